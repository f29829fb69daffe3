/** A form with error summary and failure message. */
import type { ReactNode } from 'react'
import { Alert } from '#components/alert.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import type { FormState } from './use-form.ts'

type Props<Name extends string> = {
  readonly form: FormState<Name>
  /** Heading of the error summary ('There is a problem'). Without it there is none: for forms with one field. */
  readonly summary?: string | undefined
  readonly submit: string
  readonly sending: string
  readonly footer?: 'wide' | undefined
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export const PageForm = <Name extends string>({ form, summary, children, ...frame }: Props<Name>) => (
  // A button alone is as wide as the fields; beside another one it is not.
  <Form {...frame} width={frame.beside ? undefined : 'full'} busy={form.busy} onSubmit={form.onSubmit}>
    {summary && form.problems.length > 0 && (
      <ErrorSummary heading={summary} problems={form.problems} ref={form.summary} />
    )}
    {children}
    {form.failure && <Alert status="danger" title={form.failure} />}
  </Form>
)
