import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Draft } from '#editing/draft.ts'
import type { NotPublished, Publish, Published, VersionFiles, VersionList } from '#editing/studio-api.ts'
import { keepBase } from '#studio-server/folder/base-files.ts'
import { editorName } from '#studio-server/folder/git.ts'
import { hashesOf } from '#studio-server/folder/hashes-of.ts'
import type { Live } from '#studio-server/live/live.ts'
import type { FolderWatch } from '#studio-server/live/watch-folder.ts'
import { publishDraft, type Publisher } from '#studio-server/publish/publish.ts'
import { restoringAct } from '#studio-server/publish/restore.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import { publishShape } from './request-shapes.ts'

type One = { readonly Params: { readonly id: string } }

export const addPublishRoutes = (
  app: FastifyInstance,
  publisher: Publisher,
  { live, watch }: { readonly live: Live; readonly watch: FolderWatch },
): void => {
  // Publications run one after the other.
  let publishing: Promise<unknown> = Promise.resolve()

  app.post<One & { Body: Publish; Querystring: { readonly tab?: string }; Reply: Published | NotPublished }>(
    '/studio/api/drafts/:id/publish',
    { schema: { body: publishShape } },
    async ({ body, params, query }, reply) => {
      const published = publishing.then(() => publishDraft(publisher, params.id, body, watch.expect))
      publishing = published.catch(() => undefined)
      const result = await published
      if (!result) throw new StudioError(404, 'There is no such draft any more.')
      if (!result.ok) return reply.code(result.refusal.reason === 'problems' ? 422 : 409).send(result.refusal)
      const { version, gitProblem, isFinished } = result
      live.events.send({ type: 'published', version, draft: params.id, tab: query.tab ?? '' })
      return { version, gitProblem, isFinished }
    },
  )

  app.get('/studio/api/versions', async (): Promise<VersionList> => ({
    versions: (await publisher.versions.list()).map(({ version }) => version),
  }))

  app.get<One>('/studio/api/versions/:id/files', async ({ params }): Promise<VersionFiles> => {
    const stored = await publisher.versions.read(params.id)
    if (!stored) throw new StudioError(404, 'There is no such version.')
    return { files: stored.files }
  })

  app.post<One>('/studio/api/versions/:id/restore', async ({ params }): Promise<Draft> => {
    const { folder, drafts, objects, versions, now } = publisher
    const stored = await versions.read(params.id)
    if (!stored) throw new StudioError(404, 'There is no such version.')
    const present = await folder.readFiles()
    const by = await editorName(folder.root)
    const at = now().toISOString()
    const act = await restoringAct(present, stored, { objects, studio: folder, by, at, id: randomUUID() })
    if (!act) throw new StudioError(409, 'The files are those of this version already.')
    const base = hashesOf(present)
    await keepBase({ folder, objects }, base)
    return drafts.create({ name: act.title, base, acts: [act] })
  })
}
