import { memo, useCallback, useEffect, useRef } from 'react'
import { Picture } from './picture.tsx'
import { recipe } from './recipe.ts'

export type OptionItem = {
  readonly id: string
  readonly label: string
  readonly exclusive?: boolean | undefined
  readonly image?: string | undefined
  readonly alt?: string | undefined
}
export type OptionListProps = {
  /** Of the group of inputs; unique in the page. */
  readonly name: string
  readonly kind: 'radio' | 'checkbox'
  readonly options: readonly OptionItem[]
  readonly chosen: readonly string[]
  readonly onChoose: (option: string, chosen: boolean) => void
  /** The word before the options that stand alone. */
  readonly or?: string | undefined
  readonly layout?: 'row' | 'picture'
}

/** The answers to one question. One answer draws again only the options that changed. */
export const OptionList = ({ name, kind, options, chosen, onChoose, or, layout = 'row' }: OptionListProps) => {
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  const choose = useCallback((option: string, on: boolean) => latest.current(option, on), [])
  const alone = kind === 'checkbox' ? options.filter(({ exclusive }) => exclusive) : []
  const together = alone.length > 0 ? options.filter(({ exclusive }) => !exclusive) : options
  const look = looks[layoutOf(layout, together)]
  const draw = (option: OptionItem) => (
    <Option
      key={option.id}
      name={name}
      kind={kind}
      option={option}
      checked={chosen.includes(option.id)}
      onChoose={choose}
      className={look.option}
    />
  )
  return (
    <div className={look.list}>
      {together.map(draw)}
      {or && alone.length > 0 && together.length > 0 && <span className={orClass}>{or}</span>}
      {alone.map(draw)}
    </div>
  )
}

type OptionProps = {
  readonly name: string
  readonly kind: 'radio' | 'checkbox'
  readonly option: OptionItem
  readonly checked: boolean
  readonly onChoose: (option: string, chosen: boolean) => void
  readonly className: string
}

const Option = memo(({ name, kind, option, checked, onChoose, className }: OptionProps) => (
  <label className={className}>
    {option.image && <Picture src={option.image} alt={option.alt} />}
    <input
      type={kind}
      name={name}
      value={option.id}
      checked={checked}
      onChange={(event) => onChoose(option.id, event.currentTarget.checked)}
    />
    <span>{option.label}</span>
  </label>
))
Option.displayName = 'Option'

type Arrangement = 'one' | 'two' | 'pictures' | 'threePictures'

const layoutOf = (layout: 'row' | 'picture', options: readonly OptionItem[]): Arrangement => {
  if (layout === 'picture') return options.length === 3 ? 'threePictures' : 'pictures'
  return options.length !== 3 && options.every(({ label }) => label.length <= short) ? 'two' : 'one'
}

/** Labels up to here stand in two columns on a wide page. */
const short = 28

const look = (columns: Arrangement, layout: 'row' | 'picture' | 'pictureRow') => ({
  list: recipe('options', { columns }),
  option: recipe('option', { layout }),
})

const looks: Readonly<Record<Arrangement, { readonly list: string; readonly option: string }>> = {
  one: look('one', 'row'),
  two: look('two', 'row'),
  pictures: look('pictures', 'picture'),
  threePictures: look('threePictures', 'pictureRow'),
}
const orClass = recipe('option-or')
