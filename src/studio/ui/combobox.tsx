import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { TextInput, type ControlIds } from './field.tsx'
import { isEnter } from './is-enter.ts'
import { matchingOptions } from './matching-options.ts'
import { PictureTile } from './picture-tile.tsx'
import styles from './combobox.module.css'

export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** The heading of the group: 'Sleep', 'Food'. Options of a group have to be consecutive. */
  readonly group?: string
  /** Shown in small print at the end of the line. */
  readonly detail?: string
  readonly picture?: string
  /** Why the option cannot be chosen. */
  readonly disabled?: string
  /** Further words that the search finds it by. */
  readonly synonyms?: string
}

type Props = {
  readonly options: readonly ComboboxOption[]
  /** null: nothing is chosen. */
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly ids?: ControlIds
  /** The accessible name, if there is no `Field` around it. */
  readonly label?: string
  /** Shown in place of an empty list: why there is nothing to choose. */
  readonly none?: string
}

/** A choice from a long list by typing part of a name: an ARIA combobox with a listbox. */
export const Combobox = ({ ids, label, none, onChange, options, placeholder, value }: Props) => {
  const { active, choose, close, onKeyDown, show, shown, typed } = useChoice({ onChange, options, value })
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const open = typed !== null
  return (
    <div className={styles.wrap}>
      <TextInput
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${shown.length > 0 ? active : 'none'}` : undefined}
        aria-autocomplete="list"
        aria-label={label}
        // Search text is not a change of the content, so the browser's own undo applies.
        data-own-undo={typed ? '' : undefined}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => {
          show(event.currentTarget.value)
        }}
        onClick={(event) => {
          event.currentTarget.select()
          if (!open) show('')
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        {...ids}
      />
      {open && (
        <OptionList
          id={id}
          label={label ?? 'Choices'}
          options={shown}
          active={active}
          chosen={value}
          none={options.length === 0 && none !== undefined ? none : 'Nothing has this name.'}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** What is typed, and the options that it finds. While nothing is being typed, the list is closed. */
const useChoice = ({ onChange, options, value }: Pick<Props, 'onChange' | 'options' | 'value'>) => {
  /** null: the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The index of the option that Enter chooses. */
  const [active, setActive] = useState(0)
  const open = typed !== null
  const shown = open ? matchingOptions(options, typed) : []

  const show = (text: string) => {
    setTyped(text)
    const chosen = options.findIndex((option) => option.value === value)
    setActive(text === '' && chosen !== -1 ? chosen : 0)
  }
  const close = () => {
    setTyped(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled !== undefined) return
    close()
    onChange(option.value)
  }
  /** Behind the last option comes the first one. */
  const moveBy = (by: 1 | -1) => {
    setActive((active + by + shown.length) % Math.max(1, shown.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (open) moveBy(key === 'ArrowDown' ? 1 : -1)
      else show('')
    }
    if (isEnter(event) && open) {
      event.preventDefault()
      choose(shown[active])
    }
    if (key === 'Escape' && open) {
      // Closes only the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return { typed, shown, active, show, close, choose, onKeyDown }
}

type ListProps = {
  /** Of the combobox: with it, the ids of the list and its options begin. */
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  /** The index of the option that Enter chooses. */
  readonly active: number
  /** The value that is chosen now. */
  readonly chosen: string | null
  /** In place of an empty list. */
  readonly none: string
  readonly onChoose: (option: ComboboxOption) => void
}

const OptionList = ({ active, chosen, id, label, none, onChoose, options }: ListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      // Keeps the focus in the input, because the list would close on blur before an option is chosen.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      {options.length === 0 && (
        <div id={`${id}-none`} role="option" tabIndex={-1} aria-selected={false} aria-disabled className={styles.none}>
          {none}
        </div>
      )}
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={`${id}-${index}`}
          index={index}
          option={option}
          heading={option.group === options[index - 1]?.group ? undefined : option.group}
          isActive={index === active}
          isChosen={option.value === chosen}
          onChoose={() => {
            onChoose(option)
          }}
        />
      ))}
    </div>
  )
}

type RowProps = {
  readonly id: string
  readonly index: number
  readonly option: ComboboxOption
  readonly heading: string | undefined
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const OptionRow = ({ heading, id, index, isActive, isChosen, onChoose, option }: RowProps) => (
  <>
    {heading !== undefined && (
      <div role="presentation" className={styles.group}>
        {heading}
      </div>
    )}
    {/* The input handles the keys, because it keeps the focus. */}
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
    <div
      id={id}
      role="option"
      tabIndex={-1}
      data-index={index}
      aria-selected={isChosen}
      aria-disabled={option.disabled === undefined ? undefined : true}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={onChoose}
    >
      {option.picture !== undefined && <PictureTile src={option.picture} className={styles.picture} />}
      <span>{option.label}</span>
      {(option.disabled ?? option.detail) !== undefined && (
        <span className={styles.detail}>{option.disabled ?? option.detail}</span>
      )}
    </div>
  </>
)
