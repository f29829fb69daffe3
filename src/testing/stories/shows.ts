import { expect, waitFor, within } from 'storybook/test'

type Played = { readonly canvasElement: HTMLElement }

/** A play function: each of these texts is visible. */
export const showsTexts =
  (...texts: readonly string[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const text of texts) {
      const [first] = await within(canvasElement).findAllByText(text)
      await expect(first).toBeVisible()
    }
  }

/** A play function: there are elements with this role and these names, in this order, and no others. */
export const showsAll =
  (role: string, names: readonly string[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    const found = await within(canvasElement).findAllByRole(role)
    await expect(found).toHaveLength(names.length)
    for (const [position, name] of names.entries()) await expect(found[position]).toHaveAccessibleName(name)
  }

/**
 * To be called before what is announced: screen readers read a change of a live region that was there, not every one that comes with its
 * text. Returns an assertion: this text is announced.
 */
export const announcementIn = (root: HTMLElement): ((text: string) => Promise<void>) => {
  const regions = [...root.querySelectorAll('[role=status]')]
  return (text) => waitFor(() => expect(regions.map(({ textContent }) => textContent).join(' ')).toContain(text))
}
