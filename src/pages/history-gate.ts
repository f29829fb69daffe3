/**
 * A step through the browser's history can be held. Listeners of the window are called in the order in which they came,
 * so ours has to be there before the router's: the entry opens the gate first.
 */
type Keeper = (event: PopStateEvent) => void

let open = false
let keeper: Keeper | null = null

export const openHistoryGate = (): void => {
  if (open) return
  open = true
  window.addEventListener('popstate', (event) => keeper?.(event))
}

/** Returns the way to stop. One page keeps the gate at a time: only one is open. */
export const keepHistory = (next: Keeper): (() => void) => {
  openHistoryGate()
  keeper = next
  return () => {
    if (keeper === next) keeper = null
  }
}
