/**
 * Lets a page intercept history navigations before the router. Listeners on `window` run in the order of registration,
 * so this one must be registered before the router's: `app/main.tsx` installs it first.
 */
type Interceptor = (event: PopStateEvent) => void

let open = false
let interceptor: Interceptor | null = null

export const installPopStateGate = (): void => {
  if (open) return
  open = true
  window.addEventListener('popstate', (event) => interceptor?.(event))
}

/** Sets the one interceptor. Returns a function that removes it. */
export const interceptPopState = (next: Interceptor): (() => void) => {
  installPopStateGate()
  interceptor = next
  return () => {
    if (interceptor === next) interceptor = null
  }
}
