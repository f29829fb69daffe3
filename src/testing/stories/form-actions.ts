/** What a person does in the story of a form. */
import { userEvent, within } from 'storybook/test'

/** What stood in the field before is gone. */
export const typeInto = async (canvasElement: HTMLElement, label: string, text: string): Promise<HTMLElement> => {
  const field = await within(canvasElement).findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

export const openDialog = (): Promise<HTMLElement> => within(document.body).findByRole('dialog')
