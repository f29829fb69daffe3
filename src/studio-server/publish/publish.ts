/** Publishes a draft: replays it on the files as they are now, compiles, writes. It knows nothing of HTTP. */
import { randomUUID } from 'node:crypto'
import { contentVersion } from '#content/version.ts'
import type { ContentFolder } from '#content/folder/content-file.ts'
import { packageSchemas } from '#content/package-files.ts'
import { actsInEffect, type Draft } from '#editing/draft.ts'
import type { NotPublished, Publish, Version, VersionFile } from '#editing/studio-api.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { hashesOf } from '#studio-server/folder/hashes-of.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import type { DraftStore } from '#studio-server/store/draft-store.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import { commitToGit } from './commit-to-git.ts'
import { replayDraft } from './replay-draft.ts'
import type { StoredVersion, VersionStore } from './version-store.ts'
import { commitPublication, finishPublication } from './write-publication.ts'

export type Publisher = {
  readonly folder: StudioFolder
  readonly drafts: DraftStore
  readonly objects: ObjectStore
  readonly versions: VersionStore
  readonly now: () => Date
}

export type PublishResult =
  | {
      readonly ok: true
      readonly version: Version
      /** Why git refused the commit. */
      readonly gitProblem: string | null
      /** Whether everything is done, as in `Published`. */
      readonly isFinished: boolean
    }
  | { readonly ok: false; readonly refusal: NotPublished }

/** The data for the remaining work when the files are in their places. */
type Completion = {
  readonly draft: string
  readonly revision: number
  readonly stored: StoredVersion
  /** The version of the files before this publication, if it is the first one. */
  readonly beginning: StoredVersion | null
}

/** How often publishing is tried, because files can change on the disk while they are compiled. */
const attempts = 5

/**
 * @param expectChanges is called with the new hashes of the files (null: deleted); returns a function that withdraws this, called if nothing was written after all
 * @returns null: there is no such draft
 */
export const publishDraft = async (
  publisher: Publisher,
  id: string,
  request: Publish,
  expectChanges: (files: ReadonlyMap<string, string | null>) => () => void = () => () => undefined,
): Promise<PublishResult | null> => {
  const { folder, drafts, versions } = publisher
  const stored = await drafts.read(id)
  if (!stored) return null
  const { draft } = stored
  if (draft.revision !== request.revision) return refused({ reason: 'stale', stored: draft })
  for (let attempt = 0; attempt < attempts; attempt++) {
    await finishCommittedPublication(publisher)
    const before = await folder.readFiles()
    const prepared = await preparePublication(publisher, draft, request, before)
    if (!prepared.ok) return prepared
    const { after, record } = prepared
    const { version } = record.stored
    if (!isSame(hashesOf(before), hashesOf(await folder.readFiles()))) continue
    const withdraw = expectChanges(new Map(version.files.map((file) => [file.path, file.after])))
    const isCommitted = await commitPublication(folder.root, {
      id: version.id,
      changes: version.files.map(({ path }) => ({ path, bytes: bytesOf(after, path) })),
      record,
    }).catch((error: unknown) => {
      withdraw()
      throw error
    })
    if (!isCommitted) {
      withdraw()
      continue
    }
    // From here on the draft counts as published, whatever happens: unfinished work is done at the next publication or start.
    const end = await finishCommittedPublication(publisher).then(
      (gitProblem) => ({ gitProblem, isFinished: true }),
      (error: unknown) => {
        console.error(error)
        return { gitProblem: null, isFinished: false }
      },
    )
    const finished = await versions.read(version.id)
    return { ok: true, version: finished?.version ?? version, ...end }
  }
  throw new StudioError(409, 'The files are being changed by another program. Try again when it has finished.')
}

type Refused = Extract<PublishResult, { readonly ok: false }>
type Prepared = { readonly ok: true; readonly after: ContentFolder; readonly record: Completion }

/** Replays a draft on these files and compiles the outcome. Stores the contents of all files as objects, but does not change the files yet. */
const preparePublication = async (
  publisher: Publisher,
  draft: Draft,
  { editor, message }: Publish,
  before: ContentFolder,
): Promise<Prepared | Refused> => {
  const { folder, objects } = publisher
  if (isBehind(draft, before)) return refused({ reason: 'behind' })
  const acts = actsInEffect(draft)
  const { conflicts, folder: after } = await replayDraft(before, acts, objects)
  if (conflicts.length > 0) return refused({ reason: 'conflict', conflicts })
  const { content, problems } = folder.compile(after)
  if (!content) return refused({ reason: 'problems', problems })
  const changes = changesBetween(before, after)
  if (changes.length === 0)
    throw new StudioError(409, 'There is nothing to publish: the files contain all of this already.')
  const described = describeChanges(acts, folder.dataOf(before), folder.dataOf(after), packageSchemas())
  const version: Version = {
    id: randomUUID(),
    at: publisher.now().toISOString(),
    by: editor,
    message,
    contentVersion: contentVersion(content),
    changes: described.map(({ words }) => words),
    files: changes,
    commit: null,
  }
  for (const { bytes } of [...before.files, ...after.files]) await objects.put(bytes)
  const stored = { version, files: hashesOf(after), acts }
  const beginning = await beginningOf(publisher, before, version)
  return { ok: true, after, record: { draft: draft.id, revision: draft.revision, stored, beginning } }
}

/** A version of the files before the first publication, so that it can be reverted, too. null: this is not the first publication. */
const beginningOf = async (
  { folder, versions }: Publisher,
  before: ContentFolder,
  { at, by }: Version,
): Promise<StoredVersion | null> => {
  if (!(await versions.isEmpty())) return null
  const { content } = folder.compile(before)
  const version: Version = {
    id: randomUUID(),
    at: new Date(Date.parse(at) - 1).toISOString(),
    by,
    message: 'Before the first publication',
    contentVersion: content ? contentVersion(content) : '',
    changes: [],
    files: [],
    commit: null,
  }
  return { version, files: hashesOf(before), acts: [] }
}

/**
 * Does what is left of the publication that is committed, if there is one: the second half of every publication. Also called at the
 * start, because the process may have ended in the middle of it.
 *
 * @returns why git refused its commit; null: it did not, or there was nothing left to do
 */
export const finishCommittedPublication = async (publisher: Publisher): Promise<string | null> => {
  const { folder, drafts, versions } = publisher
  let gitProblem: string | null = null
  await finishPublication<Completion>(folder.root, async ({ beginning, draft, revision, stored }) => {
    // Parts of this may already have been done before the process ended.
    if (beginning) await versions.write(beginning)
    const written = await versions.read(stored.version.id)
    if (!written) await versions.write(stored)
    await drafts.published(draft, { revision, acts: stored.acts, base: stored.files })
    if (!written?.version.commit) gitProblem = await commitVersion(publisher, stored)
  })
  return gitProblem
}

/** Returns why git refused. */
const commitVersion = async ({ folder, versions }: Publisher, stored: StoredVersion): Promise<string | null> => {
  const { version } = stored
  const { commit, problem } = await commitToGit(folder.root, {
    paths: [...version.files.map(({ path }) => path), ...(await uncommitted(versions, stored))],
    author: version.by,
    message: version.message.trim() || 'Content changed in the studio',
  })
  if (commit !== null) await versions.write({ ...stored, version: { ...version, commit } })
  return problem
}

/** Whether a file that the draft changes is no longer the one that it was made on: positions in lists may then mean other entries. */
const isBehind = (draft: Draft, folder: ContentFolder): boolean => {
  const now = hashesOf(folder)
  const files = actsInEffect(draft).flatMap(({ operations }) => operations.map(({ file }) => file))
  return files.some((file) => draft.base[file] !== undefined && draft.base[file] !== now[file])
}

/** The files of versions since the last commit, whose own commits git refused. Files that were changed since then are not ours to commit. */
const uncommitted = async (versions: VersionStore, { files, version }: StoredVersion): Promise<readonly string[]> => {
  const earlier = (await versions.list()).filter((one) => one.version.at < version.at)
  const last = earlier.findIndex((one) => one.version.commit !== null)
  const refused = last === -1 ? earlier : earlier.slice(0, last)
  const published = refused.flatMap((one) => one.version.files)
  return published.filter(({ after, path }) => after === (files[path] ?? null)).map(({ path }) => path)
}

const changesBetween = (before: ContentFolder, after: ContentFolder): readonly VersionFile[] => {
  const [old, now] = [hashesOf(before), hashesOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .sort()
    .map((path) => ({ path, before: old[path] ?? null, after: now[path] ?? null }))
    .filter((file) => file.before !== file.after)
}

const bytesOf = ({ files }: ContentFolder, path: string): Uint8Array | null =>
  files.find((file) => file.path === path)?.bytes ?? null

const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const refused = (refusal: NotPublished): Refused => ({ ok: false, refusal })
