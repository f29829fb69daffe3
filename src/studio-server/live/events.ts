import type { StudioEvent } from '#editing/studio-api.ts'

/** Tells every open tab what happens. */
export type Events = {
  readonly send: (event: StudioEvent) => void
  /** Returns the function that ends it. */
  readonly subscribe: (listener: (event: StudioEvent) => void) => () => void
}

export const createEvents = (): Events => {
  const listeners = new Set<(event: StudioEvent) => void>()
  return {
    send: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
