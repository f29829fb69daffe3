import type { Draft } from '#editing/draft.ts'
import { readKept } from '#studio/saving/kept-drafts.ts'
import { call, type Reply } from './call.ts'

export type LoadedDraft = {
  readonly draft: Draft
  /** Some of the changes of the draft are only in this browser. */
  readonly hasUnsaved: boolean
}

/** As it is in this browser, if there are changes that the server does not have. */
export const loadDraft = async (id: string): Promise<Reply<LoadedDraft>> => {
  const kept = await readKept(id)
  if (kept) return { ok: true, value: { draft: kept, hasUnsaved: true } }
  const reply = await call<Draft>('GET', `/drafts/${encodeURIComponent(id)}`)
  return reply.ok ? { ok: true, value: { draft: reply.value, hasUnsaved: false } } : reply
}
