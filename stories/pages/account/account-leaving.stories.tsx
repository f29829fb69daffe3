import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { dashboardSlice, siteSlice } from '#content/slices/slices.ts'
import { AccountStory } from '#testing/stories/account-story.tsx'
import { openDialog, typeInto } from '#testing/stories/form-actions.ts'
import { succeed } from '#testing/stories/fakes/outcomes.ts'

const content = dashboardSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const words = content.page.account
const { fields } = content.messages

const meta = {
  title: 'Pages/Account, leaving',
  component: AccountStory,
  args: { content, site },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const saveProfile = fn()

const missing = (): never => {
  throw new Error('The content has changed')
}

const follow = async (canvasElement: HTMLElement) => {
  const { label } = content.side.items.find(({ id }) => id === 'recommendations') ?? missing()
  const links = await within(canvasElement).findAllByRole('link', { name: label })
  const seen = links.find((link) => link.checkVisibility())
  if (seen) return userEvent.click(seen)
  // On a phone the menu is folded.
  await userEvent.click(within(canvasElement).getByText(words.heading.split(' ')[1] ?? '', { selector: 'summary *' }))
  return userEvent.click(links[0] ?? missing())
}

export const LeavingWithChanges: Story = {
  args: { calls: { saveProfile } },
  beforeEach: () => {
    saveProfile.mockReset().mockImplementation(succeed)
  },
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await follow(canvasElement)
    await expect(await openDialog()).toHaveTextContent(words.unsaved_dialog.heading)
  },
}
export const LeavingIsTakenBack: Story = {
  ...LeavingWithChanges,
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await follow(canvasElement)
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.stay }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText(words.profile.name.label)).toHaveValue('Amara O.')
  },
}
export const LeavingWithoutSaving: Story = {
  ...LeavingWithChanges,
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await follow(canvasElement)
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.leave }))
    await expect(await within(canvasElement).findByTestId('another-page')).toBeVisible()
    await expect(saveProfile).not.toHaveBeenCalled()
  },
}
export const SavingOnTheWayOut: Story = {
  ...LeavingWithChanges,
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await follow(canvasElement)
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.save }))
    await expect(await within(canvasElement).findByTestId('another-page')).toBeVisible()
    await expect(saveProfile).toHaveBeenCalledTimes(1)
  },
}
export const CannotBeSavedOnTheWayOut: Story = {
  ...LeavingWithChanges,
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, words.login.email.label, 'nonsense')
    await follow(canvasElement)
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.save }))
    const summary = await within(canvasElement).findByRole('alert')
    await expect(summary).toHaveTextContent(fields.email_format)
    await waitFor(() => expect(summary).toHaveFocus())
  },
}
export const LeavingWithoutChanges: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(words.profile.name.label)
    await follow(canvasElement)
    await expect(await within(canvasElement).findByTestId('another-page')).toBeVisible()
  },
}
export const BrowserBackWithChanges: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    // Two history entries with the router's index: the previous page and this one.
    const before = { ...(window.history.state as object | null), idx: 6 }
    window.history.replaceState(before, '')
    window.history.pushState({ ...before, idx: 7 }, '')
    const place = () => (window.history.state as { readonly idx?: number } | null)?.idx
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    window.history.back()
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.stay }))
    await waitFor(() => expect(place()).toBe(7), { timeout: 5000 })
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    window.history.back()
    await userEvent.click(within(await openDialog()).getByRole('button', { name: words.unsaved_dialog.leave }))
    await waitFor(() => expect(place()).toBe(6), { timeout: 5000 })
  },
}
export const ClosingTheTabWithChanges: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await within(canvasElement).findByLabelText(words.profile.name.label)
    await expect(asks()).toBe(false)
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await expect(asks()).toBe(true)
    await typeInto(canvasElement, words.profile.name.label, 'Amara Obi')
    await expect(asks()).toBe(false)
  },
}
