/** Previews that only the server can render: mails and the PDF. */
import type { FastifyInstance } from 'fastify'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import { draftContent, type DraftFiles } from './draft-content.ts'
import { previewMail } from './preview-mail.ts'
import { previewPdf } from './preview-pdf.ts'

type MailBody = DraftFiles & { readonly mail: string }
type PdfBody = DraftFiles & { readonly answers: Readonly<Record<string, unknown>> }

export const addPreviewRoutes = (app: FastifyInstance, folder: StudioFolder, objects: ObjectStore): void => {
  app.post<{ Body: MailBody }>(
    '/studio/api/preview/mail',
    { schema: { body: bodyWith({ mail: { type: 'string', maxLength: 100 } }) } },
    async ({ body }) => {
      const mail = previewMail(await draftContent(folder, objects, body), body.mail, new Date())
      if (!mail) throw new StudioError(404, 'The content does not have this mail.')
      return mail
    },
  )

  app.post<{ Body: PdfBody }>(
    '/studio/api/preview/report.pdf',
    { schema: { body: bodyWith({ answers: { type: 'object' } }) } },
    async ({ body }, reply) => {
      const pdf = await previewPdf(await draftContent(folder, objects, body), body.answers, new Date())
      if (!pdf) throw new StudioError(404, 'This content has no report as PDF.')
      return reply.type('application/pdf').send(pdf)
    },
  )
}

const file = {
  type: 'object',
  required: ['path', 'text'],
  properties: { path: { type: 'string', maxLength: 300 }, text: { type: ['string', 'null'] } },
}

const bodyWith = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: ['files', ...Object.keys(properties)],
  properties: {
    files: { type: 'array', maxItems: 2000, items: file },
    pictures: { type: 'object', additionalProperties: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
    ...properties,
  },
})
