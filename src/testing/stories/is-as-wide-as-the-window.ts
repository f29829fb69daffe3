import { expect } from 'storybook/test'

/** Expects that nothing overflows the window, so that nobody has to scroll sideways. */
export const isAsWideAsTheWindow = async () => {
  const { clientWidth, scrollWidth } = document.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}

/** A German compound word that is wider than a phone. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
