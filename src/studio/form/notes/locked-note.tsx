import { Button } from '#studio/ui/button.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import type { Lock } from './use-lock.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly lock: Lock; readonly input: { readonly current: HTMLElement | null } }

/** Says why a text is locked. It can be unlocked, because the specification may have changed. */
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
          // The button disappears, and the editor now wants to type the text.
          input.current?.focus()
        }}
      >
        Unlock
      </Button>
    </p>
  )
