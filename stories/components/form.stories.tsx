import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Alert } from '#components/alert.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { PasswordField } from '#components/form/password-field.tsx'
import { FormStatus } from '#components/form/form-status.tsx'
import { SelectField } from '#components/form/select-field.tsx'
import { TextAreaField } from '#components/form/text-area-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { Checkbox } from '#components/form/checkbox.tsx'
import { fill } from '#engine/format.ts'
import { placeOfTick } from '#testing/stories/place-of-tick.ts'
import { inColumn } from '#testing/stories/in-column.tsx'
import { dark } from '#testing/stories/appearances.ts'

const { login, signup, feedback, dashboard } = content.pages
const { account } = dashboard
const { fields, common } = content.messages
const { accounts: rules } = content.constants
const noop = () => undefined

const meta = {
  title: 'Components/Form',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const [username, email] = signup.fields
const [topic, message] = feedback.fields

const Fields = ({ wrong = false }: { readonly wrong?: boolean }) => (
  <>
    <TextField
      id="username"
      name="username"
      label={username?.label ?? ''}
      hint={fill(username?.hint ?? '', { min: rules.username_min, max: rules.username_max })}
      error={wrong ? fields.username_characters : undefined}
      defaultValue={wrong ? 'Amara!' : 'Amara'}
    />
    <TextField
      id="email"
      name="email"
      type="email"
      label={email?.label ?? ''}
      error={wrong ? fields.email_format : undefined}
      defaultValue={wrong ? 'amara' : 'amara@example.com'}
    />
    <TextField
      id="birth_date"
      name="birth_date"
      type="date"
      label={account.profile.birth_date.label}
      error={wrong ? fields.birth_date_format : undefined}
    />
    <SelectField
      id="topic"
      name="topic"
      label={topic?.label ?? ''}
      none={topic?.none ?? ''}
      options={topic?.options ?? []}
      error={wrong ? fields.topic_missing : undefined}
    />
    <TextAreaField
      id="message"
      name="message"
      label={message?.label ?? ''}
      hint={message?.hint}
      error={wrong ? fields.message_missing : undefined}
    />
  </>
)

export const Filled: Story = {
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()} submit={signup.submit} sending={signup.sending} busy={false}>
      <Fields />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: signup.submit })).toBeVisible()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid()
  },
}

export const Wrong: Story = {
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()} submit={signup.submit} sending={signup.sending} busy={false}>
      <ErrorSummary
        heading={common.there_is_a_problem}
        problems={[
          { field: 'username', message: fields.username_characters },
          { field: 'email', message: fields.email_format },
          { field: 'birth_date', message: fields.birth_date_format },
          { field: 'topic', message: fields.topic_missing },
          { field: 'message', message: fields.message_missing },
        ]}
      />
      <Fields wrong />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const { hash } = window.location
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(email?.label ?? '')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(fields.email_format)
    // On-screen keyboards must neither capitalise nor correct an address.
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await userEvent.click(canvas.getByRole('link', { name: fields.email_format }))
    await expect(field).toHaveFocus()
    await expect(window.location.hash).toBe(hash)
  },
}
export const WrongInTheDark: Story = { ...Wrong, ...dark, tags: ['appearance'] }

export const Sending: Story = {
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()} submit={signup.submit} sending={signup.sending} busy>
      <Fields />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(signup.sending)
  },
}

const NewPassword = () => {
  const [typed, setTyped] = useState('')
  const { hint, second_hint } = account.login.new_password
  return (
    <PasswordField
      id="password"
      name="password"
      label={account.login.new_password.label}
      rules={[
        { id: 'letters', text: hint, met: /[A-Z]/.test(typed) && /\d/.test(typed) },
        { id: 'length', text: fill(second_hint, { min: 8 }), met: typed.length > 7 },
      ]}
      autoComplete="new-password"
      show={login.show_password}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

export const PasswordIsShown: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(account.login.new_password.label)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('checkbox', { name: login.show_password }))
    await expect(field).toHaveAttribute('type', 'text')
  },
}

/** The rules before anything is typed. */
export const PasswordRulesAreOpen: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const { hint } = account.login.new_password
    const canvas = within(canvasElement)
    const rule = canvas.getByText(hint).closest('li') ?? canvasElement
    // A circle, which cannot be mistaken for a minus sign.
    const { borderRadius, height, width } = getComputedStyle(rule, '::before')
    await expect(height).toBe(width)
    await expect(borderRadius).not.toBe('0px')
    await expect(rule.querySelector('svg')).toBeNull()
  },
}

export const PasswordRuleTicksOff: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const { hint } = account.login.new_password
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(account.login.new_password.label)
    await userEvent.type(field, 'Curls4')
    // A met rule has a tick and is no longer part of the description.
    await expect(canvas.getByText(hint).closest('li')?.querySelector('svg')).toBeTruthy()
    await expect(field).not.toHaveAccessibleDescription(expect.stringContaining(hint))
    await userEvent.type(field, 'life')
    await expect(field).not.toHaveAccessibleDescription()
  },
}

export const Alerts: Story = {
  render: () => (
    <>
      <Alert status="success" title={content.messages.forgot_password.success} />
      <Alert status="danger" title={content.messages.login.failure} />
      <Alert status="info" title={login.came_from_guard} />
      <FormStatus status="success" text={content.messages.account.saved} />
      <FormStatus status="danger" text={content.messages.account.profile_failed} />
      <FormStatus status="info" text={content.messages.account.nothing_to_save} />
      <FormStatus text={common.unsaved} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(content.messages.login.failure)
    await expect(canvas.getByText(content.messages.forgot_password.success).closest('[role=status]')).toBeTruthy()
  },
}

export const Ticked: Story = {
  render: () => <Checkbox label={login.show_password} checked onChange={noop} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: login.show_password })
    await expect(box).toBeChecked()
    await expect(placeOfTick(box).right).toBeCloseTo(0)
    await expect(placeOfTick(box).down).toBeCloseTo(0, 0)
  },
}
