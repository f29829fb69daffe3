/** The foot of every page: which report, which page of how many. Whoever listens is spared it. */
import { fill } from '#engine/format.ts'
import { drawLine, rule } from '#server/report-pdf/layout/drawing.ts'
import { breakLines } from '#server/report-pdf/layout/lines.ts'
import type { Press } from '#server/report-pdf/layout/context.ts'
import { contentWidth, page, type } from '#server/report-pdf/layout/type-scale.ts'

export const addFooters = ({ paper, report: { words } }: Press): void => {
  const { count, start } = paper.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    paper.switchToPage(start + at)
    const text = fill(words.pdf.footer, { site: words.site_name, n: at + 1, total: count })
    const [line] = breakLines(paper.ruler, text, type.small, contentWidth)
    const y = page.height - page.bottom + 24
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    rule(paper, 'border.card', page.left, y, contentWidth, 0.5)
    if (line) drawLine(paper, line, type.small, page.left, y + 6)
    paper.endMarkedContent()
  }
}
