import { withoutDependents } from '#engine/result/without-dependents.ts'
import type { ConsentItem } from '#types/content.generated.ts'
import type { QuizRules } from './quiz-rules.ts'
import { storedDependents } from './consent-dependents.ts'
import { resultColumns, storedAnswers, storedResult } from './results.ts'
import { consentInVersion } from './shown-texts.ts'
import { consentSubject, recordErasures } from '#server/store/operations/erasures.ts'
import { deletePhotoRows } from '#server/store/submissions/photos.ts'
import { consentsOf, recordWithdrawal, setAnswers } from '#server/store/submissions/submissions.ts'
import type { StoreTransaction, SubmissionRow } from '#server/store/database/tables.ts'

/**
 * Deletes what the consent covered, and the parts of the stored result that came from it. Everything else in the result stays as it is,
 * whatever the content says today. Idempotent. Returns the photo files that may now be deleted.
 */
export const withdrawConsent = async (
  transaction: StoreTransaction,
  rules: QuizRules,
  submission: SubmissionRow,
  { id: consent_id, version, decline: words, covers: coversNow }: ConsentItem,
  at: string,
): Promise<readonly string[]> => {
  const { id } = submission
  // In the content version of the submission, the consent may have covered more than it does today.
  const then = await consentInVersion(transaction, submission.content_version, consent_id)
  const covers = [...coversNow, ...(then?.covers ?? [])]
  const consents = await consentsOf(transaction, id)
  await recordWithdrawal(transaction, id, { consent_id, version, words }, at)
  const before = storedAnswers(submission)
  const left = before.filter(({ question }) => !covers.includes(question))
  if (left.length < before.length) {
    const dependents = storedDependents(rules, submission, consents, consent_id, covers)
    const questions = left.map(({ question }) => question)
    const result = withoutDependents(storedResult(submission), dependents, rules.analysis.content, questions)
    await setAnswers(transaction, id, { answers: JSON.stringify(left), ...resultColumns(result) })
  }
  await recordErasures(transaction, [{ kind: 'consent', key: consentSubject(id, consent_id) }], at)
  return covers.includes('photos') ? deletePhotoRows(transaction, id, at) : []
}
