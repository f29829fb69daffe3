/**
 * A step through the browser's history can be held. Listeners of the window are called in the order in which they came,
 * so ours has to be there before the router's: the entry opens the gate first.
 */
type Interceptor = (event: PopStateEvent) => void

let open = false
let interceptor: Interceptor | null = null

export const installPopStateGate = (): void => {
  if (open) return
  open = true
  window.addEventListener('popstate', (event) => interceptor?.(event))
}

/** Returns the way to stop. One page keeps the gate at a time: only one is open. */
export const interceptPopState = (next: Interceptor): (() => void) => {
  installPopStateGate()
  interceptor = next
  return () => {
    if (interceptor === next) interceptor = null
  }
}
