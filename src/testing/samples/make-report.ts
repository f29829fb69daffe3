/** PDF reports of the personas, with the texts of the product and single-colour pictures. */
import sharp from 'sharp'
import { withAllModules } from '#testing/all-modules.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { submittedAnswers } from '#engine/quiz/answers/submitted-answers.ts'
import { analyse } from '#engine/result/result.ts'
import { pdfTexts, type ReportForPdf, type ReportPhoto } from '#server/report-pdf/report-for-pdf.ts'
import { readDrawings } from '#server/report-pdf/read-drawings.ts'
import { compiledContent } from '#testing/compiled-content.ts'
import { loadPersonas } from '#testing/load-content.ts'

export const reportOf = async (name: string, changes: Partial<ReportForPdf> = {}): Promise<ReportForPdf> => {
  const { content, version } = await compiledContent()
  const persona = loadPersonas().find((one) => one.name === name)
  if (!persona) throw new Error(`There is no ${name} in personas.yaml`)
  const { answers } = persona
  const result = analyse(compileAnalysis(content), answers, version)
  const texts = pdfTexts(withAllModules(content))
  return {
    result,
    drawings: await readDrawings('content/media', result, texts),
    created_at: '2026-11-21T14:10:00.000Z',
    name,
    answers: submittedAnswers(compileQuiz(content), answers),
    photos: [],
    texts,
    ...changes,
  }
}

/** One picture for each view. */
export const photosFor = async ({ texts }: ReportForPdf): Promise<readonly ReportPhoto[]> =>
  Promise.all(
    texts.views.map(async ({ id }, at) => ({
      view: id,
      bytes: await sharp({
        create: { width: 480, height: 640, channels: 3, background: { r: 60 * at, g: 40, b: 60 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
