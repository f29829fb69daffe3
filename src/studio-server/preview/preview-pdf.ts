import { hasModule } from '#content/modules.ts'
import { acceptAnswers, type Answers } from '#engine/quiz/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { pdfTexts } from '#server/report-pdf/report-for-pdf.ts'
import { reportPdf } from '#server/report-pdf/report-pdf.ts'
import type { SubmittedAnswer } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

/** The report of somebody with these answers, without photos. undefined: the content has no PDF. */
export const previewPdf = async (
  content: Content,
  given: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Buffer | undefined> => {
  if (!hasModule(content, 'accounts') || !hasModule(content, 'pdf')) return undefined
  const { answers } = acceptAnswers(compileQuiz(content), given, 'kept')
  return reportPdf({
    result: analyse(compileAnalysis(content), answers, 'preview'),
    created_at: now.toISOString(),
    name: 'Sam Example',
    drawings: {},
    answers: submitted(content, answers),
    photos: [],
    texts: pdfTexts(content),
  })
}

const submitted = ({ sections }: Content, answers: Answers): readonly SubmittedAnswer[] =>
  sections.flatMap(questionsIn).flatMap((question): readonly SubmittedAnswer[] => {
    const answer = answers[question.id]
    if (answer === undefined) return []
    const { id, title } = question
    if (typeof answer === 'string') return [{ question: id, title, text: answer }]
    const { options } = formatOf(question)
    const labels = answer.map((option) => options.find((one) => one.id === option)?.label ?? option)
    return [{ question: id, title, options: [...answer], labels }]
  })
