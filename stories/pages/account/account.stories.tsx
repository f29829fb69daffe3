import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { dashboardSlice, siteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { AccountStory, storedAccount } from '#testing/stories/account-story.tsx'
import { typeInto } from '#testing/stories/form-actions.ts'
import { failWith, succeed, pending, refusedField } from '#testing/stories/fakes/outcomes.ts'
import { dark } from '#testing/stories/appearances.ts'

const content = dashboardSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const words = content.page.account
const { account: messages, common, fields } = content.messages

const meta = {
  title: 'Pages/Account',
  component: AccountStory,
  args: { content, site },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: words.save }))

export const Loading: Story = {
  args: { calls: { readAccount: pending, readConsents: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.loading)).toBeVisible()
  },
}

const readAgain = fn()
export const Failed: Story = {
  args: { calls: { readAccount: readAgain } },
  beforeEach: () => {
    readAgain.mockReset().mockImplementation(failWith({ kind: 'server' }))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.states.failed.heading)
    await userEvent.click(canvas.getByRole('button', { name: words.states.failed.action }))
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2))
    // The pressed button has disappeared, but the focus is not lost with it.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
export const FailedOffline: Story = {
  args: { calls: { readAccount: failWith({ kind: 'offline' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(common.offline)
  },
}

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText(words.profile.name.label)).toHaveValue('Amara Obi')
    await expect(canvas.getByLabelText(words.profile.birth_date.label)).toHaveValue('1990-03-27')
    await expect(canvas.getByLabelText(words.profile.gender.label)).toHaveValue('female')
    await expect(canvas.getByLabelText(words.login.email.label)).toHaveValue('amara@example.com')
    await waitFor(() => expect(canvas.getByText('Shea butter')).toBeVisible())
    await expect(canvas.queryByText(words.products.initial_note)).toBeNull()
    // The heading of the page is closer to the first part than the first part is to the next one.
    const [heading, form, privacy] = ['.page-heading__root', '.settings__form', '.settings__list'].map((part) =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    )
    await expect((form?.top ?? 0) - (heading?.bottom ?? 0)).toBe(32)
    await expect((privacy?.top ?? 0) - (form?.bottom ?? 0)).toBe(48)
  },
}
export const FullInTheDark: Story = { ...Full, ...dark, tags: ['appearance'] }

export const NewAccount: Story = {
  tags: ['slow'],
  args: { account: { name: '', birth_date: null, gender: null, products: null }, consents: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: words.products.heading })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(words.products.initial.length)
    await expect(canvas.getByText(words.products.initial_note)).toBeVisible()
    // That nothing was chosen yet is said only once, for all consents.
    await expect(await canvas.findAllByText(words.privacy.consent_none)).toHaveLength(1)
    for (const { heading } of content.consents) await expect(canvas.getByText(heading)).toBeVisible()
    await expect(canvas.getAllByText(words.privacy.consent_choose)).toHaveLength(1)
    await expect(canvas.queryByText(words.privacy.consent_never)).toBeNull()
    await save(canvasElement)
    await expect(await canvas.findByText(messages.nothing_to_save)).toBeVisible()
  },
}

const saving = { profile: fn(), products: fn(), email: fn(), password: fn() }
const savingCalls = {
  saveProfile: saving.profile,
  saveProducts: saving.products,
  saveEmail: saving.email,
  savePassword: saving.password,
}
const allWork = () => {
  for (const call of Object.values(saving)) call.mockReset().mockImplementation(succeed)
}

export const OnlyWhatChangedIsSaved: Story = {
  tags: ['slow'],
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await expect(canvas.getByText(common.unsaved)).toBeVisible()
    await save(canvasElement)
    await expect(await canvas.findByText(messages.saved)).toBeVisible()
    await expect(canvas.getByText(messages.profile_saved)).toBeVisible()
    await expect(saving.profile).toHaveBeenCalledTimes(1)
    await expect(saving.profile).toHaveBeenCalledWith({
      name: 'Amara O.',
      birth_date: '1990-03-27',
      gender: 'female',
    })
    for (const other of [saving.products, saving.email, saving.password]) await expect(other).not.toHaveBeenCalled()
    // The saved values are the new baseline.
    await save(canvasElement)
    await expect(await canvas.findByText(messages.nothing_to_save)).toBeVisible()
  },
}

export const EverythingIsSaved: Story = {
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const date = await canvas.findByLabelText(words.profile.birth_date.label)
    await userEvent.clear(date)
    await userEvent.selectOptions(canvas.getByLabelText(words.profile.gender.label), '')
    // Typed, but not added with Enter.
    await typeInto(canvasElement, words.products.label, ' Aloe gel ')
    await typeInto(canvasElement, words.login.email.label, 'obi@example.com')
    await typeInto(canvasElement, words.login.old_password.label, 'Curls4life')
    await typeInto(canvasElement, words.login.new_password.label, 'Ringlets4ever')
    await typeInto(canvasElement, words.login.confirm_password.label, 'Ringlets4ever')
    await save(canvasElement)
    await expect(await canvas.findByText(messages.saved)).toBeVisible()
    for (const text of [messages.profile_saved, messages.products_saved, messages.email_saved, messages.password_saved])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(saving.profile).toHaveBeenCalledWith({ name: 'Amara Obi', birth_date: null, gender: null })
    await expect(saving.products).toHaveBeenCalledWith({
      products: [
        { id: 'coconut_oil', label: 'Coconut Oil' },
        { id: '0f3c9a', label: 'Shea butter' },
        { id: expect.stringMatching(/^[0-9a-f]{32}$/), label: 'Aloe gel' },
      ],
    })
    await expect(saving.email).toHaveBeenCalledWith({ email: 'obi@example.com', old_password: 'Curls4life' })
    await expect(saving.password).toHaveBeenCalledWith({ old_password: 'Curls4life', new_password: 'Ringlets4ever' })
    await expect(canvas.getByLabelText(words.login.old_password.label)).toHaveValue('')
    await expect(canvas.getByLabelText(words.login.new_password.label)).toHaveValue('')
    await expect(canvas.queryByText(common.unsaved)).toBeNull()
  },
}

export const Saving: Story = {
  tags: ['slow'],
  args: { calls: { ...savingCalls, saveProfile: () => pending() } },
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await save(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: words.saving })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const PartlySaved: Story = {
  tags: ['slow'],
  args: { calls: { ...savingCalls, saveEmail: failWith(refusedField('old_password', fields.password_old_wrong)) } },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await typeInto(canvasElement, words.login.email.label, 'obi@example.com')
    const old = await typeInto(canvasElement, words.login.old_password.label, 'Nonsense1')
    await save(canvasElement)
    const partly = fill(messages.partly, { saved: words.profile.heading, not_saved: words.login.email.label })
    await expect(await canvas.findByText(partly)).toBeVisible()
    await expect(canvas.getByText(messages.profile_saved)).toBeVisible()
    await expect(canvas.getByText(messages.email_failed)).toBeVisible()
    await expect(old).toHaveAccessibleDescription(expect.stringContaining(fields.password_old_wrong))
    // The input is kept, and only the failed part is sent again.
    await expect(canvas.getByLabelText(words.login.email.label)).toHaveValue('obi@example.com')
    await waitFor(() => expect(canvas.getByText(common.there_is_a_problem).closest('[role=alert]')).toHaveFocus())
    await save(canvasElement)
    await waitFor(() => expect(canvas.getAllByText(messages.email_failed).length).toBeGreaterThan(1))
    await expect(saving.profile).toHaveBeenCalledTimes(1)
  },
}

export const NotSavedOffline: Story = {
  tags: ['slow'],
  args: { calls: { saveProfile: failWith({ kind: 'offline' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.profile.name.label, 'Amara O.')
    await save(canvasElement)
    await waitFor(() => expect(canvas.getAllByText(messages.profile_failed)).toHaveLength(2))
    await expect(canvas.getByText(common.offline)).toBeVisible()
    await expect(canvas.getByLabelText(words.profile.name.label)).toHaveValue('Amara O.')
  },
}

export const PasswordsDiffer: Story = {
  tags: ['slow'],
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.login.old_password.label, 'Curls4life')
    await typeInto(canvasElement, words.login.new_password.label, 'Ringlets4ever')
    const confirm = await typeInto(canvasElement, words.login.confirm_password.label, 'Ringlets4evr')
    await save(canvasElement)
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent(fields.password_confirm_differs)
    await expect(confirm).toHaveAttribute('aria-invalid', 'true')
    await expect(saving.password).not.toHaveBeenCalled()
    // Correcting either of the two clears the error.
    await typeInto(canvasElement, words.login.new_password.label, 'Ringlets4evr')
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-invalid'))
  },
}

export const WeakPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.login.new_password.label, 'curls')
    await save(canvasElement)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent(fields.password_old_missing)
    await expect(summary).toHaveTextContent(fields.password_capital)
    await expect(summary).toHaveTextContent(fields.password_number)
    await expect(summary).toHaveTextContent(fields.password_confirm_missing)
  },
}

export const EmailNeedsTheOldPassword: Story = {
  tags: ['slow'],
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeInto(canvasElement, words.login.email.label, 'obi@example')
    await save(canvasElement)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent(fields.email_format)
    await expect(summary).toHaveTextContent(fields.password_old_missing)
    await typeInto(canvasElement, words.login.email.label, 'amara@example.com')
    // The stored address needs no password.
    await waitFor(() => expect(canvas.queryByText(fields.password_old_missing)).toBeNull())
    await expect(saving.email).not.toHaveBeenCalled()
  },
}

export const TooYoung: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const date = await within(canvasElement).findByLabelText(words.profile.birth_date.label)
    await userEvent.clear(date)
    await userEvent.type(date, '2012-01-31')
    await save(canvasElement)
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(
        expect.stringContaining(fill(fields.birth_date_too_young, { age: content.constants.accounts.minimum_age })),
      ),
    )
  },
}

export const RepeatedProductIsNotSaved: Story = {
  tags: ['slow'],
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const field = await typeInto(canvasElement, words.products.label, 'shea BUTTER')
    await save(canvasElement)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(fill(fields.chip_repeated, { label: 'shea BUTTER' })),
    )
    await expect(saving.products).not.toHaveBeenCalled()
  },
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The message about a removed product, with “Undo” beside it, disappears once the list is saved. */
export const RemovedProductIsForgottenOnceItIsSaved: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { calls: savingCalls },
  beforeEach: allWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(words.products.remove, { label: 'Shea butter' }) }),
    )
    const removed = fill(words.products.removed, { label: 'Shea butter' })
    await expect(canvas.getByText(removed)).toBeVisible()
    const undo = canvas.getByRole('button', { name: words.products.undo })
    await expect(topOf(undo)).toBeLessThan(canvas.getByText(removed).getBoundingClientRect().bottom)
    await save(canvasElement)
    await expect(await canvas.findByText(messages.products_saved)).toBeVisible()
    await expect(canvas.queryByText(removed)).toBeNull()
    await expect(canvas.queryByRole('button', { name: words.products.undo })).toBeNull()
  },
}

const readNewest = fn()
/** Another tab has added a product meanwhile, and together the list is too long: the whole list is shown, so that something can be removed. */
export const RefusedWithWhatAnotherTabHasAdded: Story = {
  tags: ['slow'],
  args: { calls: { ...savingCalls, readAccount: readNewest } },
  beforeEach: () => {
    allWork()
    const other = { id: 'other', label: 'Castor oil' }
    readNewest
      .mockReset()
      .mockResolvedValueOnce({ ok: true, value: storedAccount })
      .mockResolvedValue({
        ok: true,
        value: { ...storedAccount, products: [...(storedAccount.products ?? []), other] },
      })
    const full = fill(fields.chips_full, { max: content.constants.limits.chips_max })
    saving.products.mockImplementationOnce(failWith(refusedField('products', full)))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await typeInto(canvasElement, words.products.label, 'Aloe gel{Enter}')
    await save(canvasElement)
    const remove = await canvas.findByRole('button', { name: fill(words.products.remove, { label: 'Castor oil' }) })
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(fill(fields.chips_full, { max: content.constants.limits.chips_max })),
    )
    await userEvent.click(remove)
    await save(canvasElement)
    await expect(await canvas.findByText(messages.products_saved)).toBeVisible()
    await expect(saving.products).toHaveBeenLastCalledWith({
      products: [...(storedAccount.products ?? []), { id: expect.stringMatching(/^[0-9a-f]{32}$/), label: 'Aloe gel' }],
    })
  },
}
