/** What taking a yes back means for a stored result: what it covered is deleted, and the result is worked out again without it. */
import type { ConsentItem } from '#types/content.generated.ts'
import type { QuizRules } from './quiz-rules.ts'
import { resultColumns, rescore, storedAnswers } from './results.ts'
import { consentInVersion } from './shown-texts.ts'
import { consentSubject, recordErasures } from '#server/store/operations/erasures.ts'
import { deletePhotoRows } from '#server/store/submissions/photos.ts'
import { consentsOf, recordWithdrawal, setAnswers } from '#server/store/submissions/submissions.ts'
import type { StoreTransaction, SubmissionRow } from '#server/store/database/tables.ts'

/** Again changes nothing more. Gives the photo files that are now nobody's. */
export const withdrawConsent = async (
  transaction: StoreTransaction,
  rules: QuizRules,
  submission: SubmissionRow,
  { id: consent_id, version, decline: words, covers: coversNow }: ConsentItem,
  at: string,
): Promise<readonly string[]> => {
  const { id } = submission
  // The yes that is taken back may have covered more than it would today.
  const then = await consentInVersion(transaction, submission.content_version, consent_id)
  const covers = [...coversNow, ...(then?.covers ?? [])]
  await recordWithdrawal(transaction, id, { consent_id, version, words }, at)
  const before = storedAnswers(submission)
  const left = before.filter(({ question }) => !covers.includes(question))
  if (left.length < before.length)
    await setAnswers(transaction, id, {
      answers: JSON.stringify(left),
      ...resultColumns(rescore(rules, left, await consentsOf(transaction, id))),
    })
  await recordErasures(transaction, [{ kind: 'consent', key: consentSubject(id, consent_id) }], at)
  return covers.includes('photos') ? deletePhotoRows(transaction, id, at) : []
}
