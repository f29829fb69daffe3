/** Outlines the element that the form is about, and scrolls to it. */
import type { Mark } from '#studio/preview/messages.ts'
import { plainText } from './plain-text.ts'
import { outline } from './outline.ts'

/** What sticks to the edges of the quiz on a phone, and a little room. In CSS pixels. */
const headerHeight = 140
const footerHeight = 90

export const followMark = () => {
  const frame = outline('mark')
  let mark: Mark | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (scrolls: boolean): void => {
    const element = mark && findMarked(mark)
    frame.around(element)
    if (!element || !scrolls) return
    const { bottom, height, top } = element.getBoundingClientRect()
    if (top >= headerHeight && bottom <= window.innerHeight - footerHeight) return
    const room = window.innerHeight - headerHeight - footerHeight
    window.scrollBy({ top: top - headerHeight - Math.max(0, (room - height) / 2), behavior: 'instant' })
  }
  /** A page that has just been opened may still load: it is tried for a second. */
  const find = (tries: number): void => {
    clearTimeout(timer)
    show(true)
    if (mark && !findMarked(mark) && tries > 0) timer = setTimeout(find, 100, tries - 1)
  }
  return {
    set: (next: Mark | null): void => {
      mark = next
      find(10)
    },
    /** After the content has changed: the element may be another one. */
    refresh: (): void => {
      requestAnimationFrame(() => {
        show(false)
      })
    },
  }
}

const findMarked = ({ option, question, text }: Mark): HTMLElement | null => {
  const asked = question === null ? null : document.getElementById(question)
  if (asked && option !== null) {
    const input = [...asked.querySelectorAll('input')].find(({ value }) => value === option)
    return input?.closest('label') ?? asked
  }
  return asked ?? (text === null ? null : elementSaying(text))
}

const elementSaying = (text: string): HTMLElement | null => {
  const wanted = plainText(text)
  if (wanted === '') return null
  const found = [...document.querySelectorAll<HTMLElement>('#app *, #mail *')].filter(
    (element) => element.childElementCount < 12 && plainText(element.textContent) === wanted,
  )
  // The innermost one that is shown.
  return found.findLast((element) => element.offsetParent !== null) ?? null
}
