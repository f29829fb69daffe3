import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { dashboardSlice, siteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { AccountDeleted } from '#pages/account/account-deleted.tsx'
import { AccountStory } from '#testing/stories/account-story.tsx'
import { openDialog } from '#testing/stories/form-actions.ts'
import { failWith, pending, refusedField } from '#testing/stories/fakes/outcomes.ts'
import { announcementIn } from '#testing/stories/shows.ts'

const content = dashboardSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const words = content.page.account
const { account: messages, fields } = content.messages

const meta = {
  title: 'Pages/Account, privacy',
  component: AccountStory,
  args: { content, site },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const missing = (): never => {
  throw new Error('The content has changed')
}

const health = content.consents.find(({ id }) => id === 'health') ?? missing()

export const ConsentIsWithdrawn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: health.withdraw.action }))
    const asked = await openDialog()
    await expect(asked).toHaveTextContent(health.withdraw.explain)
    await userEvent.click(within(asked).getByRole('button', { name: health.withdraw.action }))
    const message = await canvas.findByText(health.withdraw.done)
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: health.withdraw.action })).toBeNull()
  },
}
export const ConsentIsNotWithdrawn: Story = {
  tags: ['slow'],
  args: { calls: { withdraw: failWith({ kind: 'timeout' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: health.withdraw.action }))
    await userEvent.click(within(await openDialog()).getByRole('button', { name: health.withdraw.action }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.consent_failed)
    await expect(canvas.getByRole('button', { name: health.withdraw.action })).toBeVisible()
  },
}
let reply = (): void => undefined
/** The reply arrives after the visitor has closed the dialog and opened the next one, which stays open. */
export const ConsentIsWithdrawnAfterTheDialogWasClosed: Story = {
  args: {
    calls: {
      withdraw: () =>
        new Promise((resolve) => {
          reply = () => resolve({ ok: true, value: [{ id: 'photos', choice: 'agreed', at: '2026-11-01T12:00:00Z' }] })
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = content.consents.find(({ id }) => id === 'photos') ?? missing()
    await userEvent.click(await canvas.findByRole('button', { name: health.withdraw.action }))
    await userEvent.click(within(await openDialog()).getByRole('button', { name: health.withdraw.action }))
    await userEvent.click(
      within(await openDialog()).getByRole('button', { name: words.privacy.withdraw_dialog.cancel }),
    )
    await userEvent.click(canvas.getByRole('button', { name: next.withdraw.action }))
    reply()
    await expect(await canvas.findByText(health.withdraw.done)).toBeInTheDocument()
    await expect(await openDialog()).toHaveTextContent(next.withdraw.explain)
  },
}
const at = '2026-09-12T10:00:00Z'
const chosen = content.consents.map(({ id }) => ({ id, choice: 'agreed' as const, at }))
/** A consent that was refused can be given when the quiz is taken again. */
export const ConsentsRefused: Story = {
  args: { consents: chosen.map((one) => (one.id === 'health' ? { ...one, choice: 'declined' } : one)) },
  play: async ({ canvas }) => {
    const { label, to } = content.page.analysis.states.empty.action
    const choose = await canvas.findByText(words.privacy.consent_choose)
    await expect(within(choose).getByRole('link', { name: label })).toHaveAttribute('href', to)
    await expect(canvas.queryByText(words.privacy.consent_never)).toBeNull()
  },
}
export const ConsentsAllGiven: Story = {
  args: { consents: chosen },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: health.withdraw.action })
    await expect(canvas.queryByText(words.privacy.consent_choose)).toBeNull()
  },
}
/** A report that some questions were left out of, because a consent was missing, links here. */
export const ConsentsFromAReport: Story = {
  args: { part: '#account-consents-heading' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: words.privacy.consents_heading })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}
export const ConsentsFailed: Story = {
  args: { calls: { readConsents: failWith({ kind: 'server' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failure)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.states.failed.action }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.privacy.consents_heading })).toHaveFocus())
  },
}
/** A content without consents has none to show, and its server has no API call for them. */
export const NoConsents: Story = {
  args: { content: { ...content, consents: [] }, calls: { readConsents: failWith({ kind: 'not_found' }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: words.privacy.export.heading })
    await expect(canvas.queryByRole('heading', { name: words.privacy.consents_heading })).toBeNull()
  },
}

const saveFile = fn()
export const DataIsDownloaded: Story = {
  args: { calls: { saveFile } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: words.privacy.export.button })
    const isAnnounced = announcementIn(canvasElement)
    await userEvent.click(button)
    await userEvent.type(within(await openDialog()).getByLabelText(words.privacy.export.password), 'Curls4life{Enter}')
    await isAnnounced(messages.export_ready)
    await expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), `${content.site.name}-amara-2026-11-21.json`)
    // The password field is empty when the dialog is opened again.
    await userEvent.click(canvas.getByRole('button', { name: words.privacy.export.button }))
    await expect(within(await openDialog()).getByLabelText(words.privacy.export.password)).toHaveValue('')
  },
}
export const DataWithAWrongPassword: Story = {
  args: { calls: { exportAccount: failWith(refusedField('password', fields.password_wrong)) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words.privacy.export.button }))
    const field = within(await openDialog()).getByLabelText(words.privacy.export.password)
    await userEvent.type(field, 'Nonsense{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(fields.password_wrong))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Nonsense')
  },
}
export const DataTooOften: Story = {
  args: { calls: { exportAccount: failWith({ kind: 'rate_limit', seconds: 540 }) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words.privacy.export.button }))
    await userEvent.type(within(await openDialog()).getByLabelText(words.privacy.export.password), 'Curls4life{Enter}')
    await expect(await within(await openDialog()).findByRole('alert')).toHaveTextContent(
      fill(messages.export_rate_limit, { minutes: 9 }),
    )
  },
}

export const DeletingIsAskedAbout: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words.privacy.delete.button }))
    const { cancel, confirm } = words.privacy.delete.dialog
    await userEvent.click(within(await openDialog()).getByRole('button', { name: confirm }))
    const field = within(await openDialog()).getByLabelText(words.privacy.delete.dialog.password)
    await waitFor(() => expect(field).toHaveAccessibleDescription(fields.password_missing))
    await expect(within(await openDialog()).getByRole('button', { name: cancel })).toBeVisible()
  },
}

/** A deletion that was sent cannot be cancelled. */
export const DeletingIsUnderWay: Story = {
  args: { calls: { deleteAccount: pending } },
  play: async ({ canvasElement }) => {
    const { dialog: asked, button } = words.privacy.delete
    await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
    await userEvent.type(within(await openDialog()).getByLabelText(asked.password), 'Curls4life{Enter}')
    const cancel = within(await openDialog()).getByRole('button', { name: asked.cancel })
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(cancel)
    await expect(cancel).toBeVisible()
  },
}

let refuse = (): void => undefined
/** Escape closes the dialog, but does not cancel what was sent: the card says that it has failed. */
export const DeletingFailsAfterTheDialogWasClosed: Story = {
  tags: ['!dev'],
  args: {
    calls: {
      deleteAccount: () =>
        new Promise((resolve) => {
          refuse = () => resolve({ ok: false, failure: refusedField('password', fields.password_wrong) })
        }),
    },
  },
  play: async ({ canvas }) => {
    const { dialog: asked, button } = words.privacy.delete
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await userEvent.type(within(await openDialog()).getByLabelText(asked.password), 'Curls4life{Enter}')
    // What the Escape key does. Synthetic keys do not.
    await fireEvent(await openDialog(), new Event('cancel', { cancelable: true }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    refuse()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fields.password_wrong)
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await openDialog()
    await expect(canvas.queryByRole('alert', { hidden: true })).toBeNull()
    await fireEvent(await openDialog(), new Event('cancel', { cancelable: true }))
  },
}

const clearDevice = fn()
export const Deleted: Story = {
  args: { clearDevice },
  beforeEach: () => {
    clearDevice.mockReset().mockResolvedValue(undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { dialog: asked, done, button } = words.privacy.delete
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await userEvent.type(within(await openDialog()).getByLabelText(asked.password), 'Curls4life{Enter}')
    const heading = await canvas.findByRole('heading', { name: done.heading, level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(clearDevice).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('link', { name: done.action.label })).toHaveAttribute('href', done.action.to)
  },
}
/** The reply of the server was lost, and the login no longer works: the page claims no more than is known. */
export const DeletedWithoutAReply: Story = {
  ...Deleted,
  render: () => (
    <MemoryRouter>
      <AccountDeleted site={site} content={content} clearDevice={clearDevice} isUnconfirmed />
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    const { done, unconfirmed } = words.privacy.delete
    await waitFor(() => expect(canvas.getByRole('heading', { name: unconfirmed.heading, level: 1 })).toHaveFocus())
    await expect(canvas.queryByText(done.text)).toBeNull()
    await expect(clearDevice).toHaveBeenCalledTimes(1)
  },
}
