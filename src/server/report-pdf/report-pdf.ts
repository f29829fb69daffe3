/** A report as a PDF: the same numbers and words as on the screen, in one order for all who read it. */
import type { ResultScore } from '#types/api.generated.ts'
import { addAbout } from './parts/about.ts'
import { addAnswers } from './parts/answers.ts'
import { addContentsList } from './parts/contents-list.ts'
import { addFooters } from './parts/footer.ts'
import { addGroup } from './parts/trait-cards.ts'
import { addInsight } from './parts/insight.ts'
import { addLedger } from './parts/ledger.ts'
import { addMasthead } from './parts/masthead.ts'
import { addObjectives } from './parts/objectives.ts'
import { addPhotos } from './parts/photos.ts'
import { openPress, type Press } from './layout/context.ts'
import { addProducts } from './parts/products.ts'
import type { ReportForPdf } from './report-for-pdf.ts'
import { addRoutine } from './parts/routine.ts'
import { addScores } from './parts/scores.ts'
import { addSignposts } from './parts/signposts.ts'
import { addTips } from './parts/tips.ts'

/** The same report is the same bytes, whenever it is made. */
export const reportPdf = async (report: ReportForPdf): Promise<Buffer> => {
  const press = await openPress(report)
  addMasthead(press)
  if (report.result.signposts.length > 0) addSignposts(press)
  if (report.result.insight) addInsight(press, report.result.insight.text)

  const parts = partsOf(report)
  const fillInContents = addContentsList(
    press,
    parts.map(({ title }) => title),
  )
  // The first page is for what comes first; when that took more, the scores follow at once.
  if (press.paper.bufferedPageRange().count === 1) press.sheet.turn()
  for (const { add } of parts) add(press)
  fillInContents()
  addFooters(press)
  press.root.end()
  return press.paper.finished()
}

const isKnown = ({ condition }: ResultScore): boolean => condition !== null

type PartToAdd = { readonly title: string; readonly add: (press: Press) => void }

/** What there is something to say about, in order. */
const partsOf = ({ answers, result, words: { pdf, report: copy } }: ReportForPdf): readonly PartToAdd[] => {
  const { headings } = pdf
  const [first, ...others] = result.groups.map((group) => ({
    title: group.title,
    add: (press: Press) => addGroup(press, group),
  }))
  return [
    { title: copy.scores.heading, add: addScores },
    ...(first ? [first] : []),
    { title: copy.objectives.heading, add: addObjectives },
    ...others,
    ...(result.routine.length > 0 ? [{ title: copy.routines.heading, add: addRoutine }] : []),
    ...(result.tips.some(({ tips }) => tips.length > 0) ? [{ title: copy.tips.heading, add: addTips }] : []),
    ...(result.products.length > 0 ? [{ title: copy.product.heading, add: addProducts }] : []),
    { title: headings.photos, add: addPhotos },
    ...(result.scores.some(isKnown) ? [{ title: headings.ledger, add: addLedger }] : []),
    ...(answers.length > 0 ? [{ title: headings.answers, add: addAnswers }] : []),
    { title: headings.about, add: addAbout },
  ]
}
