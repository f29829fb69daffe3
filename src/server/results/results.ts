/** Computes results, reads stored ones, and builds the reply for their owner. */
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { analyse, viewOf } from '#engine/result/result.ts'
import type { ReportOverview, Result, ResultReply, SubmittedAnswer } from '#types/api.generated.ts'
import type { QuizRules } from './quiz-rules.ts'
import { photosOf } from '#server/store/submissions/photos.ts'
import { consentsOf, submissionById } from '#server/store/submissions/submissions.ts'
import type { ConsentRow, Store, SubmissionRow, SummaryColumns } from '#server/store/database/tables.ts'

/** Answers were validated when they were stored. */
export const storedAnswers = ({ answers }: Pick<SubmissionRow, 'answers'>): readonly SubmittedAnswer[] =>
  JSON.parse(answers) as readonly SubmittedAnswer[]

export const storedResult = ({ result }: Pick<SubmissionRow, 'result'>): Result => JSON.parse(result) as Result

/** Written by `resultColumns`. */
export const storedOverview = (overview: string): ReportOverview => JSON.parse(overview) as ReportOverview

/** All columns that derive from a result. They are written together, so that they stay consistent. */
export const resultColumns = (result: Result): Pick<SubmissionRow, 'result' | keyof SummaryColumns> => ({
  result: JSON.stringify(result),
  answered: result.answered,
  total: result.total,
  result_version: result.content_version,
  overview: JSON.stringify(overviewOf(result)),
})

/** The result of accepted answers, with the versions of the content and the rules. `agreed`: ids of the consents that were given. */
export const computeResult = (rules: QuizRules, answers: Answers, agreed: readonly string[]): Result => ({
  ...analyse(rules.analysis, answers, rules.version, unstoredQuestions(rules, agreed)),
  rules_version: rules.rulesVersion,
})

/** Questions whose answers are not stored for lack of consent. */
export const unstoredQuestions = (
  { consents }: Pick<QuizRules, 'consents'>,
  agreed: readonly string[],
): ReadonlySet<string> => new Set(consents.filter(({ id }) => !agreed.includes(id)).flatMap(({ covers }) => covers))

type ConsentColumns = Omit<ConsentRow, 'submission_id'>

/** A withdrawn consent is declined from the time of its withdrawal. */
export const effectiveChoice = ({ choice, at, withdrawn_at }: Pick<ConsentRow, 'choice' | 'at' | 'withdrawn_at'>) =>
  choice === 'agreed' && withdrawn_at === null
    ? ({ choice: 'agreed', at } as const)
    : ({ choice: 'declined', at: withdrawn_at ?? at } as const)

/** Photos may be stored if the quiz asks for them, and every consent that covers them was given to its current version. */
export const allowsPhotos =
  (rules: QuizRules) =>
  (consents: readonly ConsentColumns[]): boolean =>
    rules.hasPhotos &&
    rules.consents
      .filter(({ covers }) => covers.includes('photos'))
      .every(({ id, version }) =>
        consents.some(
          (row) => row.consent_id === id && row.version === version && effectiveChoice(row).choice === 'agreed',
        ),
      )

/** Sorts photos in the order of the quiz. Views that the content no longer has are last. */
export const sortByView = <Photo extends { readonly view: string }>(
  views: readonly string[],
  photos: readonly Photo[],
): readonly Photo[] => {
  const placeOf = ({ view }: Photo): number => (views.includes(view) ? views.indexOf(view) : views.length)
  return photos.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** undefined: the submission was deleted in the meantime. */
export const resultReply = async (
  rules: QuizRules,
  store: Store,
  id: string,
  view: ResultReply['view'],
): Promise<ResultReply | undefined> => {
  const submission = await submissionById(store, id)
  if (!submission) return undefined
  const [consents, photos] = [await consentsOf(store, id), await photosOf(store, id)]
  return {
    id,
    created_at: submission.created_at,
    ...viewOf(rules.analysis, storedResult(submission), view),
    photos: sortByView(rules.views, photos).map(({ view: of, width, height, sent }) => ({
      view: of,
      width,
      height,
      ...(sent !== null && { sent }),
    })),
    consents: consents.map((row) => ({ id: row.consent_id, ...effectiveChoice(row) })),
  }
}
