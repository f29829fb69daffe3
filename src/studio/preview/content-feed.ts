import type { Content } from '#types/content.generated.ts'

/** The parts of a content that have changed: `{ sections }` after an edit of a question. */
export type ContentParts = Partial<Content>

/** Passes the newest valid content of the draft from the worker to the preview and other subscribers. */
export type ContentFeed = {
  /** null: there has been no valid content yet. */
  readonly content: () => Content | null
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (parts: ContentParts) => void) => () => void
}

/** `publish` takes what the worker has sent: first all parts, then only changed ones. */
export const createContentFeed = (): ContentFeed & { readonly publish: (parts: ContentParts) => void } => {
  const listeners = new Set<(parts: ContentParts) => void>()
  let content: Content | null = null
  return {
    content: () => content,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish: (parts) => {
      content = Object.freeze({ ...content, ...parts }) as Content
      for (const listener of listeners) listener(parts)
    },
  }
}
