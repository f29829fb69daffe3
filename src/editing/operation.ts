import { truncated } from '#content/problems/wording.ts'
import type { FilePlace, Place } from './place.ts'

/**
 * One change of the content, with the values before and after it, so that it can be described, undone, merged and replayed on files that
 * have changed meanwhile. Values are JSON. `file` is a path in the content folder, such as `quiz/quiz.yaml`.
 */
export type Operation =
  /** Sets a setting or a list entry. Without `before` the setting is new, without `after` it is removed. */
  | {
      readonly kind: 'set'
      readonly file: string
      readonly place: Place
      readonly before?: unknown
      readonly after?: unknown
      /** The setting in front of which a new one is written. Without it, the new setting goes at the end. */
      readonly next?: string
    }
  | {
      readonly kind: 'insert'
      readonly file: string
      readonly list: Place
      readonly entry: unknown
      /** The index that it gets. If the list has changed since, `follows` decides instead. */
      readonly index: number
      /** The id of the entry in front of it; null at the beginning, and in lists without ids. */
      readonly follows: string | null
    }
  | {
      readonly kind: 'delete'
      readonly file: string
      readonly list: Place
      /** The whole entry, because an entry without an id is found by its value. */
      readonly entry: unknown
      readonly index: number
      readonly follows: string | null
    }
  | {
      readonly kind: 'move'
      readonly file: string
      readonly list: Place
      readonly entry: unknown
      readonly from: number
      readonly to: number
      /** The id of the entry in front of it afterwards; null at the beginning, and in lists without ids. */
      readonly follows: string | null
    }
  /** Writes, adds (`before` is null) or deletes (`after` is null) a whole file. */
  | {
      readonly kind: 'file'
      readonly file: string
      readonly before: string | null
      readonly after: string | null
      /** The parsed `after`, if it is known without parsing: the acts after this one need it. */
      readonly data?: unknown
    }
  /** A picture below `media/`. `before` and `after` are the SHA-256 (hex) under which the bytes are stored. */
  | {
      readonly kind: 'picture'
      readonly file: string
      readonly before: string | null
      readonly after: string | null
      /** Size of the picture in `after`, for previews before publishing. */
      readonly size?: PictureSize
    }

export type SetOperation = Extract<Operation, { readonly kind: 'set' }>

/** Whether a setting is removed. */
export const isRemoval = ({ after }: SetOperation): boolean => after === undefined

/** Whether a setting is new. */
export const isAddition = ({ before }: SetOperation): boolean => before === undefined

export type PictureSize = {
  readonly bytes: number
  /** null for a picture without a size of its own. */
  readonly width: number | null
  readonly height: number | null
}

/** What an editor did in one go, which is also undone in one go. Its operations are applied one after the other. */
export type Act = {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** The name of the editor. */
  readonly by: string
  /** In an editor's words: 'Add a question to Sleep'. */
  readonly title: string
  readonly operations: readonly Operation[]
  /**
   * The place of the entry that the title names. An act can also change others, some of which may have the same name. Without it, the place
   * follows from the operations.
   */
  readonly about?: FilePlace
  /** The editor's answers about changed labels in the review: by the id of the option or score, whether its meaning is the same. */
  readonly meanings?: Readonly<Record<string, 'same' | 'new'>>
}

/** Returns the same object if the operations are the same, so that values cached for the act stay valid. */
export const withOperations = (act: Act, operations: readonly Operation[]): Act =>
  operations.length === act.operations.length && operations.every((one, index) => one === act.operations[index])
    ? act
    : { ...act, operations }

/** Gives the act an id that none of the others has. */
export const withFreeId = (act: Act, others: readonly Act[]): Act =>
  others.some(({ id }) => id === act.id) ? withFreeId({ ...act, id: `${act.id}+` }, others) : act

/** The longest title of an act, and name of a draft, that the server stores. */
export const longestTitle = 200

/** Shortens a title to that length: a condition in words, for example, can be as long as a page. */
export const cutTitle = (title: string): string => truncated(title, longestTitle)
