import { useLayoutEffect, useRef } from 'react'
import { slots } from '#components/recipe.ts'

export type SaveState = 'nothing' | 'saving' | 'saved'

export type SaveStatusProps = {
  readonly saving: string
  /** 'Saved on this device' */
  readonly saved: string
  /** 'Saved', where there is no room for more. */
  readonly savedShort: string
  /** Calls `show` immediately and at every change. Returns a function that unsubscribes. */
  readonly subscribe: (show: (state: SaveState) => void) => () => void
}

/**
 * Whether the newest answer is saved on the device. It changes twice with each answer, so it is written to the DOM
 * directly; both texts are always mounted, because inserting one caused a layout of the page, and moved the count beside it.
 */
export const SaveStatus = ({ saving, saved, savedShort, subscribe }: SaveStatusProps) => {
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
    <span className={classOf('saveStatus')}>
      <span ref={savingText} className={hidden}>
        {saving}
      </span>
      <span ref={savedText} className={hidden}>
        <span className={classOf('words')}>{saved}</span>
        <span className={classOf('short')} aria-hidden="true">
          · {savedShort}
        </span>
      </span>
    </span>
  )
}

const setShown = (word: HTMLElement | null, seen: boolean): void => {
  if (word) word.className = seen ? shown : hidden
}

const classOf = slots('progress')
const hidden = classOf('saveText')
const shown = slots('progress', { saveText: 'shown' })('saveText')
