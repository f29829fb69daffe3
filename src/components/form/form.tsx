import type { ComponentProps, ReactNode } from 'react'
import 'virtual:theme-form.css'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { useHydrated } from '#components/use-hydrated.ts'

export type FormProps = {
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** The label of the submit button, and the one while the form is being sent. */
  readonly submit: string
  readonly sending: string
  readonly busy: boolean
  /** The id of the heading that names the form. */
  readonly labelledBy?: string | undefined
  readonly width?: 'full' | undefined
  /** `stays`: a bar that remains visible while the page scrolls. `wide`: full-width buttons on a phone, as in a dialog. */
  readonly footer?: 'stays' | 'wide' | undefined
  /** Shown beside the button. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A form with its submit button. While it is being sent the button is `aria-disabled` and says so. */
export const Form = (props: FormProps) => {
  const { onSubmit, submit, sending, busy, labelledBy, width, footer, beside, children } = props
  const classOf = slots('form', { footer })
  const hydrated = useHydrated()
  return (
    // `post`, so that a form that is submitted before hydration does not put a password into the URL.
    <form className={classOf('root')} method="post" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {children}
      <div className={classOf('footer')}>
        <Button type={hydrated ? 'submit' : 'button'} width={width} aria-disabled={busy || undefined}>
          {busy ? sending : submit}
        </Button>
        {beside}
      </div>
      <p className={recipe('hidden')} role="status">
        {busy && sending}
      </p>
    </form>
  )
}
