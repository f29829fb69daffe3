import { useId, useState, type KeyboardEvent } from 'react'
import { dot } from '#components/dot.ts'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('ingredients')

export type IngredientNote = {
  /** For example 'Silicone'. */
  readonly label: string
  /** For example 'possible, only the maker knows'. */
  readonly certainty?: string | undefined
  readonly texts: readonly string[]
}
export type Ingredient = {
  /** As on the pack. */
  readonly name: string
  /** What speaks against it. */
  readonly cautions: readonly string[]
  readonly notes: readonly IngredientNote[]
}
export type IngredientListProps = {
  readonly summary: string
  /** In the order of the pack. Empty: not known. */
  readonly ingredients: readonly Ingredient[]
  /** In place of an empty list. */
  readonly none: string
  readonly heading: string
  /** Says that each ingredient can be pressed. */
  readonly help: string
  /** For an ingredient about which nothing is known. */
  readonly unknown: string
  /** Read out after the name of a marked ingredient. */
  readonly marked: string
}

/** The ingredients as on the pack. Pressing one shows what it does and what speaks against it, below its name. */
export const IngredientList = (props: IngredientListProps) => {
  const { heading, help, ingredients, none, summary } = props
  const [open, setOpen] = useState<string | null>(null)
  if (ingredients.length === 0) return <p className={recipe('text', { style: 'small', tone: 'muted' })}>{none}</p>
  return (
    <details className={classOf('root')}>
      <summary className={recipe('disclosure')}>{summary}</summary>
      <p className={classOf('heading')}>{heading}</p>
      <p className={recipe('text', { tone: 'muted' })}>{help}</p>
      <ul className={classOf('list')}>
        {ingredients.map((ingredient) => (
          <IngredientItem
            key={ingredient.name}
            {...ingredient}
            open={open === ingredient.name}
            onToggle={() => setOpen(open === ingredient.name ? null : ingredient.name)}
            onClose={() => setOpen(null)}
            unknown={props.unknown}
            marked={props.marked}
          />
        ))}
      </ul>
    </details>
  )
}

type ItemProps = Ingredient &
  Pick<IngredientListProps, 'unknown' | 'marked'> & {
    readonly open: boolean
    readonly onToggle: () => void
    readonly onClose: () => void
  }

const IngredientItem = ({ name, cautions, notes, unknown, marked, open, onToggle, onClose }: ItemProps) => {
  const id = useId()
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <li className={slots('ingredients', { open: open ? 'yes' : 'no' })('item')}>
      <button
        type="button"
        className={classOf('name')}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        onKeyDown={closeOnEscape}
      >
        {cautions.length > 0 && <Icon name="warning" size="small" />}
        {name}
        {cautions.length > 0 && <span className={recipe('hidden')}>{`, ${marked}`}</span>}
      </button>
      <div id={id} className={classOf('text')} hidden={!open}>
        {cautions.map((text) => (
          <p key={text} className={classOf('caution')}>
            {text}
          </p>
        ))}
        {notes.map(({ certainty, label, texts }, at) => (
          <p key={`${at} ${label}`}>
            <strong>{label}</strong>
            {certainty !== undefined && (
              <span className={recipe('text', { tone: 'muted' })}>
                {dot}
                {certainty}
              </span>
            )}
            {texts.length > 0 && <br />}
            {texts.join(' ')}
          </p>
        ))}
        {notes.length === 0 && <p>{unknown}</p>}
      </div>
    </li>
  )
}
