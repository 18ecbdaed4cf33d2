"""What the policy is told: the first prompt, and the feedback on an attempt."""

from lean_gym.prompts.chat import Message, PromptTemplate, first_messages
from lean_gym.prompts.feedback import FeedbackStyle, feedback_text

__all__ = ["FeedbackStyle", "Message", "PromptTemplate", "feedback_text", "first_messages"]
