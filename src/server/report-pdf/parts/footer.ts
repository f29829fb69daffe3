/** The footer of every page: an artifact, so that screen readers skip it. */
import { fill } from '#engine/format.ts'
import { drawLine, drawRule } from '#server/report-pdf/layout/drawing.ts'
import { breakLines } from '#server/report-pdf/layout/lines.ts'
import type { PdfContext } from '#server/report-pdf/layout/context.ts'
import { contentWidth, page, type } from '#server/report-pdf/layout/type-scale.ts'

export const addFooters = ({ document, report: { texts } }: PdfContext): void => {
  const { count, start } = document.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(start + at)
    const text = fill(texts.pdf.footer, { site: texts.site_name, n: at + 1, total: count })
    const [line] = breakLines(document.metrics, text, type.small, contentWidth)
    const y = page.height - page.bottom + 12
    document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    drawRule(document, 'border.card', page.left, y, contentWidth, 0.5)
    if (line) drawLine(document, line, type.small, page.left, y + 5)
    document.endMarkedContent()
  }
}
