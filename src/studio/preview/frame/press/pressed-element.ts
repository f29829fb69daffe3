import type { PressedElement } from '#studio/preview/messages.ts'
import { pathInContent } from '#studio/preview/frame/draft-pictures.ts'
import { plainText } from './plain-text.ts'

const longestText = 1500
const nearest = 6

/** The element to outline: the smallest one with a text, a picture or a field. */
export const elementAt = (target: Element): Element | null => {
  const inline = target.closest('strong, em, code, span, use, b, i') ?? target
  const element = inline.closest(
    'label, a, button, summary, legend, li, p, h1, h2, h3, h4, td, th, dt, dd, svg, img, input, textarea',
  )
  return (element ?? target).closest('#app, #mail') ? (element ?? target) : null
}

export const pressedElement = (target: Element): PressedElement => {
  const around = ancestorsOf(target)
  return {
    texts: [...new Set([...ownTexts(target), ...around.slice(0, nearest).flatMap(textsOf)])],
    pictures: pictureIn(target) ?? pictureIn(target.closest('svg')) ?? [],
    ids: around.flatMap(({ id }) => (id === '' || id === 'app' ? [] : [id])),
    option: optionOf(target),
  }
}

const ancestorsOf = (element: Element): readonly Element[] => {
  const found: Element[] = []
  for (let one: Element | null = element; one && one.id !== 'app' && one.id !== 'mail'; one = one.parentElement)
    found.push(one)
  return found
}

/** The texts directly inside the element: for a title with a badge after it, only the title. */
const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? nonEmpty(node.data) : []))

const textsOf = (element: Element): readonly string[] => [
  ...(element.textContent.length < longestText ? nonEmpty(element.textContent) : []),
  ...['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) => nonEmpty(element.getAttribute(name) ?? '')),
  ...ownTexts(element),
]

const nonEmpty = (text: string): readonly string[] => {
  const plain = plainText(text)
  return plain === '' ? [] : [plain]
}

const pictureIn = (element: Element | null): readonly string[] | null => {
  if (!element) return null
  if (element instanceof HTMLImageElement) return [pathInContent(element.src)]
  const use = element instanceof SVGUseElement ? element : element.querySelector(':scope > use')
  return use ? [pathInContent(use.getAttribute('href') ?? '')] : null
}

const optionOf = (element: Element): string | null => {
  const input = element.closest('label')?.querySelector('input')
  return input && (input.type === 'radio' || input.type === 'checkbox') && input.value !== 'on' ? input.value : null
}
