import { useId, useRef, useState } from 'react'
import { counted, quoted } from '#content/problems/wording.ts'
import type { FindOptions, TextHit } from '#editing/replace/find-texts.ts'
import { placeText } from '#editing/place.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout, EmptyState } from '#studio/ui/callout.tsx'
import { Checkbox, Field, TextInput } from '#studio/ui/field.tsx'
import { HitRow } from './hit-row.tsx'
import styles from './replace-screen.module.css'

type Props = {
  readonly options: FindOptions
  readonly onOptions: (options: FindOptions) => void
  readonly hits: readonly TextHit[]
  /** Hits in texts whose wording is fixed. They are not replaced. */
  readonly fixed: readonly TextHit[]
  readonly onOpen: (hit: TextHit) => void
  readonly whereOf: (hit: TextHit) => string
  /** What was replaced last: “Replaced in 3 texts”. null: nothing since the search was changed. */
  readonly replaced: string | null
  readonly onReplace: (hits: readonly TextHit[], by: string) => void
  readonly onUndo: () => void
}

/** The maximum number of hits shown. More would take long to render, and nobody reads them one by one. */
const most = 300

/** Finds a text in the whole content, and replaces the ticked hits. */
export const ReplaceScreen = ({
  fixed,
  hits,
  onOpen,
  onOptions,
  onReplace,
  onUndo,
  options,
  replaced,
  whereOf,
}: Props) => {
  const fixedId = useId()
  const find = useRef<HTMLInputElement>(null)
  const replacement = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [by, setBy] = useState('')
  const [hasTyped, setTyped] = useState(false)
  // Right after a replacement, the undo keys undo the replacement, even in these inputs.
  const hasOwnUndo = replaced === null || hasTyped || undefined
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = hits.filter((hit) => !left.has(keyOf(hit)))
  const search = (next: FindOptions) => {
    // Hits that were unticked for another search are ticked again.
    setLeft(new Set())
    onOptions(next)
  }
  const choose = (hit: TextHit, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(keyOf(hit))
    else next.add(keyOf(hit))
    setLeft(next)
  }
  return (
    <div className={styles.screen}>
      <div>
        <h1>Find and replace</h1>
        <p className={styles.lead}>In every text that people read. Ids, addresses and fixed texts stay as they are.</p>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const from = document.activeElement
          if (from instanceof HTMLInputElement && from !== replacement.current) return replacement.current?.focus()
          if (chosen.length === 0) return
          // With an empty replacement, all hits are deleted: only by the button, which says so, not by a second Enter.
          if (by === '' && from === replacement.current) return button.current?.focus()
          onReplace(chosen, by)
          setTyped(false)
          // The button becomes disabled and would lose the focus.
          find.current?.focus()
          find.current?.select()
        }}
      >
        <Field label="Find">
          {(ids) => (
            <TextInput
              {...ids}
              data-own-undo={hasOwnUndo}
              ref={find}
              value={options.find}
              onChange={({ target }) => {
                search({ ...options, find: target.value })
              }}
            />
          )}
        </Field>
        <Field label="Replace with">
          {(ids) => (
            <TextInput
              {...ids}
              data-own-undo={hasOwnUndo}
              ref={replacement}
              value={by}
              onChange={({ target }) => {
                setBy(target.value)
                setTyped(true)
              }}
            />
          )}
        </Field>
        <div className={styles.options}>
          <Checkbox
            label="Whole words"
            checked={options.wholeWords}
            onChange={({ target }) => {
              search({ ...options, wholeWords: target.checked })
            }}
          />
          <Checkbox
            label="Match capitals"
            checked={options.matchCase}
            onChange={({ target }) => {
              search({ ...options, matchCase: target.checked })
            }}
          />
        </div>
        <div className={styles.actions}>
          <Button ref={button} type="submit" variant="solid" disabled={chosen.length === 0}>
            {by === '' && chosen.length > 0 ? 'Delete from' : 'Replace in'} {counted(chosen.length, 'text', 'texts')}
          </Button>
          {hits.length > 0 && (
            <Button
              variant="plain"
              onClick={() => {
                setLeft(chosen.length > 0 ? new Set(hits.map(keyOf)) : new Set())
              }}
            >
              {chosen.length > 0 ? 'Tick none' : 'Tick all'}
            </Button>
          )}
        </div>
      </form>
      {replaced !== null && (
        <Callout
          status="success"
          title={replaced}
          actions={
            <Button icon="undo" onClick={onUndo}>
              Undo
            </Button>
          }
        />
      )}
      <p role="status" className={styles.count}>
        {countOf(options.find, hits)}
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.slice(0, most).map((hit) => (
            <HitRow
              key={keyOf(hit)}
              hit={hit}
              where={whereOf(hit)}
              isChosen={!left.has(keyOf(hit))}
              onChoose={(isChosen) => {
                choose(hit, isChosen)
              }}
              onOpen={() => {
                onOpen(hit)
              }}
            />
          ))}
        </ul>
      )}
      {hits.length > most && <p>The first {most} are listed. All that are ticked are replaced.</p>}
      {fixed.length > 0 && (
        <section aria-labelledby={fixedId} className={styles.fixed}>
          <h2 id={fixedId}>Not replaced: {counted(fixed.length, 'fixed text', 'fixed texts')}</h2>
          <p className={styles.lead}>
            The specification of this quiz fixes this wording. Whoever may change it unlocks it in its form.
          </p>
          <ul className={styles.hits}>
            {fixed.slice(0, most).map((hit) => (
              <HitRow
                key={keyOf(hit)}
                hit={hit}
                where={whereOf(hit)}
                onOpen={() => {
                  onOpen(hit)
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {hits.length === 0 && fixed.length === 0 && replaced === null && <Nothing find={options.find} />}
    </div>
  )
}

const Nothing = ({ find }: { readonly find: string }) =>
  find.trim() === '' ? (
    <EmptyState title="Type what you are looking for">
      <p>For example a word that you no longer use. You see each place first, and replace all of them in one go.</p>
    </EmptyState>
  ) : (
    <EmptyState title={`No text contains ${quoted(find)}`}>
      <p>
        Look for a shorter part of it, or untick “Whole words” and “Match capitals”. Texts that nobody has changed yet
        are defaults: “Add setting” in their form offers them.
      </p>
    </EmptyState>
  )

const keyOf = ({ file, place }: TextHit): string => `${file} ${placeText(place)}`

const countOf = (find: string, hits: readonly TextHit[]): string => {
  if (find.trim() === '' || hits.length === 0) return ''
  const places = hits.reduce((sum, { ranges }) => sum + ranges.length, 0)
  return `${counted(places, 'place', 'places')} in ${counted(hits.length, 'text', 'texts')}`
}
