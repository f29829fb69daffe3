import type { Draft } from '#editing/draft.ts'
import type { SaveLog, Saved, StaleDraft } from '#editing/studio-api.ts'
import { call, reasonOf, type Refused } from '#studio/app/loading/call.ts'
import { newDraftId } from '#studio/app/start/first-draft.ts'
import type { SaveOutcome } from './saving.machine.ts'

/** `created`: the server has created the draft, but has none of its changes. */
type Offline = Extract<SaveOutcome, { kind: 'offline' }> & {
  readonly created?: Pick<Draft, 'id' | 'revision' | 'name'>
}
type Stale = Extract<SaveOutcome, { kind: 'stale' }>
type Stored = { readonly kind: 'stored' } & Pick<Draft, 'id' | 'revision' | 'name'>

/** Saves a draft on the server. If it is new, or no longer exists there, it is created first. */
export const saveDraft = async (
  draft: Draft,
  log: SaveLog,
  { keepalive, tab }: { readonly tab: string; readonly keepalive: boolean },
): Promise<Offline | Stale | Stored> => {
  // Creating and saving takes two calls, but a page that is being left has time for one. The browser keeps the draft.
  if (draft.id === newDraftId && keepalive) return { kind: 'offline', why: null }
  if (draft.id === newDraftId) return create(draft, tab)
  const reply = await call<Saved>('PUT', `/drafts/${encodeURIComponent(draft.id)}/log?tab=${tab}`, {
    body: log,
    keepalive,
  })
  if (reply.ok) return { kind: 'stored', id: draft.id, revision: reply.value.revision, name: draft.name }
  if (reply.status === 409) return { kind: 'stale', theirs: (reply.body as StaleDraft).stored }
  return reply.status === 404 ? create(draft, tab) : offline(reply)
}

const create = async (draft: Draft, tab: string): ReturnType<typeof saveDraft> => {
  const created = await call<Draft>('POST', '/drafts', { body: { name: draft.name } })
  if (!created.ok) return offline(created)
  // The name may differ, because another draft may already have had it.
  const { id, name, revision } = created.value
  const { acts, base, done } = draft
  const log = { revision, keep: 0, acts, done, name, base }
  const reply = await call<Saved>('PUT', `/drafts/${encodeURIComponent(id)}/log?tab=${tab}`, { body: log })
  return reply.ok
    ? { kind: 'stored', id, revision: reply.value.revision, name }
    : { ...offline(reply), created: { id, revision, name } }
}

const offline = (refused: Refused): { readonly kind: 'offline'; readonly why: string | null } => ({
  kind: 'offline',
  why: reasonOf(refused),
})
