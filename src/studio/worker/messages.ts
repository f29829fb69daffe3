/** The messages between the studio's pages and the worker that compiles. */
import type { Schema } from '#content/schema/schemas.ts'
import type { Act } from '#editing/operation.ts'
import type { ContentParts } from '#studio/preview/content-feed.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import type { RequestName, Requests } from './requests.ts'
import type { TextFile } from './text-file.ts'

/** What the compiler needs besides the content, from GET /studio/api/defaults. */
export type Defaults = {
  readonly files: readonly TextFile[]
  /** Paths: `media/states/failed.svg`. */
  readonly pictures: readonly string[]
}

/** The files as they are on the disk. */
export type Source = {
  readonly folder: string
  readonly files: readonly (TextFile & { readonly data: unknown })[]
  readonly pictures: readonly string[]
}

export type ToCompiler =
  /** The first message. */
  | {
      readonly type: 'start'
      readonly schemas: ReadonlyMap<string, Schema>
      readonly defaults: Defaults
    }
  /** The files on the disk, at first and whenever they have changed. An `acts` message follows. */
  | { readonly type: 'source'; readonly source: Source }
  /** The first `keep` acts in effect stay, and these follow. */
  | { readonly type: 'acts'; readonly version: number; readonly keep: number; readonly acts: readonly Act[] }
  | {
      readonly type: 'request'
      readonly id: number
      readonly name: RequestName
      readonly input: Requests[RequestName]['input']
    }

export type Compiled = {
  /** The version of the acts that were compiled. */
  readonly version: number
  /** The problems of the content, and the changes that could not be written into the files. */
  readonly problems: readonly PlacedProblem[]
  /** Whether the content has no errors and contains every change. */
  readonly isValid: boolean
  /** The parts that have changed since the last valid content; null: the content has errors. */
  readonly content: ContentParts | null
  /** The data of files that acts have written as a whole. */
  readonly written: ReadonlyMap<string, unknown>
  /** How long compiling took. */
  readonly milliseconds: number
}

export type FromCompiler =
  | { readonly type: 'compiled'; readonly compiled: Compiled }
  | { readonly type: 'reply'; readonly id: number; readonly output: Requests[RequestName]['output'] }
  /** A bug: the request has no answer. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
