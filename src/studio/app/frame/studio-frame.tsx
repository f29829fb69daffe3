import { Suspense, useState, type CSSProperties, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useDefaults } from '#studio/defaults/use-defaults.ts'
import { useOpenText } from '#studio/defaults/use-open-text.ts'
import { ConflictDialog } from '#studio/saving/conflict-dialog.tsx'
import { Notices } from '#studio/saving/notices.tsx'
import { SearchDialog } from '#studio/search/search-dialog.tsx'
import { KeyList } from '#studio/tour/key-list.tsx'
import { Tour } from '#studio/tour/tour.tsx'
import { Tree } from '#studio/tree/tree.tsx'
import { itemFromAddress } from '#studio/app/addresses.ts'
import { lazyPart } from '#studio/app/loading/lazy-part.tsx'
import { ColumnHandle } from './column-handle.tsx'
import { useColumns, type Columns } from './columns.ts'
import { StudioRoutes } from '#studio/app/studio-routes.tsx'
import { TopBar } from './top-bar.tsx'
import { useStudio } from '#studio/app/studio-context.ts'
import { useStudioKeys } from './studio-keys.ts'
import { UndoMessage } from './undo-message.tsx'
import { useUndoing } from './use-undoing.ts'
import styles from './studio-frame.module.css'

const PreviewPanel = lazyPart(async () => (await import('#studio/preview/preview-panel.tsx')).PreviewPanel)

/**
 * Three columns below a bar: the tree, the item, and the preview. On a phone the tree is a drawer, and the item has the screen until the
 * preview takes its place.
 */
export const StudioFrame = () => {
  const { pathname, state } = useLocation()
  const columns = useColumns()
  const [isSearching, setSearching] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const [hasTour, setTour] = useState(false)
  const [isTreeOpen, setTreeOpen] = useState(false)
  const [isPreviewInPlace, setPreviewInPlace] = useState(false)
  const [openedFrom, setOpenedFrom] = useState(pathname)
  const { forget, redo, undo, undone } = useUndoing()
  useStudioKeys({
    onSearch: () => {
      setSearching(true)
    },
    onKeys: () => {
      setKeys(true)
    },
    onUndo: undo,
    onRedo: redo,
    onEscape: () => {
      if (!isTreeOpen) return
      setTreeOpen(false)
      document.querySelector<HTMLElement>('[aria-controls="studio-tree"]')?.focus()
    },
  })
  const hasPreview = columns.hasPreview || isPreviewInPlace
  // Opening an item closes the preview that was shown in its place, and the drawer, unless the pressed row expands first.
  if (openedFrom !== pathname) {
    setOpenedFrom(pathname)
    if (!keepsList(state)) setTreeOpen(false)
    setPreviewInPlace(false)
  }
  return (
    <div
      className={styles.frame}
      style={widthsOf(columns)}
      data-tree-open={isTreeOpen || undefined}
      data-tour={hasTour || undefined}
      data-preview={hasPreview ? 'open' : 'closed'}
      data-in-place={isPreviewInPlace ? 'preview' : 'item'}
    >
      <a href="#studio-item" className={styles.skip} onClick={skip}>
        Skip to the open item
      </a>
      <ConflictDialog />
      <KeyList
        open={hasKeys}
        onClose={() => {
          setKeys(false)
        }}
      />
      <TopBar
        hasPreview={hasPreview}
        isPreviewInPlace={isPreviewInPlace}
        isTreeOpen={isTreeOpen}
        onUndo={undo}
        onRedo={redo}
        onSearch={() => {
          setSearching(true)
        }}
        onTogglePreview={() => {
          setPreviewInPlace(false)
          if (columns.hasPreview || !isPreviewInPlace) columns.togglePreview()
        }}
        onTogglePlace={() => {
          setPreviewInPlace(!isPreviewInPlace)
          setTreeOpen(false)
        }}
        onToggleTree={() => {
          setTreeOpen(!isTreeOpen)
        }}
      />
      <SearchDialog
        open={isSearching}
        onClose={() => {
          setSearching(false)
        }}
      />
      <nav aria-label="Content" className={styles.landmark}>
        <div id="studio-tree" className={styles.tree}>
          <Tree />
        </div>
        <ColumnHandle column="tree" {...columns} />
      </nav>
      {isTreeOpen && <div role="presentation" className={styles.beside} onClick={() => setTreeOpen(false)} />}
      <div className={styles.over}>
        <UndoMessage undone={undone} onClose={forget} />
        {hasTour && (
          <Tour
            onEnd={() => {
              setTour(false)
            }}
          />
        )}
      </div>
      <main id="studio-item" className={styles.item} tabIndex={-1}>
        <Notices />
        <StudioRoutes
          isHidden={isTreeOpen}
          onKeys={() => {
            setKeys(true)
          }}
          onSearch={() => {
            setSearching(true)
          }}
          onTour={() => {
            setTour(true)
          }}
        />
      </main>
      {hasPreview && (
        <aside aria-label="Preview" className={styles.landmark}>
          <ColumnHandle column="preview" {...columns} />
          <div className={styles.preview}>
            <Suspense fallback={null}>
              <Preview
                onOpen={() => {
                  setPreviewInPlace(false)
                }}
              />
            </Suspense>
          </div>
        </aside>
      )}
    </div>
  )
}

/** Follows the skip link without changing the address, which is that of the item. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('studio-item')?.focus()
}

const keepsList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsList' in state && state.keepsList === true

const widthsOf = ({ widths }: Columns): CSSProperties & Record<`--${string}`, string> => ({
  '--tree-width': `${widths.tree}px`,
  '--preview-width': `${widths.preview}px`,
})

const Preview = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { compiler } = useStudio()
  const { pathname } = useLocation()
  const openText = useOpenText()
  const defaults = useDefaults()
  return (
    <PreviewPanel
      feed={compiler.feed}
      opened={itemFromAddress(pathname) ?? null}
      onOpen={(field) => {
        onOpen()
        openText(field)
      }}
      defaults={defaults}
      changedFiles={() => compiler.ask('texts', null)}
    />
  )
}
