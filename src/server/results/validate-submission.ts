/** Validation of submissions. Only ids and texts are taken from a submission; its result is computed by the server. */
import { acceptAnswers, textLimitOf, type Answers, type Refusal } from '#engine/quiz/answers/answers.ts'
import { choicesText } from '#engine/quiz/answers/choices-texts.ts'
import { numberMessage } from '#engine/quiz/numbers/number-texts.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import { lockedQuestions, withheldQuestions } from '#engine/quiz/consent.ts'
import { fill } from '#engine/format.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { partsOfKey } from '#engine/quiz/answers/option-texts.ts'
import { missingAnswers, withDependents } from '#engine/quiz/steps/required.ts'
import { answersById } from '#engine/quiz/answers/submitted-answers.ts'
import type { FieldProblem, Submission, SubmittedAnswer } from '#types/api.generated.ts'
import { mismatchedConsents, mismatchedQuestions } from './evidence.ts'
import type { QuizRules } from './quiz-rules.ts'
import type { ShownTexts, ShownTextsByVersion } from './shown-texts.ts'

export type SubmissionValidation =
  | { readonly ok: true; readonly answers: Answers; /** The texts that the visitor saw. */ readonly shown: ShownTexts }
  | { readonly ok: false; readonly code: RefusalCode; readonly problems: readonly FieldProblem[] }
type RefusalCode = 'not_accepted' | 'quiz_changed' | 'consent_missing' | 'consent_changed'

/** Validates a submission that has passed its schema against the quiz. */
export const validateSubmission = (
  rules: QuizRules,
  submission: Submission,
  shown: ShownTextsByVersion,
): SubmissionValidation => {
  const { messages } = rules
  const structural = structuralProblems(rules, submission)
  if (structural.length > 0) return { ok: false, code: 'not_accepted', problems: structural }

  const texts = shown.get(submission.content_version)
  // A page with other texts but the same rules still asks the right questions.
  const isStale = submission.content_version !== rules.version && texts?.rulesVersion !== rules.rulesVersion
  const unlessStale = (code: RefusalCode): RefusalCode => (isStale ? 'quiz_changed' : code)
  const given = answersById(submission.answers)
  const { answers, refused } = acceptAnswers(rules.model, given)
  const problems = refused.map((refusal) => problemOf(rules, refusal, given))
  if (problems.length > 0) return { ok: false, code: unlessStale('not_accepted'), problems }

  const unconsented = unconsentedQuestions(rules, submission).map((id) => ({
    field: fieldOf(id),
    message: messages.quiz.consent_missing,
  }))
  // On an outdated page the consent may have been given to an earlier text, so the visitor has to see the new one first.
  if (unconsented.length > 0) return { ok: false, code: unlessStale('consent_missing'), problems: unconsented }

  const missing = missingProblems(rules, answers, submission)
  if (missing.length > 0) return { ok: false, code: unlessStale('not_accepted'), problems: missing }

  const mismatched = mismatchedConsents(shown, submission, messages)
  // No server on this database has ever shown this version: the page is from another installation, or the version is forged.
  if (!texts) return { ok: false, code: 'quiz_changed', problems: mismatched }
  if (mismatched.length > 0) return { ok: false, code: 'consent_changed', problems: mismatched }
  const changed = mismatchedQuestions(texts, submission.answers)
  if (changed.length > 0)
    return {
      ok: false,
      code: 'quiz_changed',
      problems: changed.map((id) => ({ field: fieldOf(id), message: messages.quiz.quiz_changed })),
    }
  return { ok: true, answers, shown: texts }
}

/** Problems name content ids instead of list positions, so that the page can find the question. */
const fieldOf = (question: string): string => `questions/${question}`

/** What the schema cannot check: wrong quiz, repeated questions or consents, labels that do not match the options. */
const structuralProblems = (rules: QuizRules, { quiz, answers, consents }: Submission): readonly FieldProblem[] => {
  const message = rules.messages.quiz.submit_refused
  const known = new Set(rules.consents.map(({ id }) => id))
  const fields = [
    ...(quiz === rules.quiz ? [] : ['quiz']),
    ...repeated(answers.map(({ question }) => question)).map(fieldOf),
    ...answers.filter((answer) => !isWellFormed(answer)).map(({ question }) => fieldOf(question)),
    ...repeated(consents.map(({ id }) => id)).map((id) => `consents/${id}`),
    ...consents.filter(({ id }) => !known.has(id)).map(({ id }) => `consents/${id}`),
  ]
  return [...new Set(fields)].map((field) => ({ field, message }))
}

const isWellFormed = ({ options, labels, text, texts }: SubmittedAnswer): boolean =>
  text === undefined
    ? options !== undefined &&
      labels !== undefined &&
      options.length === labels.length &&
      Object.keys(texts ?? {}).every((option) => options.includes(option))
    : options === undefined && labels === undefined && texts === undefined

const repeated = (ids: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return ids.filter((id) => seen.size === seen.add(id).size)
}

/**
 * Required questions that are asked and have no answer. A question without its consent is not sent, so it is not required. Neither is
 * one that depends on an answer that stays on the device for lack of a decision: with that answer, it may not have been asked there.
 */
const missingProblems = (rules: QuizRules, answers: Answers, { consents }: Submission): readonly FieldProblem[] => {
  const choices = choicesById(consents)
  const locked = lockedQuestions(rules.consents, choices)
  const declined = withheldQuestions(rules.consents, choices)
  const unseen = withDependents(
    rules.model,
    [...locked].filter((id) => !declined.has(id)),
  )
  const exempt = new Set([...locked, ...unseen])
  return missingAnswers(rules.model, openQuiz(rules.model, answers), exempt).map(({ message, question }) => ({
    field: fieldOf(question),
    message: message ?? rules.requiredMessage,
  }))
}

const choicesById = (consents: Submission['consents']) =>
  Object.fromEntries(consents.map((choice) => [choice.id, choice]))

/** Answered questions that need a consent which the submission does not have. */
const unconsentedQuestions = (rules: QuizRules, { answers, consents }: Submission): readonly string[] => {
  const locked = lockedQuestions(rules.consents, choicesById(consents))
  const covered = new Set(rules.consents.flatMap(({ covers }) => covers))
  const isOpen = (id: string): boolean =>
    covered.has(id) ? !locked.has(id) : rules.model.questions.get(id)?.sensitive === undefined
  return answers.map(({ question }) => question).filter((id) => !isOpen(id))
}

const problemOf = (
  { choices, messages: { common, fields, quiz }, model, numbers }: QuizRules,
  { option, question: key, reason }: Refusal,
  given: ReturnType<typeof answersById>,
): FieldProblem => {
  const [question] = partsOfKey(key)
  const asked = model.questions.get(question)
  const { choices: limits, numbers: range } = asked ? formatOf(asked) : { choices: null, numbers: null }
  const howMany = limits ? choicesText(choices, limits) : quiz.submit_refused
  const message: Readonly<Record<Refusal['reason'], string>> = {
    unknown_question: common.not_found,
    unknown_option: fields.option_unknown,
    not_one: quiz.submit_refused,
    exclusive: quiz.submit_refused,
    wrong_kind: quiz.submit_refused,
    too_long: fill(fields.text_too_long, { max: textLimitOf(model, key) ?? 0 }),
    characters: fields.text_characters,
    too_few: howMany,
    too_many: howMany,
    number:
      (range && numberMessage(numbers.texts, range, String(given[question]), numbers.locale)) ?? quiz.submit_refused,
  }
  return {
    field: option === undefined ? fieldOf(question) : `${fieldOf(question)}/options/${option}`,
    message: message[reason],
  }
}
