import type { StudioEvent } from '#editing/studio-api.ts'

/** Sends events to every open tab. */
export type Events = {
  readonly send: (event: StudioEvent) => void
  /** Returns a function that unsubscribes. */
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
