/** Checks the initial focus of every dialog: an accidental second Enter must not delete anything or leave the page. */

export const watchFirstFocus = () => {
  const found: string[] = []
  return {
    /** Returns a function that stops watching. */
    watch: (): (() => void) => {
      found.length = 0
      const { prototype } = HTMLDialogElement
      const own = Object.getOwnPropertyDescriptor(prototype, 'showModal') ?? {}
      prototype.showModal = function (this: HTMLDialogElement) {
        Reflect.apply(own.value as () => void, this, [])
        // Our dialog component moves the focus later in the same task.
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
