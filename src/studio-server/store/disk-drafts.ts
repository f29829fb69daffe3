import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSameData } from '#content/write/same-data.ts'
import type { Draft } from '#editing/draft.ts'
import type { SaveLog } from '#editing/studio-api.ts'
import { syncFolder } from '#server/operations/sync-folder.ts'
import { appendLine } from './durable-files.ts'
import { readLog, type LogLine, type ReadLog } from './draft-log.ts'
import type { DraftStore, Publication, SaveResult } from './draft-store.ts'
import { hiddenFolderOf, makeHiddenFolder } from './hidden-folder.ts'

/** Drafts as files in the content folder: `.studio/drafts/<id>.jsonl`, to which every save appends a line. */
export const openDiskDrafts = (contentDir: string, now: () => Date): DraftStore => {
  const folder = join(hiddenFolderOf(contentDir), 'drafts')
  const fileOf = (id: string) => join(folder, `${id}.jsonl`)

  const read = async (id: string): Promise<ReadLog | null> => {
    if (!isDraftId(id)) return null
    const text = await readFile(fileOf(id), 'utf8').catch(missing)
    return text === null ? null : readLog(id, text)
  }

  /** Resolves to false if another line with this revision was there first. */
  const append = async (id: string, line: Omit<LogLine, 'at' | 'save'>): Promise<boolean> => {
    const save = randomUUID()
    await appendLine(fileOf(id), JSON.stringify({ ...line, at: now().toISOString(), save }))
    return (await read(id))?.saves[line.revision] === save
  }

  const change = async (id: string, line: Omit<LogLine, 'at' | 'save' | 'revision'>): Promise<ReadLog | null> => {
    const stored = await read(id)
    if (!stored) return null
    const isFirst = await append(id, { ...line, revision: stored.draft.revision + 1 })
    return isFirst ? read(id) : change(id, line)
  }

  const endAsPublished: DraftStore['published'] = async (id, publication) => {
    const stored = await read(id)
    const rest = stored && unpublished(stored.draft, publication)
    if (!rest) return
    const line = { ...rest, revision: stored.draft.revision + 1, keep: 0, base: publication.base }
    // A save at the same moment may win. Then it is tried again.
    if (!(await append(id, { ...line, ended: rest.acts.length === 0 }))) await endAsPublished(id, publication)
  }

  return {
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const ids = names.flatMap((name) => (name.endsWith('.jsonl') ? name.slice(0, -'.jsonl'.length) : []))
      const drafts = await Promise.all(ids.map(read))
      return drafts.filter((draft) => draft !== null).toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
    },
    create: async ({ name, base, acts }) => {
      await makeHiddenFolder(contentDir, 'drafts')
      const id = randomUUID()
      const line: Omit<LogLine, 'at' | 'save'> = { revision: 0, name, base, acts, done: acts.length }
      await append(id, line)
      await syncFolder(folder)
      return { id, revision: 0, name, base, acts, done: acts.length }
    },
    read,
    save: async (id, log, keepBase): Promise<SaveResult | null> => {
      const stored = await read(id)
      if (!stored) return null
      const { draft } = stored
      // The reply to this save was lost, so the browser has sent it again.
      if (draft.revision === log.revision + 1 && isStored(stored, log)) return { ok: true, revision: draft.revision }
      if (draft.revision !== log.revision || log.keep > draft.acts.length) return { ok: false, stored: draft }
      const revision = draft.revision + 1
      const { keep, acts, done, name, base } = log
      const isNewBase = !isSameData(base, draft.base)
      if (isNewBase) await keepBase?.(base)
      const line = { revision, keep, acts, done, ...(name !== draft.name && { name }), ...(isNewBase && { base }) }
      if (await append(id, line)) return { ok: true, revision }
      const winner = await read(id)
      return winner && { ok: false, stored: winner.draft }
    },
    end: (id) => change(id, { ended: true }),
    reopen: (id) => change(id, {}),
    published: endAsPublished,
  }
}

/** What is left of a draft after a publication. null: it was saved since, and no longer begins with the published acts. */
const unpublished = ({ acts, done, revision }: Draft, published: Publication): Pick<Draft, 'acts' | 'done'> | null => {
  if (revision === published.revision) return { acts: [], done: 0 }
  const count = published.acts.length
  const isBeginning =
    done >= count &&
    published.acts.every(({ id, operations }, at) => acts[at]?.id === id && isSameData(acts[at].operations, operations))
  return isBeginning ? { acts: acts.slice(count), done: done - count } : null
}

const isDraftId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

const isStored = ({ draft, kept }: ReadLog, { keep, acts, done, name, base }: SaveLog): boolean =>
  kept === keep &&
  draft.acts.length === keep + acts.length &&
  draft.done === done &&
  draft.name === name &&
  isSameData(draft.acts.slice(keep), acts) &&
  isSameData(draft.base, base)

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code !== 'ENOENT') throw error
  return null
}
