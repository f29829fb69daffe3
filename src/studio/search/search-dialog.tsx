import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { counted } from '#content/problems/wording.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useDefaults } from '#studio/defaults/use-defaults.ts'
import { useOpenText } from '#studio/defaults/use-open-text.ts'
import { isUnset, withDefaults } from '#studio/defaults/with-defaults.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { Dialog } from '#studio/ui/dialog.tsx'
import { TextInput } from '#studio/ui/field.tsx'
import { find, markedPieces } from './find.ts'
import { hitPath } from './hit-path.ts'
import { searchIndex, type Searchable } from './search-index.ts'
import styles from './search-dialog.module.css'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** Finds any text of the content, and opens its field. */
export const SearchDialog = ({ onClose, open }: Props) => (
  <Dialog open={open} title="Search" isWide onClose={onClose}>
    {open && <Search onClose={onClose} />}
  </Dialog>
)

const Search = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { schemas } = useStudio()
  const data = useEditorState((state) => state.data)
  const defaults = useDefaults()
  const openText = useOpenText()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const filled = useMemo(() => withDefaults(data, defaults), [data, defaults])
  // Among equally good texts, the content's own come before defaults.
  const index = useMemo(
    () => searchIndex(filled, schemas).toSorted((a, b) => Number(isUnset(data, a)) - Number(isUnset(data, b))),
    [data, filled, schemas],
  )
  const tree = useMemo(() => treeOf({ data, schemas }), [data, schemas])
  const searched = useDeferredValue(query)
  const { hits, total } = useMemo(() => find(index, searched), [index, searched])
  const choose = (hit: Searchable | undefined) => {
    if (!hit) return
    onClose()
    openText(hit)
  }
  // Runs after the dialog has focused its first control, which is Close.
  useEffect(() => {
    input.current?.focus()
  }, [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, hits])
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        setActive(Math.min(active + 1, hits.length - 1))
      },
      ArrowUp: () => {
        setActive(Math.max(active - 1, 0))
      },
      Enter: () => {
        choose(find(index, query).hits[active])
      },
      // Otherwise the first Escape would only empty the field, as in every search field of Chromium and WebKit.
      Escape: onClose,
    }
    const act = keys[event.key]
    // During IME composition, the keys belong to the composition.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-label="Search all texts"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
        placeholder="A word from any text, or what a setting is called"
        ref={input}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.count}>
        {countOf(searched, hits.length, total)}
      </p>
      <div ref={list} role="listbox" id={`${id}-hits`} aria-label="Hits" className={styles.hits}>
        {hits.map((hit, at) => (
          // The input handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${hit.file} ${hit.place.join('/')}`}
            role="option"
            id={`${id}-${at}`}
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.hit}
            onClick={() => {
              choose(hit)
            }}
          >
            <span className={styles.text}>
              {markedPieces(hit.text, searched).map((piece, number) =>
                // The pieces have no identity other than their order.
                piece.isHit ? <mark key={number}>{piece.text}</mark> : <span key={number}>{piece.text}</span>,
              )}
            </span>
            <span className={styles.path}>
              {isUnset(data, hit) && 'Default: '}
              {hitPath({ data: filled, schemas }, tree, hit).join(' › ')}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

const countOf = (query: string, shown: number, total: number): string => {
  if (query.trim() === '') return 'Arrow keys choose a hit, Enter opens it.'
  if (total === 0) return `Nothing contains “${query.trim()}”.`
  return total > shown ? `The first ${shown} of ${total} hits. Another word helps.` : counted(total, 'hit', 'hits')
}
