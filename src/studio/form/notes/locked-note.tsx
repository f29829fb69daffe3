import { Button } from '#studio/ui/button.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import type { Lock } from './use-lock.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly lock: Lock; readonly input: { readonly current: HTMLElement | null } }

/** Why a text is locked. It can be unlocked: whoever knows that the specification has changed must be able to follow it. */
export const LockedNote = ({ input, lock: { reason, unlock } }: Props) =>
  reason === undefined ? null : (
    <p className={styles.locked}>
      <Icon name="lock" size={16} />
      <span>{reason}</span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          unlock()
          // The button is gone, and the text is what is typed next.
          input.current?.focus()
        }}
      >
        Unlock
      </Button>
    </p>
  )
