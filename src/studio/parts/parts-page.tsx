import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { inOneSentence } from '#content/problems/wording.ts'
import { isDataMap } from '#content/write/edit.ts'
import type { NewAct } from '#editing/content-data.ts'
import { quizFileOf, textIn } from '#editing/located.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { NameDialog } from '#studio/ui/name-dialog.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { addPart, addTextPage } from './change-parts.ts'
import { hasPart, isOnlyPages, pagesAndParts, partsOf, settingsInQuiz, type Part } from './parts.ts'
import { RemovePartDialog } from './remove-part-dialog.tsx'
import styles from './parts-page.module.css'

type Row = {
  readonly title: string
  readonly text: string
  readonly files: readonly string[]
  /** Adds it. undefined: it exists already. */
  readonly add?: (() => NewAct) | undefined
  /** Set for a part that is more than pages. */
  readonly part?: Part | undefined
}

/** Lists the pages and parts that the content has, and those that it could have. */
export const PartsPage = () => {
  const editor = useEditor()
  const { schemas } = useStudio()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const data = useEditorState((state) => state.data)
  const [isNaming, setNaming] = useState(false)
  const [removing, setRemoving] = useState<Row | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const source = () => ({ data: editor.state().data, files: editor.state().folder.files, schemas })
  const open = (file: string | undefined) => {
    if (file !== undefined) void navigate(itemAddress({ file, place: [] }))
  }
  const pages = [...data].flatMap(([file, page]): readonly Row[] =>
    file.startsWith('pages/text/') && isDataMap(page)
      ? [{ title: textIn(page, 'heading') || file, text: textIn(page, 'route'), files: [file] }]
      : [],
  )
  const parts = partsOf(data).map((part): Row => {
    const isThere = hasPart(data, part.files)
    return {
      ...part,
      ...(isThere && { files: part.files.filter((file) => data.has(file)) }),
      add: isThere ? undefined : () => addPart(source(), part),
      part: isOnlyPages(part) ? undefined : part,
    }
  })
  const inQuiz = settingsInQuiz(data)
  const add = (row: Row) => {
    const act = row.add?.()
    if (!act) return
    editor.act(act.title, act.operations)
    announce(`${row.title} was added`)
    open(row.files[0])
  }
  const remove = (row: Row, act: NewAct) => {
    editor.act(act.title, act.operations, undefined, act.about)
    setRemoving(null)
    announce(`${row.title} was removed. Undo brings it back.`)
    // The button that opened the dialog is gone, and so may be the row, for example that of a page of text.
    focusSoon(
      () =>
        page.current?.querySelector<HTMLElement>(`[aria-label=${JSON.stringify(addLabel(row))}]`) ?? heading.current,
    )
  }
  const rows = (list: readonly Row[]) => (
    <ul className={styles.rows}>
      {list.map((row) => (
        <PartRow key={row.files[0]} row={row} onAdd={add} onRemove={setRemoving} />
      ))}
    </ul>
  )
  return (
    <div ref={page} className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {pagesAndParts}
      </h1>
      <p>
        What this content has beside its questions. A part that is not there has no pages, no links and no texts on the
        site.
      </p>
      <section aria-labelledby="text-pages" className={styles.section}>
        <h2 id="text-pages">Pages of text</h2>
        <p className={styles.muted}>
          Such as terms, privacy or an imprint. Visitors find a page when a link leads to it, for example one under
          Navigation.
        </p>
        {pages.length > 0 && rows(pages)}
        <div>
          <Button
            icon="add"
            onClick={() => {
              setNaming(true)
            }}
          >
            Add a page
          </Button>
        </div>
      </section>
      <section aria-labelledby="parts" className={styles.section}>
        <h2 id="parts">Parts</h2>
        {inQuiz.length > 0 && (
          <p className={styles.muted}>
            {inOneSentence(inQuiz)} are settings of the quiz:{' '}
            <Link to={itemAddress({ file: quizFileOf(data), place: [] })}>About the quiz</Link> adds them.
          </p>
        )}
        {rows(parts)}
      </section>
      <NameDialog
        open={isNaming}
        title="New page"
        label="Heading"
        help="What visitors read at the top of the page. Its address is made from it."
        placeholder="For example: Imprint"
        action="Add page"
        onClose={() => {
          setNaming(false)
        }}
        onAdd={(heading) => {
          const { file, operations, title } = addTextPage(source(), heading)
          setNaming(false)
          editor.act(title, operations)
          void navigate(itemAddress({ file, place: [] }, ['lead']))
        }}
      />
      {removing && (
        <RemovePartDialog
          {...removing}
          source={source()}
          onClose={() => {
            setRemoving(null)
          }}
          onRemove={(act) => {
            remove(removing, act)
          }}
        />
      )}
    </div>
  )
}

const addLabel = ({ title }: Row): string => `Add ${title}`

type RowProps = { readonly row: Row; readonly onAdd: (row: Row) => void; readonly onRemove: (row: Row) => void }

const PartRow = ({ onAdd, onRemove, row }: RowProps) => {
  const { add, files, text, title } = row
  const [file] = files
  return (
    <li className={styles.row}>
      <div>
        <strong>
          {add || file === undefined ? title : <Link to={itemAddress({ file, place: [] })}>{title}</Link>}
        </strong>
        <p className={styles.muted}>{text}</p>
      </div>
      {/* Keys, so that a press that begins on Add does not end on Remove when another window has added the part meanwhile. */}
      {add ? (
        <Button
          key="add"
          size="small"
          icon="add"
          aria-label={addLabel(row)}
          onClick={() => {
            onAdd(row)
          }}
        >
          Add
        </Button>
      ) : (
        <Button
          key="remove"
          size="small"
          variant="plain"
          aria-label={`Remove ${title}`}
          onClick={() => {
            onRemove(row)
          }}
        >
          Remove
        </Button>
      )}
    </li>
  )
}
