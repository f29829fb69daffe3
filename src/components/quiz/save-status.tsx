import { useLayoutEffect, useRef } from 'react'
import { slots } from '#components/recipe.ts'

export type SaveState = 'nothing' | 'saving' | 'saved'

export type SaveStatusProps = {
  readonly saving: string
  /** 'Saved on this device' */
  readonly saved: string
  /** Calls `show` immediately and at every change. Returns a function that unsubscribes. */
  readonly subscribe: (show: (state: SaveState) => void) => () => void
}

/**
 * Whether the newest answer is saved on the device. It changes twice with each answer, so it is written to the DOM
 * directly; both texts are always mounted, because inserting one caused a layout of the page, and moved the count above it.
 */
export const SaveStatus = ({ saving, saved, subscribe }: SaveStatusProps) => {
  const savingText = useRef<HTMLSpanElement>(null)
  const savedText = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      subscribe((state) => {
        setShown(savingText.current, state === 'saving')
        setShown(savedText.current, state === 'saved')
      }),
    [subscribe],
  )
  return (
    <span className={slots('progress')('saveStatus')}>
      <span ref={savingText} className={hidden}>
        {saving}
      </span>
      <span ref={savedText} className={hidden}>
        {saved}
      </span>
    </span>
  )
}

const setShown = (word: HTMLElement | null, seen: boolean): void => {
  if (word) word.className = seen ? shown : hidden
}

const hidden = slots('progress')('saveText')
const shown = slots('progress', { saveText: 'shown' })('saveText')
