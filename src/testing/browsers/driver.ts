/** What the journeys need of a browser. Each protocol has a driver with these few acts, and the journeys are written once. */
export type Key = 'Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'Escape'

/** Runs in the page: it may use nothing but its arguments and what a page has. */
export type PageWork<Given extends readonly unknown[], Value> = (...given: Given) => Value | Promise<Value>

export type Tab = {
  readonly go: (path: string) => Promise<void>
  readonly run: <Given extends readonly unknown[], Value>(
    work: PageWork<Given, Value>,
    ...given: Given
  ) => Promise<Value>
  /** As a finger or a mouse does. The selector finds one element. */
  readonly click: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly choose: (selector: string, file: string) => Promise<void>
}

export type Session = {
  /** The first tab is open. */
  readonly tab: Tab
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

export type SessionOptions = {
  readonly url: string
  /** Nothing is kept when it is closed. */
  readonly isPrivate?: boolean
  /** Firefox answers whoever reads a canvas with noise. */
  readonly hidesCanvas?: boolean
}

export const size = { width: 390, height: 844 }
