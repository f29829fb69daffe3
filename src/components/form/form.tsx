import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import 'virtual:theme-later.css'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type FormProps = {
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** The words of the button, and what is said while the form is being sent. */
  readonly submit: string
  readonly sending: string
  readonly busy: boolean
  /** The heading that names it. */
  readonly labelledBy?: string | undefined
  readonly width?: 'full' | undefined
  /** stays: the button keeps in sight below a long form; wide: as in a dialog. */
  readonly footer?: 'stays' | 'wide' | undefined
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** Fields and their button. While it is being sent the button waits, and says so; nothing can be sent twice. */
export const Form = (props: FormProps) => {
  const { onSubmit, submit, sending, busy, labelledBy, width, footer, beside, children } = props
  const part = slots('form', { footer })
  const hydrated = useSyncExternalStore(subscribeToNothing, inBrowser, duringPrerender)
  return (
    // A form that is sent before its script has come must not put a password into the address.
    <form className={part('root')} method="post" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {children}
      <div className={part('footer')}>
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

const subscribeToNothing = () => () => undefined
const inBrowser = () => true
const duringPrerender = () => false
