import { expect, waitFor, within } from 'storybook/test'

type Played = { readonly canvasElement: HTMLElement }

/** A play function that expects each of these texts to be visible. */
export const showsTexts =
  (...texts: readonly string[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const text of texts) {
      const [first] = await within(canvasElement).findAllByText(text)
      await expect(first).toBeVisible()
    }
  }

/** A play function that expects exactly these names of elements with this role, in this order. */
export const showsAll =
  (role: string, names: readonly string[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const found = await within(canvasElement).findAllByRole(role)
    await expect(found).toHaveLength(names.length)
    for (const [position, name] of names.entries()) await expect(found[position]).toHaveAccessibleName(name)
  }

/**
 * To be called before the announcement: screen readers announce changes of an existing live region, but often not a new region that already
 * has its text. Returns an assertion that a text is announced.
 */
export const announcementIn = (root: HTMLElement): ((text: string) => Promise<void>) => {
  const regions = [...root.querySelectorAll('[role=status]')]
  return (text) => waitFor(() => expect(regions.map(({ textContent }) => textContent).join(' ')).toContain(text))
}
