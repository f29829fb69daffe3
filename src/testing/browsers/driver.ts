/** The browser operations that the journeys need, so that the same journeys run over every protocol. */
export type Key = 'Tab' | 'ArrowDown'

/** A function that runs in the page: it can only use its arguments and browser globals, not variables of the test. */
export type PageWork<Given extends readonly unknown[], Value> = (...given: Given) => Value | Promise<Value>

export type Tab = {
  readonly go: (path: string) => Promise<void>
  readonly run: <Given extends readonly unknown[], Value>(
    work: PageWork<Given, Value>,
    ...given: Given
  ) => Promise<Value>
  /** Sends real pointer input. The selector matches one element. */
  readonly click: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly choose: (selector: string, file: string) => Promise<void>
}

export type Session = {
  readonly tab: Tab
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

export type SessionOptions = {
  readonly url: string
  /** Private browsing: nothing is stored after closing. */
  readonly isPrivate?: boolean
  /** Firefox with resistFingerprinting: reading a canvas returns noise. */
  readonly hidesCanvas?: boolean
}

export const size = { width: 390, height: 844 }
