import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#components/button.tsx'
import { describedBy, Field } from './field.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('chips')
const field = slots('form-field')

export type Chip = { readonly id: string; readonly label: string }

export type ChipListProps = {
  /** The id of the input. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  readonly chips: readonly Chip[]
  readonly onChange: (chips: readonly Chip[]) => void
  /** The list as last saved. When it changes, the message about earlier changes is removed. */
  readonly stored?: readonly Chip[] | undefined
  /** The text in the input that has not been added yet. */
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The validation error of the input. */
  readonly error?: string | undefined
  /** Adds the typed text as a chip. Returns its label, or null when nothing was added. */
  readonly onAdd: () => string | null
  readonly texts: {
    readonly add: string
    readonly remove: (label: string) => string
    readonly added: (label: string) => string
    readonly removed: (label: string) => string
    readonly undo: string
    readonly empty: string
    /** Accessible name of the list. */
    readonly list: string
  }
}

type Announced = {
  readonly text: string
  /** A removed chip can be put back into the list that it was taken from, and no other: that would take back later changes. */
  readonly undo?: { readonly from: readonly Chip[]; readonly run: () => void }
}

/**
 * An editable list of short texts: Enter adds one, each has a button that removes it, and the last removal can be
 * undone.
 */
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
    // While an input method composes a word, Enter confirms that word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (chip: Chip, at: number) => {
    const rest = chips.filter((one) => one !== chip)
    onChange(rest)
    setAnnounced({
      text: texts.removed(chip.label),
      undo: {
        from: rest,
        run: () => {
          onChange([...rest.slice(0, at), chip, ...rest.slice(at)])
          setAnnounced({ text: texts.added(chip.label) })
          focus.chip(chip.id)
        },
      },
    })
    const next = rest[at] ?? rest.at(-1)
    if (next) focus.chip(next.id)
    else focus.field()
  }
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error} announced>
        <div className={classOf('add')}>
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
        <ul className={classOf('list')} ref={focus.list} aria-label={texts.list}>
          {chips.map((chip, at) => (
            <li key={chip.id} className={classOf('chip')}>
              <span className={classOf('label')}>{chip.label}</span>
              <button
                type="button"
                className={classOf('remove')}
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
        <p className={recipe('text', { tone: 'muted' })}>{texts.empty}</p>
      )}
      <div className={classOf('status')} data-empty={announced === null || undefined}>
        <p role="status">{announced?.text}</p>
        {announced?.undo?.from === chips && (
          <Button variant="quiet" size="dense" onClick={announced.undo.run}>
            {texts.undo}
          </Button>
        )}
      </div>
    </>
  )
}

/** Keeps the focus inside the list after a change; by default it would go to the top of the page. */
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
