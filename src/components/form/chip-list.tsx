import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#components/button.tsx'
import { describedBy, Field } from './field.tsx'
import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('chips')
const field = slots('form-field')

export type Chip = { readonly id: string; readonly label: string }

export type ChipListProps = {
  /** The id of the field. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  readonly chips: readonly Chip[]
  readonly onChange: (chips: readonly Chip[]) => void
  /** The list as it was stored last. With each new one, what was said about earlier changes goes. */
  readonly stored?: readonly Chip[] | undefined
  /** What stands in the field, which is not a chip yet. */
  readonly typed: string
  readonly onType: (typed: string) => void
  /** What is wrong with it. */
  readonly error?: string | undefined
  /** Adds what is typed. Tells what was added, if anything was. */
  readonly onAdd: () => string | null
  readonly texts: {
    readonly add: string
    readonly remove: (label: string) => string
    readonly added: (label: string) => string
    readonly removed: (label: string) => string
    readonly undo: string
    readonly empty: string
    /** Names the list. */
    readonly list: string
  }
}

type Announced = { readonly text: string; readonly undo?: () => void }

/** Short texts that somebody collects: Enter adds one, a button of its own takes one away, and that can be undone. */
export const ChipList = (props: ChipListProps) => {
  const { id, label, hint, placeholder, chips, onChange, typed, onType, error, onAdd, stored, texts } = props
  const [announced, setAnnounced] = useState<Announced | null>(null)
  const [announcedFor, setAnnouncedFor] = useState(stored)
  if (announcedFor !== stored) {
    setAnnouncedFor(stored)
    setAnnounced(null)
  }
  const focus = useFocusIn(chips)
  const add = () => {
    const added = onAdd()
    setAnnounced(added === null ? null : { text: texts.added(added) })
    focus.field()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter ends the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (chip: Chip, at: number) => {
    const rest = chips.filter((one) => one !== chip)
    onChange(rest)
    setAnnounced({
      text: texts.removed(chip.label),
      undo: () => {
        onChange([...rest.slice(0, at), chip, ...rest.slice(at)])
        setAnnounced({ text: texts.added(chip.label) })
        focus.chip(chip.id)
      },
    })
    const next = rest[at] ?? rest.at(-1)
    if (next) focus.chip(next.id)
    else focus.field()
  }
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error}>
        <div className={part('add')}>
          <input
            ref={focus.input}
            id={id}
            type="text"
            className={field('input')}
            value={typed}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ hint }, { id, error })}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="outline" icon="plus" onClick={add}>
            {texts.add}
          </Button>
        </div>
      </Field>
      {chips.length > 0 ? (
        <ul className={part('list')} ref={focus.list} aria-label={texts.list}>
          {chips.map((chip, at) => (
            <li key={chip.id} className={part('chip')}>
              <span className={part('label')}>{chip.label}</span>
              <button
                type="button"
                className={part('remove')}
                data-chip={chip.id}
                aria-label={texts.remove(chip.label)}
                onClick={() => remove(chip, at)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={part('empty')}>{texts.empty}</p>
      )}
      <div className={part('status')}>
        <p role="status">{announced?.text}</p>
        {announced?.undo && (
          <Button variant="quiet" size="dense" onClick={announced.undo}>
            {texts.undo}
          </Button>
        )}
      </div>
    </>
  )
}

/** Where the focus goes once the list has changed: never to the top of the page. */
const useFocusIn = (chips: readonly Chip[]) => {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    for (const button of list.current?.querySelectorAll('button') ?? [])
      if (button.dataset.chip === wanted.current) button.focus()
    wanted.current = null
  }, [chips])
  return {
    input,
    list,
    field: () => input.current?.focus(),
    chip: (id: string) => {
      wanted.current = id
    },
  }
}
