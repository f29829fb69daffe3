/** Frames of the live picture that decide together, and how many of them have to agree: the advice on single frames flickers. */
const frameCount = 5
const requiredAgreement = 3

/** Adds the advice on the newest frame at the end, and drops the oldest. */
export const withFrame = <Advice>(recent: readonly Advice[], seen: Advice): readonly Advice[] =>
  [...recent, seen].slice(-frameCount)

/** The advice that enough of the recent frames agree on, otherwise the one `before`. */
export const steadyAdvice = <Advice>(recent: readonly Advice[], before: Advice | null): Advice | null =>
  recent.find((one) => recent.filter((other) => other === one).length >= requiredAgreement) ?? before
