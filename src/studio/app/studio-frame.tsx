import { Suspense, useState, type CSSProperties } from 'react'
import { useLocation } from 'react-router-dom'
import { ConflictDialog } from '#studio/saving/conflict-dialog.tsx'
import { Notices } from '#studio/saving/notices.tsx'
import { SearchDialog } from '#studio/search/search-dialog.tsx'
import { KeyList } from '#studio/tour/key-list.tsx'
import { Tour } from '#studio/tour/tour.tsx'
import { useOpenField } from '#studio/tree/use-open-field.ts'
import { Tree } from '#studio/tree/tree.tsx'
import { itemFromAddress } from './addresses.ts'
import { lazyPart } from './lazy-part.tsx'
import { ColumnHandle } from './column-handle.tsx'
import { useColumns, type Columns } from './columns.ts'
import { StudioRoutes } from './studio-routes.tsx'
import { TopBar } from './top-bar.tsx'
import { useStudio } from './studio-context.ts'
import { useStudioKeys } from './studio-keys.ts'
import styles from './studio-frame.module.css'

const PreviewPanel = lazyPart(async () => (await import('#studio/preview/preview-panel.tsx')).PreviewPanel)

/** Three columns below a bar: the tree, the item, and the preview. On a phone the tree is a drawer, and the item has the screen. */
export const StudioFrame = () => {
  const { pathname, state } = useLocation()
  const columns = useColumns()
  const [isSearching, setSearching] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const [hasTour, setTour] = useState(false)
  const [isTreeOpen, setTreeOpen] = useState(false)
  const [openedFrom, setOpenedFrom] = useState(pathname)
  useStudioKeys({
    onSearch: () => {
      setSearching(true)
    },
    onKeys: () => {
      setKeys(true)
    },
  })
  // Opening an item closes the drawer. A row that opens shows what is in it first.
  if (openedFrom !== pathname) {
    setOpenedFrom(pathname)
    if (!keepsList(state)) setTreeOpen(false)
  }
  return (
    <div
      className={styles.frame}
      style={widthsOf(columns)}
      data-tree-open={isTreeOpen || undefined}
      data-preview={columns.hasPreview ? 'open' : 'closed'}
    >
      <ConflictDialog />
      <KeyList
        open={hasKeys}
        onClose={() => {
          setKeys(false)
        }}
      />
      {hasTour && (
        <Tour
          onEnd={() => {
            setTour(false)
          }}
        />
      )}
      <TopBar
        hasPreview={columns.hasPreview}
        isTreeOpen={isTreeOpen}
        onSearch={() => {
          setSearching(true)
        }}
        onTogglePreview={columns.togglePreview}
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
      <main id="studio-item" className={styles.item} tabIndex={-1}>
        <Notices />
        <StudioRoutes
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
      {columns.hasPreview && (
        <aside aria-label="Preview" className={styles.landmark}>
          <ColumnHandle column="preview" {...columns} />
          <div className={styles.preview}>
            <Suspense fallback={null}>
              <Preview />
            </Suspense>
          </div>
        </aside>
      )}
    </div>
  )
}

const keepsList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsList' in state && state.keepsList === true

const widthsOf = ({ widths }: Columns): CSSProperties & Record<`--${string}`, string> => ({
  '--tree-width': `${widths.tree}px`,
  '--preview-width': `${widths.preview}px`,
})

const Preview = () => {
  const { compiler } = useStudio()
  const { pathname } = useLocation()
  const openField = useOpenField()
  return (
    <PreviewPanel
      feed={compiler.feed}
      opened={itemFromAddress(pathname) ?? null}
      onOpen={openField}
      changedFiles={() => compiler.ask('texts', null)}
    />
  )
}
