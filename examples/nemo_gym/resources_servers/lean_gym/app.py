"""Entry point of the resources server for NeMo Gym."""

from nemo_gym.server_utils import is_nemo_gym_fastapi_entrypoint

from lean_gym.integrations.nemo_gym import LeanGymResourcesServer

if __name__ == "__main__":
    LeanGymResourcesServer.run_webserver()
elif is_nemo_gym_fastapi_entrypoint(__file__):  # one of several uvicorn workers
    app = LeanGymResourcesServer.run_webserver()
