/** Advice that holds still: single frames flicker, and nobody can follow words that do. */
const frameCount = 5
const requiredAgreement = 3

/** The newest frames, the last one last. */
export const withFrame = <Advice>(recent: readonly Advice[], seen: Advice): readonly Advice[] =>
  [...recent, seen].slice(-frameCount)

/** What enough of the newest frames agree on; until they do, what was advised before. */
export const steadyAdvice = <Advice>(recent: readonly Advice[], before: Advice | null): Advice | null =>
  recent.find((one) => recent.filter((other) => other === one).length >= requiredAgreement) ?? before
