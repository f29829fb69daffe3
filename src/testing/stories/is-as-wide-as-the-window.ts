import { expect } from 'storybook/test'

/** Nothing reaches beyond the window, so that nobody has to scroll sideways. */
export const isAsWideAsTheWindow = async () => {
  const { clientWidth, scrollWidth } = document.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}

/** One word of a language that writes compounds together, wider than a phone. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
