/** Outlines the element that the form edits, and scrolls to it. */
import type { Mark } from '#studio/preview/messages.ts'
import { plainText } from './plain-text.ts'
import { isSeen, outline } from './outline.ts'

/** The heights of the sticky bars of the quiz on a phone, plus a margin. In CSS pixels. */
const headerHeight = 140
const footerHeight = 90

export const followMark = () => {
  const frame = outline('mark')
  let mark: Mark | null = null
  let request = 0
  /** Whether to open closed parts of the page; false once the editor has closed one by hand. */
  let shouldReveal = true
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (scrolls: boolean): void => {
    const element = mark && findMarked(mark, shouldReveal)
    frame.around(element)
    if (!element || !scrolls) return
    const { bottom, height, top } = element.getBoundingClientRect()
    if (top >= headerHeight && bottom <= window.innerHeight - footerHeight) return
    const room = window.innerHeight - headerHeight - footerHeight
    window.scrollBy({ top: top - headerHeight - Math.max(0, (room - height) / 2), behavior: 'instant' })
  }
  /** Tries for a second, because a page that was just opened may still be loading. */
  const find = (tries: number): void => {
    clearTimeout(timer)
    show(true)
    if (mark && !findMarked(mark, shouldReveal) && tries > 0) timer = setTimeout(find, 100, tries - 1)
  }
  /** Finds the element again: it may have been replaced or moved. */
  const refresh = (): void => {
    cancelAnimationFrame(request)
    request = requestAnimationFrame(() => {
      show(false)
    })
  }
  // A MutationObserver, because the event `toggle` may fire only after the part has been opened again.
  const changes = new MutationObserver((records) => {
    if (records.some(isClosing)) shouldReveal = false
    refresh()
  })
  changes.observe(document.body, {
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return {
    set: (next: Mark | null): void => {
      mark = next
      shouldReveal = true
      find(10)
    },
    /** To be called after the content has changed. */
    refresh: (): void => {
      shouldReveal = true
      refresh()
    },
    stop: (): void => {
      changes.disconnect()
      clearTimeout(timer)
      cancelAnimationFrame(request)
      frame.stop()
    },
  }
}

/** Whether a part of the page was closed by these changes. Parts that `tryToReveal` opens and closes at once do not count. */
const isClosing = (
  { attributeName, oldValue, target }: MutationRecord,
  index: number,
  all: MutationRecord[],
): boolean =>
  attributeName === 'open' &&
  oldValue !== null &&
  target instanceof HTMLDetailsElement &&
  !target.open &&
  all.findIndex((one) => one.attributeName === 'open' && one.target === target) === index

const findMarked = ({ option, question, text }: Mark, shouldReveal: boolean): HTMLElement | null => {
  const asked = question === null ? null : document.getElementById(question)
  if (asked && option !== null) {
    const input = [...asked.querySelectorAll('input')].find(({ value }) => value === option)
    return input?.closest('label') ?? asked
  }
  // The texts of a question that is not on this page, such as 'Yes', could be found in other questions.
  return question === null && text !== null ? elementSaying(text, shouldReveal) : asked
}

const elementSaying = (text: string, shouldReveal: boolean): HTMLElement | null => {
  const wanted = plainText(text)
  if (wanted === '') return null
  const found = [...document.querySelectorAll<HTMLElement>('#app *, #mail *')].filter(
    (element) => element.childElementCount < 12 && plainText(element.textContent) === wanted,
  )
  // The innermost visible element, otherwise the innermost that becomes visible by opening parts of the page.
  return found.findLast(isShown) ?? (shouldReveal ? found.findLast(tryToReveal) : undefined) ?? null
}

const isShown = (element: HTMLElement): boolean =>
  closedAround(element) === null && isSeen(element.getBoundingClientRect())

/** Opens the closed parts of the page around an element, and closes them again if it still is not visible. Returns whether it is. */
const tryToReveal = (element: HTMLElement): boolean => {
  const opened: HTMLDetailsElement[] = []
  for (let closed = closedAround(element); closed; closed = closedAround(element)) {
    closed.open = true
    opened.push(closed)
  }
  if (isShown(element)) return true
  for (const one of opened) one.open = false
  return false
}

/** The closed part around an element. The summary of a closed part is visible, so it counts as outside. */
const closedAround = (element: HTMLElement) =>
  (element.closest('summary')?.parentElement?.parentElement ?? element).closest<HTMLDetailsElement>(
    'details:not([open])',
  )
