import type { FastifyInstance } from 'fastify'
import type { Draft } from '#editing/draft.ts'
import { actsInEffect } from '#editing/draft.ts'
import type { DraftList, BaseFiles, DraftSummary, Presence, SaveLog, Saved, StaleDraft } from '#editing/studio-api.ts'
import { baseFiles, keepBase } from '#studio-server/folder/base-files.ts'
import { hashesOf } from '#studio-server/folder/hashes-of.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import type { Live } from '#studio-server/live/live.ts'
import { freeName } from '#studio-server/store/free-name.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import type { DraftStore, StoredDraft } from '#studio-server/store/draft-store.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import { baseShape, checkActs, invalidFileNames, newDraftShape, saveLogShape } from './request-shapes.ts'

type One = { readonly Params: { readonly id: string }; readonly Querystring: { readonly tab?: string } }

export const addDraftRoutes = (
  app: FastifyInstance,
  {
    folder,
    objects,
    drafts,
    live,
  }: {
    readonly folder: StudioFolder
    readonly objects: ObjectStore
    readonly drafts: DraftStore
    readonly live: Live
  },
): void => {
  app.get<One>('/studio/api/drafts', async ({ query }): Promise<DraftList> => {
    const editors = live.presence.editors().filter(({ tab }) => tab !== query.tab)
    return { drafts: (await drafts.list()).map((stored) => summaryOf(stored, editors)) }
  })

  app.post<{ Body: Pick<Draft, 'name'> }>(
    '/studio/api/drafts',
    { schema: { body: newDraftShape } },
    async (request) => {
      const base = hashesOf(await folder.readFiles())
      await keepBase({ folder, objects }, base)
      const open = (await drafts.list()).filter(({ endedAt }) => endedAt === null)
      const name = freeName(
        request.body.name,
        open.map(({ draft }) => draft.name),
      )
      return drafts.create({ name, base, acts: [] })
    },
  )

  app.get<One>('/studio/api/drafts/:id', async ({ params }) => found(await drafts.read(params.id)).draft)

  app.put<One & { Body: SaveLog; Reply: Saved | StaleDraft }>(
    '/studio/api/drafts/:id/log',
    { schema: { body: saveLogShape } },
    async ({ params, body, query }, reply) => {
      const odd = invalidFileNames(body.acts)
      const present = odd.length === 0 ? [] : (await folder.readFiles()).files.map(({ path }) => path)
      checkActs(body.acts, new Set(present))
      if (body.done > body.keep + body.acts.length) throw new StudioError(400, 'The studio cannot read this request.')
      const saved = found(await drafts.save(params.id, body, (base) => keepBase({ folder, objects }, base)))
      if (!saved.ok) return reply.code(409).send({ stored: saved.stored })
      live.events.send({ type: 'saved', draft: params.id, revision: saved.revision, tab: query.tab ?? '' })
      return { revision: saved.revision }
    },
  )

  app.post<{ Body: Pick<Draft, 'base'>; Reply: BaseFiles }>(
    '/studio/api/base-files',
    { schema: { body: baseShape } },
    async ({ body }) => ({ files: await baseFiles({ folder, objects }, body.base) }),
  )

  app.delete<One>('/studio/api/drafts/:id', async ({ params, query }, reply) => {
    const { draft } = found(await drafts.end(params.id))
    live.events.send({ type: 'discarded', draft: draft.id, tab: query.tab ?? '' })
    return reply.code(204).send()
  })

  app.post<One>('/studio/api/drafts/:id/open', async ({ params }) => found(await drafts.reopen(params.id)).draft)
}

const found = <Value>(value: Value | null): Value => {
  if (value === null) throw new StudioError(404, 'There is no such draft any more.')
  return value
}

const summaryOf = ({ draft, savedAt, endedAt }: StoredDraft, editors: readonly Presence[]): DraftSummary => ({
  id: draft.id,
  name: draft.name,
  revision: draft.revision,
  changes: actsInEffect(draft).length,
  savedAt,
  openBy: editors.filter((editor) => editor.draft === draft.id),
  endedAt,
})
