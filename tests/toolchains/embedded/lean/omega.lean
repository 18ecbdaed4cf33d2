/- `omega`: linear arithmetic over `Nat` and `Int`. -/
set_option linter.unusedVariables false
theorem t1 (x y : Nat) (h : x < y) : x + 1 ≤ y := by omega
theorem t2 (x y : Nat) (h : x + y = 7) (k : x = 3) : y = 4 := by omega
theorem t3 (x y : Int) (h : x < y) : x + 1 ≤ y := by omega
theorem t4 (x y : Int) (h : 2 * x + 4 * y = 5) : False := by omega
theorem t5 (x y : Nat) (h : x - y = 3) : x = y + 3 := by omega
theorem t6 (x : Nat) : x % 2 < 2 := by omega
theorem t7 (x : Nat) (h : x % 2 = 1) : x / 2 * 2 + 1 = x := by omega
theorem t8 (x : Int) : x / 2 * 2 ≤ x := by omega
theorem t9 (x y : Int) (h : x ≠ y) : x < y ∨ y < x := by omega
theorem t10 (x : Nat) (h : 4 ∣ x) : 2 ∣ x := by omega
theorem t11 (x y : Int) (h : 3 * x + 5 * y = 1) (k : 0 ≤ x) (l : x < 5) : x = 2 := by omega
theorem t12 (x y z : Int) (h : 7 * x + 12 * y + 31 * z = 17) (h1 : 3 * x + 5 * y + 14 * z = 7) (h2 : 1 ≤ x) (h3 : x ≤ 40)  : -50 ≤ z ∧ z ≤ 50 := by omega
theorem t13 (x y : Nat) : ¬ (x < y ∧ y < x) := by omega
theorem t14 (x y : Nat) : min x y ≤ max x y := by omega
theorem t15 (x : Int) (n : Nat) (h : x = n) : 0 ≤ x := by omega
theorem t16 (x : Nat) (h : x > 2) : x ≥ 3 → x ≠ 2 := by omega
theorem t17 (x y z : Int) (h : 6 * x + 10 * y + 15 * z = 1) (a : 0 ≤ x) (b : 0 ≤ y) (c : 0 ≤ z) : False := by omega
theorem t18 (a b c d e f g h i j k l : Int) (h1 : a < b) (h2 : b < c) (h3 : c < d) (h4 : d < e) (h5 : e < f) (h6 : f < g) (h7 : g < h) (h8 : h < i) (h9 : i < j) (h10 : j < k) (h11 : k < l) : a + 11 ≤ l := by omega
theorem t19 (a b c d e f g h i j k l : Nat) (h1 : a < b) (h2 : b < c) (h3 : c < d) (h4 : d < e) (h5 : e < f) (h6 : f < g) (h7 : g < h) (h8 : h < i) (h9 : i < j) (h10 : j < k) (h11 : k < l) : a + 11 ≤ l := by omega
theorem t20 (x : Int) : x.natAbs ≥ 0 := by omega
theorem t21 (x : Int) : (x.natAbs : Int) ≥ x := by omega
theorem t22 (x : Int) (h : x < 0) : (x.natAbs : Int) = -x := by omega
theorem t23 (x : Int) (h : x < 0) : x.toNat = 0 := by omega
theorem t24 (x : Int) (h : 0 ≤ x) : (x.toNat : Int) = x := by omega
theorem t25 (x y : Int) : min x y ≤ x ∧ x ≤ max x y := by omega
theorem t26 (x : Nat) (h : x ∣ 0) : 2 ^ 3 * x = 8 * x := by omega
theorem t27 (x y : Nat) (h : x < 2 ^ 4) : x / 16 = 0 := by omega
theorem t28 (x : Nat) (h : ∃ y, x = 2 * y) : x % 2 = 0 := by omega
theorem t29 (x y : Nat) (h : (x, y).1 = 3) : x = 3 := by omega
theorem t30 (n : Nat) (i : Fin n) : i.val < n := by omega
theorem t31 (n : Nat) (i j : Fin n) (h : i.val < j.val) : i ≠ j := by omega
theorem t32 (x : Int) (h : x % 3 = 1) (k : x % 2 = 1) : x % 6 = 1 := by omega
theorem t33 (x : Int) : -x / 2 = -((x + 1) / 2) := by omega
theorem t34 (x : Int) (h : ¬ 3 ∣ x) : x % 3 = 1 ∨ x % 3 = 2 := by omega
theorem t35 (x : Nat) (h : ¬ 3 ∣ x) : x % 3 = 1 ∨ x % 3 = 2 := by omega
theorem t36 (x y : Nat) (h : x - 1 - y = 2) : x = y + 3 := by omega
theorem t37 (x y : Nat) : (x + y) * 2 = 2 * y + x + x := by omega
theorem t38 (x y z : Nat) (h : x * y = z) : z = x * y := by omega
theorem t39 (x y z : Nat) (h : x * y < z) : ((x * y : Nat) : Int) < z := by omega
theorem t40 (x : Nat) : x >>> 1 = x / 2 := by omega
theorem t41 (x : Nat) : x <<< 1 = x * 2 := by omega
theorem t42 (x : Int) : x / -3 = -(x / 3) := by omega
theorem t43 (x y : Nat) (h : Nat.succ x = y) : y ≠ 0 := by omega
theorem t44 (x y : Nat) (h : x % 4 = 3) : (x * x) = x * x ∧ x % 2 = 1 := by omega
theorem t45 (x y : Nat) (p : x ≤ y ↔ y ≤ x) : x = y := by omega
theorem t46 (x y : Nat) (p : ¬ (x ≤ y ↔ y ≤ x)) : x ≠ y := by omega
theorem t47 (x y : Nat) (p : x ≤ y → y < 5) (q : x ≤ y) : y ≤ 4 := by omega
theorem t48 (x y : Nat) (p : ¬ (x ≤ y → y < 5)) : 5 ≤ y := by omega
theorem t49 (x y : Nat) (p : ¬ (x ≤ y ∧ y < 5)) (h : x ≤ y): 5 ≤ y := by omega
theorem t50 (x : Nat) (h : 2 * x + 1 = 0) : False := by omega
theorem t51 (x y : Nat) (h : x < y ∨ y < x) : x ≠ y := by omega
theorem t52 (x : Int) (h : x * 3 = 7) : False := by omega
theorem t53 (x : { n : Nat // n < 5 }) : x.val ≤ 4 := by omega
theorem t54 (n : Nat) (i j : Fin n) (h : i.val < j.val) : i ≠ j := by omega
theorem t55 (n : Nat) (i j : Fin n) (h : i < j) : ¬ j ≤ i := by omega
theorem t56 (i j : Fin 5) (h : i < j) : (i + j).val < 5 := by omega
theorem t57 (i j : Fin 5) (h : i < j) (h : j < 3) : (i + j).val = i.val + j.val := by omega
theorem t58 (i j : Fin 5) : (i - j).val < 5 := by omega
theorem t59 (i : Fin 5) (h : i = 3) : i.val = 3 := by omega
theorem t60 (i : Fin 5) (h : i = 7) : i.val = 2 := by omega
theorem t61 (x : Nat) : x >>> 1 = x / 2 := by omega
theorem t62 (x : Nat) : x <<< 1 = x * 2 := by omega
theorem t63 (x : Nat) : x <<< 3 = x * 8 := by omega
theorem t64 (a b c d : Nat) (h : Prod.Lex (fun x y => x < y) (fun x y => x < y) (a, b) (c, d)) : a ≤ c := by omega
theorem t65 (a b c d : Nat) (h : ¬ Prod.Lex (fun x y => x < y) (fun x y => x < y) (a, b) (c, d)) : c ≤ a := by omega
theorem t66 (x k : Nat) (h : 0 < k) : x / 2 ^ k ≤ x / 2 ^ k := by omega
theorem t67 (x k : Nat) : x % 2 ^ k < 2 ^ k := by omega
theorem t68 (x y : Nat) (h : x = y) : (x : Int) = y := by omega
theorem t69 (x y : Nat) (h : ((x + 2 * y : Nat) : Int) = 5) : x ≤ 5 := by omega
theorem t70 (x y : Nat) (h : (x : Int) - y < 0) : x < y := by omega
theorem t71 (x y : Int) (h : 2 ∣ x) (k : ¬ 2 ∣ y) : ¬ 2 ∣ x + y := by omega
theorem t72 (x y : Nat) (h : x + y < 10) (k : 2 * x = 3 * y) (l : 0 < y): x = 3 ∧ y = 2 := by omega
theorem t73 (x : Nat) (h : x < 3) : x = 0 ∨ x = 1 ∨ x = 2 := by omega
theorem t74 (f : Nat → Nat) (x y : Nat) (h : f x ≤ y) (k : y < f x + 1) : f x = y := by omega
theorem t75 (x y : Nat) (h : x ≤ y) : x / 3 ≤ y / 3 := by omega
theorem t76 (x y : Int) (h : x ≤ y) : x / 3 ≤ y / 3 := by omega
theorem t77 (x : Nat) : (x + 7) / 7 = x / 7 + 1 := by omega
theorem t78 (x : Nat) : (x + 7) % 7 = x % 7 := by omega
theorem t79 (x : Nat) : x % 12 % 4 = x % 4 := by omega
theorem t80 (x : Nat) : x / 2 / 3 = x / 6 := by omega
theorem t81 (x y z : Nat) : x - (y + z) = x - y - z := by omega
theorem t82 (x y : Nat) : x - y + y = max x y := by omega
theorem t83 (x y : Int) (h : 123456789123456789 * x + 987654321987654321 * y = 1) : False := by omega
theorem t84 (x y z : Int) (h1 : 2 * x + 3 * y + 5 * z = 1) (h2 : 4 * x - 7 * y + 9 * z = 2) (h3 : x + y + z = 0) : 13 * z + 26 * y ≠ 1 ∨ True := by omega
theorem t85 (x y : Int) (h : 1234567 * x + 7654321 * y = 1) (h2 : 0 ≤ x) (h3 : x < 10) : False := by omega
theorem t86 (a b : Nat) : a + b = b + a := by omega
theorem t87 (a b c : Nat) (h : a ≤ b) : a + c ≤ b + c := by omega
theorem t88 (a b : Nat) (h : a < b) : ¬ b ≤ a := by omega
theorem t89 (a b : Nat) (h : 2 * a = 2 * b) : a = b := by omega
theorem t90 (a b : Nat) (h : a + 1 = b + 1) : a = b := by omega
theorem t91 (a b c : Nat) (h : a < b) (k : b < c) : a + 1 < c := by omega
theorem t92 (n : Nat) : n * 0 = 0 := by omega
theorem t93 (n : Nat) (h : n ≠ 0) : 0 < n := by omega
theorem t94 (n : Nat) : n < n + 1 := by omega
theorem t95 (n : Nat) : (n + 1) - 1 = n := by omega
theorem t96 (n m : Nat) (h : m ≤ n) : n - m + m = n := by omega
theorem t97 (n m : Nat) (h : n ≤ m) : n - m = 0 := by omega
theorem t98 (a b : Int) : a - b = -(b - a) := by omega
theorem t99 (a b c : Int) : a * 3 - (b - c) = 3 * a + c - b := by omega
theorem t100 (a b : Int) (h : a ≤ b) : -b ≤ -a := by omega
theorem t101 (a b : Int) (h : a < b) : a < b ∧ b = b := by omega
theorem t102 (x : Int) : x % 2 = 0 ∨ x % 2 = 1 := by omega
theorem t103 (x : Int) : x = 2 * (x / 2) + x % 2 := by omega
theorem t104 (x : Int) (h : x % 4 = 2) : x % 2 = 0 := by omega
theorem t105 (x : Nat) (h : x % 10 = 7) : ¬ 5 ∣ x := by omega
theorem t106 (x : Nat) (h : 6 ∣ x) : 3 ∣ x ∧ 2 ∣ x := by omega
theorem t107 (x : Nat) (h : 3 ∣ x ∧ 2 ∣ x) : 6 ∣ x := by omega
theorem t108 (x : Int) (h : 3 ∣ x) (k : 5 ∣ x) : 15 ∣ x := by omega
theorem t109 (x y : Int) (h : x + y = 10) (k : x - y = 4) : x = 7 ∧ y = 3 := by omega
theorem t110 (x y z : Nat) (h : x + y + z = 3) (a : 0 < x) (b : 0 < y) (c : 0 < z) : x = 1 ∧ y = 1 ∧ z = 1 := by omega
theorem t111 (coins3 coins5 : Nat) (h : 3 * coins3 + 5 * coins5 = 7) : False := by omega
theorem t112 (n : Nat) (h : 8 ≤ n) (k : n % 3 = 2) : 3 * ((n - 5) / 3) + 5 = n := by omega
theorem t113 (a b : Nat) (h : a / 2 < b) : a < 2 * b := by omega
theorem t114 (a b : Nat) (h : a < 2 * b) : a / 2 < b := by omega
theorem t115 (a b : Int) : min a b + max a b = a + b := by omega
theorem t116 (a b : Nat) : max a b - min a b = (a - b) + (b - a) := by omega
theorem t117 (a b c : Nat) : min a (min b c) = min (min a b) c := by omega
theorem t118 (x : Int) : -5 ≤ x → x ≤ 5 → x.natAbs ≤ 5 := by omega
theorem t119 (x : Int) : (x.toNat : Int) = max x 0 := by omega
theorem t120 (x : Int) (n : Nat) (h : x.natAbs = n) (k : x < 0) : x = -(n : Int) := by omega
theorem t121 (p q : Nat) : (p ≤ q ∧ q ≤ p) ↔ p = q := by omega
theorem t122 (a b c : Nat) : a ≤ b ∨ b ≤ c ∨ c ≤ a := by omega
theorem t123 (a b c : Int) : ¬ (a < b ∧ b < c ∧ c < a) := by omega
theorem t124 (x y : Nat) (h : x < 5 → y < 3) (k : ¬ y < 3) : 5 ≤ x := by omega
theorem t125 (x y : Nat) (h : (x < 5 ∧ y = 2) ∨ (x = 7 ∧ y = 3)) : x + y ≤ 10 := by omega
theorem t126 (f : Nat → Int) (h : f 3 < f 4) (k : f 4 ≤ f 5) : f 3 + 1 ≤ f 5 := by omega
theorem t127 (l : List Nat) (h : l.length < 3) (k : 1 < l.length) : l.length = 2 := by omega
theorem t128 (x : Nat) : x / 4 * 4 + x % 4 = x := by omega
theorem t129 (x : Nat) (h : x < 256) : x / 16 < 16 := by omega
theorem t130 (x y : Nat) (h : y < 16) : (x * 16 + y) / 16 = x := by omega
theorem t131 (x y : Nat) (h : y < 16) : (x * 16 + y) % 16 = y := by omega
theorem t132 (x : Int) : (x + 1) % 2 ≠ x % 2 := by omega
theorem t133 (a b c d e : Int) (h : a + 2 * b + 3 * c + 4 * d + 5 * e = 1) (h2 : a = b) (h3 : b = c) (h4 : c = d) (h5 : d = e) : False := by omega
theorem t134 (a b c d : Int) (h1 : 4 * a + 6 * b = 10 * c) (h2 : 2 * c = 4 * d + 1) : False := by omega
theorem t135 (x y : Int) (h : 5 * x + 3 * y = 1) : ¬ (x % 3 = 0) := by omega
theorem t136 (x : Int) (h : 7 ∣ 3 * x) : 7 ∣ x := by omega
theorem t137 (x y : Int) (h1 : 3 * x + 2 * y ≤ 5) (h2 : x ≥ 1) (h3 : y ≥ 1) : x = 1 ∧ y = 1 := by omega
theorem t138 (x : Nat) (h : x * 7 % 10 = 1) (k : x < 10) : x = 3 := by omega
theorem t139 (i j n : Nat) (h : i < n) (k : j < i) : n - 1 - i + (i - j) ≤ n - 1 - j := by omega

/- Rare paths. -/
theorem r1 (n : Nat) : Int.negSucc n = -(n : Int) - 1 := by omega
theorem r2 (x y : Nat) (h : (x, y).2 = 3) : y = 3 := by omega
theorem r3 (x y : Int) (h : (x, y).2 = 3) : y = 3 := by omega
theorem r4 (x y : Int) (h : (x, y).1 = 3) : x = 3 := by omega
theorem r5 (k : Nat) : 2 ^ (k + 1) = 2 * 2 ^ k := by omega
theorem r6 (k : Nat) : (2 : Int) ^ (k + 1) = 2 * 2 ^ k := by omega
theorem r7 (x k : Nat) : x % 2 ^ k < 2 ^ k := by omega
theorem r8 (x : Int) (k : Nat) : x % 2 ^ k < 2 ^ k := by omega
theorem r9 (x k : Nat) : x / 2 ^ k * 1 ≤ x / 2 ^ k := by omega
theorem r10 (x k : Nat) : x >>> k = x / 2 ^ k := by omega
theorem r11 (x k : Nat) : x <<< k = x * 2 ^ k := by omega
theorem r12 (x y : Int) (h : x / 0 = y) : y = 0 := by omega
theorem r13 (x y : Nat) (h : x / 0 = y) : y = 0 := by omega
theorem r14 (x y : Nat) (h : x % 0 = y) : y = x := by omega
theorem r15 (x y : Nat) (h : ∃ a b, x = 2 * a ∧ y = 2 * b) : (x + y) % 2 = 0 := by omega
theorem r16 (s : { x : Int // 0 ≤ x ∧ x < 5 }) : s.val ≤ 4 := by omega
theorem r17 (p : Prop) [Decidable p] (x : Int) (h : (if p then x else x + 1) = 3) : x = 3 ∨ x = 2 := by omega
theorem r18 (i j : Fin 7) (h : ¬ i < j) (k : i ≠ j) : j < i := by omega
theorem r19 (i j : Fin 7) (h : ¬ i ≤ j) : j < i := by omega
theorem r20 (i j : Fin 7) (h : i > j) : i ≥ j := by omega
theorem r21 (i j : Fin 7) (h : i.val + j.val < 7) : (i * 1 + j).val = i.val + j.val := by omega
theorem r22 (x y : Int) (h : ¬ (x = y ∨ x = y + 1)) (k : y ≤ x) : x ≥ y + 2 := by omega
theorem r23 (x y : Int) (h : x > y ↔ y > x) : x = y := by omega
theorem r24 (x : Nat) (h : ¬ ¬ x = 3) : x = 3 := by omega
theorem r25 (x y z : Nat) (h : x - y - z = 4) : x = 4 + y + z := by omega
theorem r26 (x y : Nat) (h : x * y ≥ 1) : (x * y : Int) ≥ 1 := by omega
theorem r27 (n : Nat) (h : Nat.succ (Nat.succ n) = 5) : n = 3 := by omega
theorem r28 (a b c d e f g h i j k l m : Nat) (hh : a + b + c + d + e + f + g + h + i + j + k + l + m = 1) (h2 : m = 1) : l = 0 := by omega
theorem r29 (a b c d e f g h i j k l m : Int) (h1 : 2 * l + 3 * m = 1) (h2 : a + b + c + d + e + f + g + h + i + j + k = l) (h3 : l = 2) : m = -1 := by omega
theorem r30 (x : Int) (h : x.toNat = 0) : x ≤ 0 := by omega

/- False, or beyond the method. -/
theorem f1 (x : Nat) (h : x > 2) : x > 3 := by omega -- FAIL: omega could not prove the goal
theorem f2 (x y : Int) (h : x ≤ y) : y ≤ x := by omega -- FAIL: omega could not prove the goal
theorem f3 (x y : Nat) : x - y + y = x := by omega -- FAIL: omega could not prove the goal
theorem f4 (x : Int) : x / 2 * 2 = x := by omega -- FAIL: omega could not prove the goal
theorem f5 (x y : Int) (h : 2 * x + 3 * y = 7) : x = 2 := by omega -- FAIL: omega could not prove the goal
theorem f6 (x : Nat) (h : 4 ∣ x) : 8 ∣ x := by omega -- FAIL: omega could not prove the goal
theorem f7 (x y z : Nat) (h : x + y ≤ z) : x + y < z := by omega -- FAIL: omega could not prove the goal
theorem f8 (x : Int) : 0 ≤ x := by omega -- FAIL: omega could not prove the goal
theorem f9 (x y : Nat) (h : x ≠ y) : x < y := by omega -- FAIL: omega could not prove the goal
theorem f10 (x : Nat) (h : x % 3 = 1) : x % 2 = 1 := by omega -- FAIL: omega could not prove the goal
theorem f11 (x y : Int) : max x y = x := by omega -- FAIL: omega could not prove the goal
theorem f12 (x : Int) : (x.natAbs : Int) = x := by omega -- FAIL: omega could not prove the goal
theorem f13 (p : Prop) (x : Nat) (h : x = 3 → p) : p := by omega -- FAIL: omega could not prove the goal
theorem f14 (x y : Nat) (h : x * y = 4) : x = 2 := by omega -- FAIL: omega could not prove the goal
theorem f15 (x y : Nat) (h : x ≤ y ∨ y ≤ 3) : x ≤ 3 := by omega -- FAIL: omega could not prove the goal
theorem f16 (n : Nat) (i : Fin n) : i.val + 1 < n := by omega -- FAIL: omega could not prove the goal
theorem f17 (x y : Int) (h : 27 ≤ 11 * x + 13 * y) (h2 : 11 * x + 13 * y ≤ 45) (h3 : -10 ≤ 7 * x - 9 * y) (h4 : 7 * x - 9 * y ≤ 4) : False := by omega -- FAIL: omega could not prove the goal
