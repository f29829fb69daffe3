/**
 * Stored answers and consents are evidence. Only ids, choices and free texts are taken from a submission; titles, labels, consent
 * texts and times come from the server.
 */
import type { Dependents } from '#engine/result/dependents.ts'
import type { FieldProblem, Submission, SubmittedAnswer, SubmittedConsent } from '#types/api.generated.ts'
import type { ConsentItem, Messages } from '#types/content.generated.ts'
import type { ShownTexts, ShownTextsByVersion } from './shown-texts.ts'
import type { NewConsent } from '#server/store/submissions/submissions.ts'

/** All content versions that a submission refers to: its own, and those of consents that were given in an earlier version. */
export const contentVersionsIn = ({ content_version, consents }: Submission): readonly string[] => [
  content_version,
  ...consents.flatMap((consent) => consent.content_version ?? []),
]

/** The consent as it was shown. undefined: the content version is unknown, or it has another version of the consent. */
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

/** Consents whose text is unknown or differs from the one the server has shown: the visitor has to read them again. */
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

/** Ids of questions whose title or labels differ from the content version that the visitor saw. */
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

/** Compares in NFC, because the content version does not depend on the Unicode normalisation form either. */
const isSame = (sent: string | undefined, own: string | undefined): boolean =>
  sent !== undefined && sent.normalize() === own?.normalize()

/**
 * The answers with the titles, labels and units of the server. A blank text counts as no answer, as in `acceptAnswers`. `fill`: fills
 * earlier answers into titles and labels, so that these are stored as the visitor read them.
 */
export const canonicalAnswers = (
  { questions }: ShownTexts,
  answers: readonly SubmittedAnswer[],
  fill: (text: string) => string,
): readonly SubmittedAnswer[] =>
  answers.flatMap(({ question, options, text, texts }) => {
    if (text !== undefined && isBlank(text)) return []
    const own = questions.get(question)
    const title = fill(own?.title ?? question)
    if (text !== undefined) return { question, title, text, ...(own?.unit !== undefined && { unit: own.unit }) }
    const chosen = options ?? []
    const labels = chosen.map((option) => fill(own?.labels.get(option) ?? option))
    const written = Object.entries(texts ?? {}).filter(([, one]) => !isBlank(one))
    return {
      question,
      title,
      options: chosen,
      labels,
      ...(written.length > 0 && { texts: Object.fromEntries(written) }),
    }
  })

const isBlank = (text: string): boolean => text.trim() === ''

/** Consents as they are stored. The time is that of receipt, because a device's clock cannot be trusted. */
export const consentRows = (
  shown: ShownTextsByVersion,
  submission: Submission,
  dependents: ReadonlyMap<string, Dependents>,
  now: string,
): readonly NewConsent[] =>
  submission.consents.flatMap((made) => {
    const consent = consentShown(shown, submission, made)
    if (!consent) return []
    const { id, version, choice } = made
    const words = consentWording(consent, choice)
    const from = dependents.get(id)
    return [
      {
        consent_id: id,
        version,
        words,
        choice,
        at: now,
        recorded_at: now,
        withdrawn_at: null,
        dependents: from ? JSON.stringify(from) : null,
      },
    ]
  })
