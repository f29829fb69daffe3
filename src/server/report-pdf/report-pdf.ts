/** A report as a tagged PDF, with the same numbers and texts as the page. Reading order and visual order are the same. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isKnown } from '#engine/result/scores/shown-score.ts'
import { addAbout } from './parts/about.ts'
import { addAnswers } from './parts/answers.ts'
import { addContentsList } from './parts/contents-list.ts'
import { addFooters } from './parts/footer.ts'
import { addTraitCards } from './parts/trait-cards.ts'
import { addInsight } from './parts/insight.ts'
import { addLedger } from './parts/ledger.ts'
import { addMasthead } from './parts/masthead.ts'
import { addObjectives, isObjective } from './parts/objectives.ts'
import { addPhotos } from './parts/photos.ts'
import { openPdfContext, type PdfContext } from './layout/context.ts'
import { addProducts } from './parts/products.ts'
import type { ReportForPdf } from './report-for-pdf.ts'
import { addRoutine } from './parts/routine.ts'
import { addScores } from './parts/scores.ts'
import { addSignposts } from './parts/signposts.ts'
import { addSummary } from './parts/summary.ts'
import { addTips } from './parts/tips.ts'

/**
 * Deterministic: the same report gives the same bytes, whatever the time and the time zone. It takes a third of a second, so it lets
 * other requests run between its parts.
 */
export const reportPdf = async (report: ReportForPdf): Promise<Buffer> => {
  const close = await layOut(report, rowPaddings.close)
  const { document } = isLastPageShort(close) ? await layOut(report, rowPaddings.wide) : close
  return document.toBuffer()
}

/** The padding of the rows of answers, in points. The wide padding moves more rows to the last page when it would have only a few. */
const rowPaddings = { close: 1.5, wide: 4 } as const

const isLastPageShort = ({ document, flow, report }: PdfContext): boolean =>
  report.answers.length > 0 && document.bufferedPageRange().count > 1 && flow.filled() < 1 / 3

const layOut = async (report: ReportForPdf, rowPadding: number): Promise<PdfContext> => {
  const context = await openPdfContext(report)
  addMasthead(context)
  if (report.result.signposts.length > 0) addSignposts(context)
  addSummary(context)
  await yieldToEventLoop()
  addScores(context)
  if (report.result.insight) addInsight(context, report.result.insight.text)

  const parts = partsOf(report, rowPadding)
  const fillInContents = addContentsList(
    context,
    parts.map(({ title }) => title),
  )
  for (const { add } of parts) {
    await yieldToEventLoop()
    add(context)
  }
  await yieldToEventLoop()
  context.flow.end()
  fillInContents()
  addFooters(context)
  context.root.end()
  return context
}

type PartToAdd = { readonly title: string; readonly add: (context: PdfContext) => void }

/** The parts of this report in order, without those that would be empty. */
const partsOf = (
  { answers, photos, result, texts: { pdf, report: copy, views } }: ReportForPdf,
  rowPadding: number,
): readonly PartToAdd[] => {
  const { headings } = pdf
  const [first, ...others] = result.groups.map((group) => ({
    title: group.title,
    add: (context: PdfContext) => addTraitCards(context, group),
  }))
  return [
    { title: headings.about, add: addAbout },
    ...(first ? [first] : []),
    ...(copy.objectives.cards.some(isObjective) ? [{ title: copy.objectives.heading, add: addObjectives }] : []),
    ...others,
    ...(photos.length > 0 || views.length > 0 ? [{ title: headings.photos, add: addPhotos }] : []),
    ...(result.routine.length > 0 ? [{ title: copy.routines.heading, add: addRoutine }] : []),
    ...(result.tips.some(({ tips }) => tips.length > 0) ? [{ title: copy.tips.heading, add: addTips }] : []),
    ...(result.products.length > 0 ? [{ title: copy.product.heading, add: addProducts }] : []),
    ...(result.scores.some(isKnown) ? [{ title: headings.ledger, add: addLedger }] : []),
    ...(answers.length > 0
      ? [{ title: headings.answers, add: (context: PdfContext) => addAnswers(context, rowPadding) }]
      : []),
  ]
}
