import type { Content } from '#types/content.generated.ts'

/** The parts of a content that are not the same as before: `{ sections }` after an edit of a question. */
export type ContentParts = Partial<Content>

/** The newest valid content of the draft. It comes from the worker, and goes to the preview and to whatever else reads it. */
export type ContentFeed = {
  /** null: there was no valid content yet. */
  readonly content: () => Content | null
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (parts: ContentParts) => void) => () => void
}

/** `publish` takes what the worker has sent: all parts first, then those that have changed. */
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
