/** The messages between the studio and the page in its frame. Both check where a message comes from. */
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { ContentParts } from './content-feed.ts'

/** The part of the product that is shown. */
export type View =
  | {
      readonly kind: 'quiz'
      /** The id of a step. null: the beginning of the quiz for this person. */
      readonly step: string | null
    }
  | {
      readonly kind: 'page'
      /** The address. */
      readonly path: string
      /** Also fills in the form of the page and submits it, to show what the page says then. */
      readonly isSent?: boolean
    }

/** A place in the page, to be outlined and scrolled to. */
export type Mark = {
  /** The id of a question. */
  readonly question: string | null
  /** The id of one of its options. */
  readonly option: string | null
  /** The text of the element, if there is no question. */
  readonly text: string | null
}

export type ToFrame =
  | {
      readonly type: 'content'
      readonly parts: ContentParts
      /** Whether these are all parts. A page can start only with all of them. */
      readonly isWhole: boolean
      /** The hashes of the pictures that only the draft has, by path. */
      readonly pictures: Readonly<Record<string, string>>
    }
  | {
      readonly type: 'show'
      readonly view: View
      /** null: no answers. */
      readonly answers: Answers | null
      /** A question that is asked whatever its conditions say. */
      readonly question: string | null
    }
  /** A mail in place of the page; null: the page. */
  | { readonly type: 'mail'; readonly html: string | null }
  | { readonly type: 'theme'; readonly theme: 'light' | 'dark' }
  /** Whether pressing a text opens its field; otherwise the page is used. */
  | { readonly type: 'editing'; readonly on: boolean }
  | { readonly type: 'mark'; readonly mark: Mark | null }

/** A description of an element of the page, by which the studio finds its field. */
export type PressedElement = {
  /** Its text, followed by the texts of the elements around it. */
  readonly texts: readonly string[]
  /** Paths of pictures, below `media/`. */
  readonly pictures: readonly string[]
  /** The ids of the elements around it, the nearest first: those of questions are among them. */
  readonly ids: readonly string[]
  /** The id of the option that it belongs to. */
  readonly option: string | null
}

export type KeyPress = Readonly<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>

export type FromFrame =
  | { readonly type: 'ready' }
  /** The pages could not be loaded. Only a reload of the frame tries it again, because browsers remember that a module failed. */
  | { readonly type: 'failed' }
  | { readonly type: 'pressed'; readonly element: PressedElement; readonly at: Location }
  /** After each navigation and step. */
  | { readonly type: 'shown'; readonly at: Location }
  /** Somebody with these answers would not be asked the step or question that is shown. */
  | { readonly type: 'not_asked'; readonly step: string }
  /** The editor has pressed a link out of the site, or something else that does not work in the preview. */
  | { readonly type: 'inert'; readonly what: 'link' | 'mail' | 'file' }
  /** A key of the studio was pressed while the focus was in the frame. */
  | { readonly type: 'key'; readonly press: KeyPress }

export type Location = {
  readonly path: string
  /** The id of the quiz's step. null: another page, or a question about earlier answers. */
  readonly step: string | null
}
