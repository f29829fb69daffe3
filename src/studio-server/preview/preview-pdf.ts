import { hasModule } from '#content/modules.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { submittedAnswers } from '#engine/quiz/answers/submitted-answers.ts'
import { analyse } from '#engine/result/result.ts'
import { pdfTexts } from '#server/report-pdf/report-for-pdf.ts'
import { reportPdf } from '#server/report-pdf/report-pdf.ts'
import { canonicalAnswers } from '#server/results/evidence.ts'
import { answerFill, compileRules } from '#server/results/quiz-rules.ts'
import { shownTextsIn } from '#server/results/shown-texts.ts'
import type { Content } from '#types/content.generated.ts'

/** The report for these answers, without photos. undefined: the content has no PDF. */
export const previewPdf = async (
  content: Content,
  given: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Buffer | undefined> => {
  if (!hasModule(content, 'accounts') || !hasModule(content, 'pdf')) return undefined
  const rules = compileRules(content, 'preview')
  const { answers } = acceptAnswers(rules.model, given, 'kept')
  const sent = submittedAnswers(rules.model, effectiveAnswers(openQuiz(rules.model, answers)))
  return reportPdf({
    result: analyse(rules.analysis, answers, 'preview'),
    created_at: now.toISOString(),
    name: 'Example Visitor',
    drawings: {},
    answers: canonicalAnswers(shownTextsIn(content), sent, answerFill(rules, answers)),
    photos: [],
    texts: pdfTexts(content),
  })
}
