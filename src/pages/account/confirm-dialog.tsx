/** A dialog for actions that need the password again. */
import { useState } from 'react'
import { Alert } from '#components/alert.tsx'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { PasswordField } from '#components/form/password-field.tsx'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { failureMessage, type FailureMessages } from '#pages/forms/failure-message.ts'
import { formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { properties, required } from '#schemas/api/confirm-request.schema.json'
import type { Failure, Outcome } from '#types/failure.ts'

type Props<Value> = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
  readonly messages: DashboardSlice['messages']
  readonly words: {
    readonly heading: string
    readonly text: string
    readonly password: string
    readonly show: string
    readonly confirm: string
    readonly sending: string
    readonly cancel: string
  }
  readonly failed: FailureMessages
  readonly send: (password: string) => Promise<Outcome<Value>>
  readonly onDone: (value: Value) => void
}

export const ConfirmDialog = <Value,>(props: Props<Value>) => {
  const { onClose, open, words } = props
  /** Of a request that failed after Escape had closed the dialog. */
  const [missed, setMissed] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setMissed(null)
  }
  return (
    <>
      {missed && <Alert status="danger" title={missed} />}
      <Dialog open={open} title={words.heading} onClose={onClose} safe={null} text={words.text}>
        <Confirm {...props} onMissed={setMissed} />
      </Dialog>
    </>
  )
}

type ConfirmProps<Value> = Props<Value> & { readonly onMissed: (message: string) => void }

const Confirm = <Value,>(props: ConfirmProps<Value>) => {
  const { id, messages, words, failed, send, onDone, onClose, onMissed } = props
  const form = useForm<'password', Value>({
    id,
    rules: formRules({ properties, required }, ['password'], messages.fields),
    send: ({ password }) => send(password),
    onSent: onDone,
    onMissed,
    failureMessage: (failure: Failure) => failureMessage(failure, messages.common, failed),
  })
  return (
    <PageForm
      form={form}
      submit={words.confirm}
      sending={words.sending}
      footer="wide"
      beside={
        // A request that was sent cannot be cancelled.
        <Button variant="outline" aria-disabled={form.busy || undefined} onClick={() => form.busy || onClose()}>
          {words.cancel}
        </Button>
      }
    >
      <PasswordField
        {...form.field<HTMLInputElement>('password')}
        label={words.password}
        autoComplete="current-password"
        show={words.show}
      />
    </PageForm>
  )
}
