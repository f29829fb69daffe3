/** Which parts of a result come from the answers that each consent covers, so that the consent can be withdrawn later. */
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { answersById } from '#engine/quiz/answers/submitted-answers.ts'
import { dependentsOf, type Dependents } from '#engine/result/dependents.ts'
import { resultParts } from '#engine/result/result-parts.ts'
import { analyse } from '#engine/result/result.ts'
import type { SubmittedAnswer } from '#types/api.generated.ts'
import type { ConsentRow, SubmissionRow } from '#server/store/database/tables.ts'
import type { QuizRules } from './quiz-rules.ts'
import { effectiveChoice, storedAnswers, storedResult, unstoredQuestions } from './results.ts'

/** The dependents of each consent. `agreed`: ids of the consents that were given. A consent that covers no answer is left out. */
export const dependentsByConsent = (
  rules: QuizRules,
  answers: Answers,
  agreed: readonly string[],
): ReadonlyMap<string, Dependents> => {
  const given = rules.consents.filter(
    ({ id, covers }) => agreed.includes(id) && covers.some((question) => Object.hasOwn(answers, question)),
  )
  const found =
    given.length === 0
      ? []
      : dependentsOf(
          rules.withoutLimits,
          answers,
          unstoredQuestions(rules, agreed),
          given.map(({ covers }) => covers),
        )
  return new Map(found.flatMap((one, at) => (given[at] ? [[given[at].id, one]] : [])))
}

/** What depends on these covered questions in a stored result: as recorded or, if a consent has no record, according to today's rules. */
export const storedDependents = (
  rules: QuizRules,
  submission: SubmissionRow,
  consents: readonly ConsentRow[],
  consent: string,
  covers: readonly string[],
): Dependents => {
  const stored = consents.find(({ consent_id }) => consent_id === consent)?.dependents
  const recorded = stored ? (JSON.parse(stored) as Dependents) : null
  const before = storedAnswers(submission)
  const isMissing = ({ question }: SubmittedAnswer): boolean =>
    covers.includes(question) && !recorded?.covers.includes(question)
  if (recorded && !before.some(isMissing)) return recorded
  const agreed = consents.filter((row) => effectiveChoice(row).choice === 'agreed').map((row) => row.consent_id)
  return dependentsToday(rules, submission, unstoredQuestions(rules, agreed), covers)
}

/**
 * A part of the result that today's rules would not produce counts as dependent on the consent, because it is no longer known which
 * answers it came from.
 */
const dependentsToday = (
  rules: QuizRules,
  submission: SubmissionRow,
  locked: ReadonlySet<string>,
  covers: readonly string[],
): Dependents => {
  const { answers } = acceptAnswers(rules.model, answersById(storedAnswers(submission)))
  const [dependents] = dependentsOf(rules.withoutLimits, answers, locked, [covers])
  if (!dependents) throw new Error('One list of questions has one list of dependents')
  const explained = resultParts(analyse(rules.withoutLimits, answers, rules.version, locked))
  const unexplained = [...resultParts(storedResult(submission)).keys()].filter((key) => !explained.has(key))
  return { ...dependents, parts: [...dependents.parts, ...unexplained] }
}
