/** The HTTP API between the studio in the browser and its server. All addresses begin with `/studio/api`. */
import type { Problem } from '#content/problems/problem.ts'
import type { Draft } from './draft.ts'
import type { Act, PictureSize } from './operation.ts'

/** GET /folder: the content folder as it is on the disk. */
export type Folder = {
  readonly name: string
  /** The name of the editor: from git, else of the user of the computer. */
  readonly editor: string
  /** null: the folder is not part of a git working copy. */
  readonly git: { readonly branch: string } | null
  readonly files: readonly FolderFile[]
  readonly pictures: readonly FolderPicture[]
  /** Links to something outside of the folder, such as `media/brand`. What they lead to is left out. */
  readonly outside: readonly string[]
  /** Of the files as they are. */
  readonly problems: readonly Problem[]
}

export type FolderFile = {
  readonly path: string
  readonly text: string
  /** SHA-256 of the text, hex. */
  readonly hash: string
  /** What the YAML contains; null when it cannot be read. */
  readonly data: unknown
}

export type FolderPicture = PictureSize & {
  /** Below the content folder: `media/quiz/type-4c.svg`. The browser shows it from `/studio/media/quiz/type-4c.svg`. */
  readonly path: string
  readonly hash: string
}

/** GET /drafts */
export type DraftList = { readonly drafts: readonly DraftSummary[] }
export type DraftSummary = Pick<Draft, 'id' | 'name' | 'revision'> & {
  readonly changes: number
  readonly savedAt: string
  /** Who has it open now, other than the one who asks. */
  readonly openBy: readonly Presence[]
  /** When it was discarded or published; it can still be opened again. */
  readonly endedAt: string | null
}

/**
 * POST /drafts `{ name }` answers with the new draft, GET /drafts/:id with a stored one. DELETE /drafts/:id discards it; a save or POST
 * /drafts/:id/open opens it again. A call with `?tab=` is not reported to that tab as a
 * change by somebody else. GET /events has it as well: the tab counts as closed when its connection closes.
 */

/**
 * PUT /drafts/:id/log stores what has changed: the first `keep` acts stay, `acts` follow. Answers with the new revision; with 409 and the
 * stored draft when another tab or editor has stored something since `revision`.
 */
export type SaveLog = {
  readonly revision: number
  readonly keep: number
  readonly acts: readonly Act[]
  readonly done: number
  readonly name: string
  readonly base: Draft['base']
}
export type Saved = { readonly revision: number }
export type StaleDraft = { readonly stored: Draft }

/**
 * POST /base-files `{ base }`: the files with these hashes that are on the disk, or that a draft was made on. Those that are not kept are
 * left out, and so are pictures.
 */
export type BaseFiles = { readonly files: readonly FolderFile[] }

/** POST /drafts/:id/publish */
export type Publish = {
  readonly revision: number
  readonly editor: string
  /** What the publication is about, for the list of versions and the commit. */
  readonly message: string
}
/** 200 */
export type Published = {
  readonly version: Version
  /** Why there is no commit, in the words of git: it is published nevertheless. */
  readonly gitProblem: string | null
  /** false: some files on the disk are still the old ones, or it is not in the list of versions. The next publication or start does the rest. */
  readonly isFinished: boolean
}
/** 409: files have changed on the disk, in the same places, or since the draft was moved to them (`behind`). 422: the content would have errors. */
export type NotPublished =
  | { readonly reason: 'conflict'; readonly conflicts: readonly string[] }
  | { readonly reason: 'behind' }
  | { readonly reason: 'problems'; readonly problems: readonly Problem[] }
  | { readonly reason: 'stale'; readonly stored: Draft }

/** GET /versions: what was published, the newest first. */
export type VersionList = { readonly versions: readonly Version[] }
export type Version = {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly message: string
  /** The content version that visitors' answers carry. */
  readonly contentVersion: string
  /** In words, one for each change. */
  readonly changes: readonly string[]
  readonly files: readonly VersionFile[]
  /** The git commit, if one was made. */
  readonly commit: string | null
}
/** Hashes; the texts are at GET /objects/:hash. null: there was, or is, no such file. */
export type VersionFile = { readonly path: string; readonly before: string | null; readonly after: string | null }

/** GET /versions/:id/files: the hash of every file and picture of the content right after that version, by its path. */
export type VersionFiles = { readonly files: Readonly<Record<string, string>> }

/** POST /versions/:id/restore answers with a draft that makes the folder what it was right after that version. */

/**
 * GET /objects/:hash: a picture of a draft, or a text of a version. `?id=wavy` answers with a drawing in the form in which pages show it, as
 * the part `#wavy` of the file.
 */

/** PUT /pictures?name=... with the bytes as the body. 422 with a message when it cannot be used. */
export type UploadedPicture = Omit<FolderPicture, 'path'> & {
  /** A file name made from the given one, safe on every system, with the ending of the kind of picture that the bytes are. */
  readonly name: string
  /** What was changed to make it safe: scripts removed from an SVG. */
  readonly notes: readonly string[]
}

/** GET /events: a stream of server-sent events. */
export type StudioEvent =
  /** Files have changed on the disk, other than by a publication of this studio. */
  | { readonly type: 'disk'; readonly paths: readonly string[] }
  /** `tab` has published the draft, which has no changes any more. */
  | { readonly type: 'published'; readonly version: Version; readonly draft: string; readonly tab: string }
  | { readonly type: 'saved'; readonly draft: string; readonly revision: number; readonly tab: string }
  /** `tab` has discarded the draft, which keeps its changes and can be opened again. */
  | { readonly type: 'discarded'; readonly draft: string; readonly tab: string }
  | { readonly type: 'presence'; readonly editors: readonly Presence[] }

/** POST /presence, every few seconds: which draft and item a tab has open. Forgotten 15 seconds after the last one. */
export type Presence = {
  readonly tab: string
  readonly editor: string
  readonly draft: string
  /** The file and place of the item on the screen, in words: 'Bedtime'. */
  readonly item: string
}

/** Every refused call. `message` says in plain words what is wrong and what to do. */
export type Refusal = { readonly message: string }
