/** Listeners of a value that is stored elsewhere, for example in local storage or on an element. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}

export type Store<Value> = {
  readonly get: () => Value
  /** Notifies the listeners unless the value is the same (`Object.is`). */
  readonly set: (next: Value) => void
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store for those who only read it. */
export type ReadableStore<Value> = Pick<Store<Value>, 'get' | 'subscribe'>

/** A value with listeners. `subscribe` and `get` are the arguments that React's `useSyncExternalStore` needs. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  const { notify, subscribe } = createListeners()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
    subscribe,
  }
}
