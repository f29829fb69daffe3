/** Every dialog that a story opens: Enter pressed once too often must not destroy or leave anything. */

export const watchFirstFocus = () => {
  const found: string[] = []
  return {
    /** Gives what ends the watch. */
    watch: (): (() => void) => {
      found.length = 0
      const { prototype } = HTMLDialogElement
      const own = Object.getOwnPropertyDescriptor(prototype, 'showModal') ?? {}
      prototype.showModal = function (this: HTMLDialogElement) {
        Reflect.apply(own.value as () => void, this, [])
        // Our dialog moves the focus in the same task.
        queueMicrotask(() => {
          const focused = document.activeElement
          if (focused instanceof HTMLButtonElement && this.contains(focused) && !('safe' in focused.dataset))
            found.push(focused.textContent || (focused.getAttribute('aria-label') ?? ''))
        })
      }
      return () => {
        Object.defineProperty(prototype, 'showModal', own)
      }
    },
    check: (): void => {
      if (found.length > 0)
        throw new Error(`A dialog opens with the focus on a button that is not its safe one: ${found.join(', ')}`)
    },
  }
}
