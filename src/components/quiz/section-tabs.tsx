import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type SectionTabsProps = {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** Read out after a section that is done. */
  readonly done: string
  /** Calls `show` immediately and at every change. Returns a function that unsubscribes. */
  readonly subscribe: (show: (tabs: TabsState) => void) => () => void
}

export type TabsState = {
  /** The index of the current tab. */
  readonly current: number
  /** Indexes of the tabs that are skipped, because nothing in them applies to the answers. */
  readonly skipped: readonly number[]
}

/**
 * The sections of the quiz: a list, not a navigation. Updates are written to the DOM in the same frame as the new step:
 * a tab that is added or removed may change the number of lines, and the page must not move after the step is shown.
 * Ticks take no space, see the recipe.
 */
export const SectionTabs = ({ label, items, done, subscribe }: SectionTabsProps) => {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(
    () =>
      subscribe(({ current, skipped }) => {
        for (const [index, tab] of [...(list.current?.children ?? [])].entries()) {
          tab.className = skipped.includes(index) ? skippedTab : index < current ? doneTab : openTab
          if (index === current) tab.setAttribute('aria-current', 'step')
          else tab.removeAttribute('aria-current')
        }
      }),
    [subscribe],
  )
  return (
    <ol ref={list} className={slots('quiz-header')('tabs')} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={openTab}>
          <Icon name="tick" size="small" />
          {item.label}
          <span className={recipe('hidden')}>{`, ${done}`}</span>
        </li>
      ))}
    </ol>
  )
}

const openTab = slots('quiz-header', { state: 'open' })('tab')
const skippedTab = slots('quiz-header', { state: 'skipped' })('tab')
const doneTab = slots('quiz-header', { state: 'done' })('tab')
