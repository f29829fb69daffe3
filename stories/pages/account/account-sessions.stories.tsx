import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { dashboardSlice, siteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { AccountStory } from '#testing/stories/account-story.tsx'
import { openDialog, typeInto } from '#testing/stories/form-actions.ts'
import { failWith, pending, refusedField } from '#testing/stories/fakes/outcomes.ts'
import type { SessionsReply } from '#types/api.generated.ts'

const content = dashboardSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const words = content.page.account.sessions
const { account: messages, fields } = content.messages

const meta = {
  title: 'Pages/Account, logins',
  component: AccountStory,
  args: { content, site },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const mac = fill(words.device, { browser: 'Safari', system: 'Mac' })
const cardIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: words.heading }))

const only: SessionsReply = {
  sessions: [
    {
      id: 'here',
      is_current: true,
      browser: 'Firefox',
      system: 'Windows',
      started_at: '2026-11-21T11:58:00Z',
      last_used_at: null,
      ends_at: '2026-11-28T11:58:00Z',
    },
  ],
}

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    const rows = await card.findAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(words.this_browser)
    await expect(card.getByRole('link', { name: words.here })).toHaveAttribute('href', '/logout')
    await expect(card.getAllByRole('button', { name: words.end })).toHaveLength(2)
    await expect(card.getAllByRole('button', { name: words.end })[0]).toHaveAccessibleDescription(mac)
  },
}
export const OnlyThisOne: Story = {
  args: { calls: { readSessions: () => Promise.resolve({ ok: true, value: only }) } },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByText(words.only_this)).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
}
const readSessions = fn()
/** A new password ends the other logins, which are then no longer listed. */
export const AfterANewPassword: Story = {
  tags: ['slow'],
  args: { calls: { readSessions } },
  beforeEach: () => {
    const others = { ...only.sessions[0], id: 'other', is_current: false }
    readSessions
      .mockReset()
      .mockResolvedValueOnce({ ok: true, value: { sessions: [...only.sessions, others] } })
      .mockResolvedValue({ ok: true, value: only })
  },
  play: async ({ canvas, canvasElement }) => {
    const { login, save } = content.page.account
    await expect(await (await cardIn(canvasElement)).findAllByRole('listitem')).toHaveLength(2)
    await typeInto(canvasElement, login.old_password.label, 'Curls4life')
    await typeInto(canvasElement, login.new_password.label, 'Brush-Teal-Kettle9')
    await typeInto(canvasElement, login.confirm_password.label, 'Brush-Teal-Kettle9')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await canvas.findByText(messages.password_saved)
    await expect(await (await cardIn(canvasElement)).findByText(words.only_this)).toBeVisible()
  },
}
export const OnTheirWay: Story = {
  tags: ['slow'],
  args: { calls: { readSessions: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(content.page.account.states.loading)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  args: { calls: { readSessions: failWith({ kind: 'server' }) } },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByRole('alert')).toHaveTextContent(messages.failure)
    await userEvent.click(card.getByRole('button', { name: content.page.account.states.failed.action }))
    await waitFor(() => expect(card.getByRole('heading', { name: words.heading })).toHaveFocus())
  },
}

const endSession = fn()
export const OneIsEnded: Story = {
  args: { calls: { endSession } },
  beforeEach: () => {
    endSession.mockReset().mockResolvedValue({ ok: true, value: { success: true, message: '' } })
  },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    const [first] = await card.findAllByRole('button', { name: words.end })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const asked = await openDialog()
    await expect(asked).toHaveTextContent(mac)
    await userEvent.type(within(asked).getByLabelText(words.password), 'Curls4life{Enter}')
    const message = await card.findByText(messages.session_ended)
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus())
    await expect(endSession).toHaveBeenCalledWith('laptop', 'Curls4life')
    await expect(card.getAllByRole('listitem')).toHaveLength(2)
  },
}
/** The reply arrives after the visitor has closed the dialog and opened the one for all others, which stays open with its input. */
export const OneIsEndedAfterTheDialogWasClosed: Story = {
  tags: ['slow'],
  args: { calls: { endSession } },
  play: async ({ canvasElement }) => {
    let reply = (): void => undefined
    endSession.mockReset().mockReturnValue(
      new Promise((resolve) => {
        reply = () => resolve({ ok: true, value: { success: true, message: '' } })
      }),
    )
    const card = await cardIn(canvasElement)
    const [first] = await card.findAllByRole('button', { name: words.end })
    if (first) await userEvent.click(first)
    const asked = within(await openDialog())
    await userEvent.type(asked.getByLabelText(words.password), 'Curls4life{Enter}')
    // What the Escape key does. Synthetic keys do not.
    await fireEvent(await openDialog(), new Event('cancel', { cancelable: true }))
    await userEvent.click(card.getByRole('button', { name: words.end_others }))
    const next = within(await openDialog()).getByLabelText(words.password)
    await userEvent.type(next, 'Curls')
    reply()
    await expect(await card.findByText(messages.session_ended)).toBeInTheDocument()
    await expect(next).toHaveValue('Curls')
    await expect(next).toBeVisible()
  },
}
export const AllOthersAreEnded: Story = {
  args: { calls: { endSession } },
  beforeEach: () => {
    endSession.mockReset().mockResolvedValue({ ok: true, value: { success: true, message: '' } })
  },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: words.end_others }))
    await userEvent.type(within(await openDialog()).getByLabelText(words.password), 'Curls4life{Enter}')
    await expect(await card.findByText(messages.sessions_ended)).toBeVisible()
    await expect(endSession).toHaveBeenCalledWith(null, 'Curls4life')
    await expect(card.getByText(words.only_this)).toBeVisible()
  },
}
export const WithAWrongPassword: Story = {
  args: { calls: { endSession: failWith(refusedField('password', fields.password_wrong)) } },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: words.end_others }))
    const field = within(await openDialog()).getByLabelText(words.password)
    await userEvent.type(field, 'Nonsense{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(fields.password_wrong))
    await expect(card.getAllByRole('listitem', { hidden: true })).toHaveLength(3)
  },
}
