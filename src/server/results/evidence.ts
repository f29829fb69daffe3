/** What is stored of a submission's words: ids, choices and free texts are the visitor's, every other word and the time are ours. */
import type { FieldProblem, Submission, SubmittedAnswer, SubmittedConsent } from '#types/api.generated.ts'
import type { ConsentItem, Messages } from '#types/content.generated.ts'
import type { ShownTexts, ShownTextsByVersion } from './shown-texts.ts'
import type { NewConsent } from '#server/store/submissions/submissions.ts'

/** Choices that were made in an earlier version of the content name it; the others were made in the submission's. */
export const contentVersionsIn = ({ content_version, consents }: Submission): readonly string[] => [
  content_version,
  ...consents.flatMap((consent) => consent.content_version ?? []),
]

/** What a choice was made on. Undefined: no words that we know, or another version of them. */
const consentShown = (
  shown: ShownTextsByVersion,
  { content_version }: Submission,
  { id, version, content_version: own = content_version }: SubmittedConsent,
): ConsentItem | undefined => {
  const consent = shown.get(own)?.consents.get(id)
  return consent?.version === version ? consent : undefined
}

const consentWording = ({ agree, decline }: ConsentItem, choice: SubmittedConsent['choice']): string =>
  choice === 'agreed' ? agree : decline

/** Choices that were made on other words than ours, or on words that we do not know: to be read again. */
export const mismatchedConsents = (
  shown: ShownTextsByVersion,
  submission: Submission,
  messages: Messages,
): FieldProblem[] =>
  submission.consents
    .filter((made) => {
      const consent = consentShown(shown, submission, made)
      return !consent || (made.words !== undefined && !isSame(made.words, consentWording(consent, made.choice)))
    })
    .map(({ id }) => ({ field: `consents/${id}`, message: messages.quiz.consent_changed }))

/** Questions whose title or labels are not those of the version that the visitor saw. */
export const mismatchedQuestions = (
  { questions }: ShownTexts,
  answers: readonly SubmittedAnswer[],
): readonly string[] =>
  answers
    .filter(({ question, title, options = [], labels = [] }) => {
      const own = questions.get(question)
      return (
        !own ||
        !isSame(title, own.title) ||
        options.some((option, index) => !isSame(labels[index], own.labels.get(option)))
      )
    })
    .map(({ question }) => question)

/** The version of a content is the same in both Unicode forms. */
const isSame = (sent: string | undefined, own: string | undefined): boolean =>
  sent !== undefined && sent.normalize() === own?.normalize()

/** Answers in our own words. */
export const canonicalAnswers = (
  { questions }: ShownTexts,
  answers: readonly SubmittedAnswer[],
): readonly SubmittedAnswer[] =>
  answers.map(({ question, options, text }) => {
    const own = questions.get(question)
    const title = own?.title ?? question
    if (text !== undefined) return { question, title, text }
    const chosen = options ?? []
    return { question, title, options: chosen, labels: chosen.map((option) => own?.labels.get(option) ?? option) }
  })

/** Consents as they go on record. The time is that of receipt: a device may say any. */
export const consentRows = (shown: ShownTextsByVersion, submission: Submission, now: string): readonly NewConsent[] =>
  submission.consents.flatMap((made) => {
    const consent = consentShown(shown, submission, made)
    if (!consent) return []
    const { id, version, choice } = made
    const words = consentWording(consent, choice)
    return [{ consent_id: id, version, words, choice, at: now, recorded_at: now, withdrawn_at: null }]
  })
