import { userEvent, within } from 'storybook/test'

/** Replaces the value of the field. */
export const typeInto = async (canvasElement: HTMLElement, label: string, text: string): Promise<HTMLElement> => {
  const field = await within(canvasElement).findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

export const openDialog = (): Promise<HTMLElement> => within(document.body).findByRole('dialog')
