import { ChangeCount } from './change-count.tsx'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { revertedIn } from '#studio/editor/editor.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { pageAddresses } from '#studio/app/addresses.ts'
import { ProblemCount } from '#studio/problems/problem-count.tsx'
import { SaveState } from '#studio/saving/save-state.tsx'
import { ThemeButton } from './theme-button.tsx'
import styles from './top-bar.module.css'

type Props = {
  readonly isTreeOpen: boolean
  readonly onToggleTree: () => void
  readonly hasPreview: boolean
  readonly onTogglePreview: () => void
  /** On a phone: whether the preview is shown in place of the item. */
  readonly isPreviewInPlace: boolean
  readonly onTogglePlace: () => void
  readonly onSearch: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export const TopBar = ({
  hasPreview,
  isPreviewInPlace,
  isTreeOpen,
  onRedo,
  onSearch,
  onTogglePlace,
  onTogglePreview,
  onToggleTree,
  onUndo,
}: Props) => {
  const { acts, done } = useEditorState(({ draft }) => draft)
  const doAgain = acts[done]?.title
  const broughtBack = useEditorState((state) => revertedIn(state)?.act.title)
  const last = broughtBack ?? acts[done - 1]?.title
  return (
    <header className={styles.bar}>
      <span className={styles.menu}>
        <IconButton
          icon="menu"
          label={isTreeOpen ? 'Close the list' : 'Open the list'}
          aria-expanded={isTreeOpen}
          aria-controls="studio-tree"
          onClick={onToggleTree}
        />
      </span>
      <Link to={pageAddresses.start} className={styles.mark} aria-label="Content Studio">
        <Mark />
        <span>Content Studio</span>
      </Link>
      <button type="button" className={styles.search} onClick={onSearch} aria-keyshortcuts="Control+K">
        <Icon name="search" size={18} />
        <span>Search</span>
        <kbd>{isApple ? '⌘K' : 'Ctrl+K'}</kbd>
      </button>
      <SaveState />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon="undo"
          isUnavailable={last === undefined}
          title={
            last === undefined ? 'Nothing to undo' : `${broughtBack === undefined ? 'Undo' : 'Bring back'}: ${last}`
          }
          onClick={onUndo}
        >
          <span className={styles.text}>Undo</span>
        </Button>
        <Button
          variant="quiet"
          icon="redo"
          isUnavailable={doAgain === undefined}
          title={doAgain === undefined ? 'Nothing to redo' : `Redo: ${doAgain}`}
          onClick={onRedo}
        >
          <span className={styles.text}>Redo</span>
        </Button>
        <ProblemCount />
        <span className={styles.wide}>
          <IconButton
            icon="phone"
            label={hasPreview ? 'Hide the preview' : 'Show the preview'}
            aria-pressed={hasPreview}
            onClick={onTogglePreview}
          />
          <ThemeButton />
        </span>
        <span className={styles.narrow}>
          <IconButton
            icon="phone"
            label={isPreviewInPlace ? 'Hide the preview' : 'Show the preview'}
            aria-pressed={isPreviewInPlace}
            onClick={onTogglePlace}
          />
        </span>
        <Link to={pageAddresses.review} className={styles.review}>
          Review <Suspense fallback={null}>{done > 0 && <ChangeCount />}</Suspense>
        </Link>
      </div>
    </header>
  )
}

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

/** The mark of the studio: a page with one line in front. */
const Mark = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" className={styles.picture}>
    <rect x="3" y="2.5" width="18" height="19" rx="5" />
    <path d="M8 8.5h8M8 12.5h8" />
    <path d="M8 16.5h5" className={styles.front} />
  </svg>
)
