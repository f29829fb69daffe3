import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { itemFromAddress, pageAddresses } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { tourSteps, type TourFacts } from './tour-steps.ts'
import styles from './tour.module.css'

/** Guides the editor through one real edit, without getting in the way. */
export const Tour = ({ onEnd }: { readonly onEnd: () => void }) => {
  const { pathname } = useLocation()
  const done = useEditorState(({ draft }) => draft.done)
  const acts = useEditorState(({ draft }) => draft.acts.length)
  const now: TourFacts = {
    done,
    acts,
    isItemOpen: itemFromAddress(pathname) !== undefined,
    isReviewOpen: pathname === pageAddresses.review,
  }
  const [{ at, start }, setStep] = useState({ at: 0, start: now })
  const step = tourSteps[at]
  // The next step starts from the present facts.
  if (step?.isDone(now, start)) setStep({ at: at + 1, start: now })
  const end = () => {
    onEnd()
    // Otherwise the focus would be lost with the button.
    document.getElementById('studio-item')?.focus()
  }
  return (
    <section aria-label="Tour" className={styles.tour}>
      <div className={styles.head}>
        <strong>{step ? `${at + 1} of ${tourSteps.length}: ${step.title}` : 'That was all of it'}</strong>
        <IconButton size="small" icon="close" label="Leave the tour" onClick={end} />
      </div>
      <div role="status">
        <p className={step?.narrow === undefined ? undefined : styles.wide}>
          {step?.text ??
            'You have made a change, seen it, taken it back and reviewed it. Undo what you do not want to keep, then carry on.'}
        </p>
        {step?.narrow !== undefined && <p className={styles.narrow}>{step.narrow}</p>}
      </div>
      <div className={styles.actions}>
        {step ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setStep({ at: at + 1, start: now })
            }}
          >
            Skip this
          </Button>
        ) : (
          <Button size="small" variant="solid" onClick={end}>
            Done
          </Button>
        )}
      </div>
    </section>
  )
}
