import { useRef } from 'react'

/** The rows of the options on the screen: what identifies them, and their focus. */
export const useOptionRows = () => {
  const list = useRef<HTMLUListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const keys = useRef(new Map<string, string>())
  const added = useRef(0)
  const labelAt = (index: number): HTMLElement | undefined =>
    list.current?.querySelectorAll<HTMLElement>('[data-option-label]')[index]
  const keyOf = (id: string): string => keys.current.get(id) ?? id
  return {
    /** The ref of the list of the rows. */
    list,
    /** The ref of the button that adds an option. */
    adding,
    labelAt,
    focusLabel: (index: number) => {
      labelAt(index)?.focus()
    },
    /** The key of the row of an option, for React. */
    keyOf,
    /** An option was added that gets its id later. */
    takeUnnamed: (id: string) => {
      added.current += 1
      keys.current.set(id, `new ${added.current}`)
    },
    /** The React key of a row stays when its option gets its id, so that a button that is being pressed is not replaced. */
    takeNamed: (before: string, id: string) => {
      keys.current.set(id, keyOf(before))
    },
  }
}

export type OptionRows = ReturnType<typeof useOptionRows>
