import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type SectionTabsProps = {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** Said after a part that is done. */
  readonly done: string
  /** Calls `show` now and at every change. Returns the way to stop. */
  readonly subscribe: (show: (tabs: TabsState) => void) => () => void
}

export type TabsState = {
  /** The place of the current part. */
  readonly current: number
  /** Places of the parts that are skipped: nothing in them applies to the answers. */
  readonly skipped: readonly number[]
}

/**
 * The parts of the quiz: a list, not something to press. They change in the frame of the step, past React: where a part
 * more or less breaks their line, the page must not move after the step has come. Ticks take no room, see the recipe.
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
