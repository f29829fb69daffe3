/** Downloads a stored result as a PDF. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { dayIn, fill } from '#engine/format.ts'
import { asAttachment } from '#server/http/attachments.ts'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import { ownedSubmission } from '#server/accounts/ownership.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import { photoViewsOf } from '#server/results/quiz-rules.ts'
import { openPdfQueue } from '#server/report-pdf/pdf-queue.ts'
import { pdfTexts, type ReportPhoto } from '#server/report-pdf/report-for-pdf.ts'
import { readDrawings } from '#server/report-pdf/read-drawings.ts'
import { sortByView, storedAnswers, storedResult } from '#server/results/results.ts'
import { userOf } from '#server/accounts/sessions.ts'
import type { SubmissionRow } from '#server/store/database/tables.ts'
import { photosOf } from '#server/store/submissions/photos.ts'
import { userById } from '#server/store/accounts/users.ts'
import { submissionPath, ownedRouteSchema } from '#server/routes/submissions/owned-route-schema.ts'

const path = `${submissionPath}/report.pdf`
const type = 'application/pdf'

export const addReportPdfRoute = (
  scope: FastifyInstance,
  { content, database, photos, settings }: DependenciesWith<'accounts'>,
): void => {
  const { store } = database
  const texts = pdfTexts(content)
  const views = photoViewsOf(content)
  const inQueue = openPdfQueue()

  /** A photo whose file is missing is left out. */
  const photosFor = async (id: string): Promise<readonly ReportPhoto[]> => {
    const found = await Promise.all(
      sortByView(views, await photosOf(store, id)).map(async ({ view, file }) => ({
        view,
        bytes: await photos.get(file),
      })),
    )
    return found.flatMap(({ view, bytes }) => (bytes ? [{ view, bytes: Buffer.from(bytes) }] : []))
  }

  const pdfOf = async (submission: SubmissionRow, user: string): Promise<Buffer> => {
    // Loaded on first use: the fonts are large.
    const { reportPdf } = await import('#server/report-pdf/report-pdf.ts')
    const result = storedResult(submission)
    const media = settings.siteFolder === null ? null : join(settings.siteFolder, 'media')
    return reportPdf({
      result,
      drawings: await readDrawings(media, result, texts),
      created_at: submission.created_at,
      name: (await userById(store, user))?.name ?? '',
      answers: storedAnswers(submission),
      photos: await photosFor(submission.id),
      texts,
    })
  }

  scope.get(
    path,
    {
      config: rateLimit('photo', settings.rateLimitPerMinute),
      schema: ownedRouteSchema(
        'Download a report as a PDF',
        path,
        { 200: { description: 'The report.', content: { [type]: { schema: {} } } } },
        ['user'],
      ),
    },
    async (request, reply) => {
      const submission = ownedSubmission(request)
      const { id } = userOf(request)
      const bytes = await inQueue(id, () => pdfOf(submission, id))
      const date = dayIn(submission.created_at, content.site.time_zone)
      const name = fill(content.pages.dashboard.pdf.file_name, { site: content.brand.name, date })
      return asAttachment(reply, name).type(type).send(bytes)
    },
  )
}
