/** The HTTP API between the studio in the browser and its server. All addresses begin with `/studio/api`. */
import type { Problem } from '#content/problems/problem.ts'
import type { Draft } from './draft.ts'
import type { Act, PictureSize } from './operation.ts'

/** GET /folder: the content folder as it is on the disk. */
export type Folder = {
  readonly name: string
  /** The name of the editor: from git, otherwise the user name on the computer. */
  readonly editor: string
  /** null: the folder is not part of a git working copy. */
  readonly git: { readonly branch: string } | null
  readonly files: readonly FolderFile[]
  readonly pictures: readonly FolderPicture[]
  /** Symbolic links that lead out of the folder, such as `media/brand`. Their targets are left out. */
  readonly outside: readonly string[]
  /** The problems of the files as they are on the disk. */
  readonly problems: readonly Problem[]
}

export type FolderFile = {
  readonly path: string
  readonly text: string
  /** SHA-256 of the text, hex. */
  readonly hash: string
  /** The parsed YAML; null if it cannot be read. */
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
  /** Who else has it open now. */
  readonly openBy: readonly Presence[]
  /** When it was discarded or published; it can still be opened again. */
  readonly endedAt: string | null
}

/**
 * POST /drafts `{ name }` answers with the new draft, GET /drafts/:id with a stored one. DELETE /drafts/:id discards a draft; a save or
 * POST /drafts/:id/open opens it again. A call with `?tab=` is not reported to that tab as a change by somebody else. GET /events takes
 * `?tab=` as well: the tab counts as closed when that connection closes.
 */

/**
 * PUT /drafts/:id/log stores what has changed: the first `keep` acts stay, and `acts` follow them. Answers with the new revision, or with
 * 409 and the stored draft if another tab or editor has stored something since `revision`.
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
 * POST /base-files `{ base }`: the files with these hashes that are on the disk, or that a draft was made on. Files that were not kept and
 * pictures are left out.
 */
export type BaseFiles = { readonly files: readonly FolderFile[] }

/** POST /drafts/:id/publish */
export type Publish = {
  readonly revision: number
  readonly editor: string
  /** The editor's message, for the list of versions and the commit. */
  readonly message: string
}
/** 200 */
export type Published = {
  readonly version: Version
  /** Why there is no commit, in the words of git. The publication itself has succeeded. */
  readonly gitProblem: string | null
  /** false: some files on the disk are still old, or the version is not listed yet. The next publication or start does the rest. */
  readonly isFinished: boolean
}
/** 409: files on the disk have changed in the same places, or since the draft was rebased (`behind`). 422: the content would have errors. */
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
/** `before` and `after` are hashes; the texts are at GET /objects/:hash. null: the file did not exist before, or does not exist after. */
export type VersionFile = { readonly path: string; readonly before: string | null; readonly after: string | null }

/** GET /versions/:id/files: the hash of every file and picture of the content right after that version, by its path. */
export type VersionFiles = { readonly files: Readonly<Record<string, string>> }

/** POST /versions/:id/restore answers with a draft that restores the folder to its state right after that version. */

/**
 * GET /objects/:hash: a picture of a draft, or a text of a version. `?id=wavy` answers with an SVG as pages show it, as the fragment `#wavy`
 * of the file.
 */

/** PUT /pictures?name=... with the bytes as the body. 422 with a message if the picture cannot be used. */
export type UploadedPicture = Omit<FolderPicture, 'path'> & {
  /** A file name made from the given one: safe on every system, and with the extension that matches the bytes. */
  readonly name: string
  /** What was changed to make the picture safe, such as scripts removed from an SVG. */
  readonly notes: readonly string[]
}

/** GET /events: a stream of server-sent events. */
export type StudioEvent =
  /** Files have changed on the disk, other than by a publication of this studio. */
  | { readonly type: 'disk'; readonly paths: readonly string[] }
  /** `tab` has published the draft, which now has no changes. */
  | { readonly type: 'published'; readonly version: Version; readonly draft: string; readonly tab: string }
  | { readonly type: 'saved'; readonly draft: string; readonly revision: number; readonly tab: string }
  /** `tab` has discarded the draft, which keeps its changes and can be opened again. */
  | { readonly type: 'discarded'; readonly draft: string; readonly tab: string }
  | { readonly type: 'presence'; readonly editors: readonly Presence[] }

/** POST /presence, every few seconds: which draft and item a tab has open. A tab is forgotten 15 seconds after its last call. */
export type Presence = {
  readonly tab: string
  readonly editor: string
  readonly draft: string
  /** The file and place of the item on the screen, in words: 'Bedtime'. */
  readonly item: string
}

/** The body of every refusal. `message` says in plain words what is wrong and what to do. */
export type Refusal = { readonly message: string }
