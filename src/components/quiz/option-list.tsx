import { useLayoutEffect, useRef } from 'react'
import { Picture } from '#components/picture.tsx'
import { keyboardSelection } from './keyboard-selection.ts'
import { recipe } from '#components/recipe.ts'

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
  /** The word before the options that stand alone, also when what they stand beside is a text field. */
  readonly or?: string | undefined
  readonly layout?: 'row' | 'picture'
  /** The id of what says which question they belong to, where no fieldset does. */
  readonly describedBy?: string | undefined
}

/**
 * The answers to one question, each as few elements as there can be: a label, its input, its words. Options are drawn
 * here and not by a component of their own: the few options of one question are soon drawn again, and sooner without a
 * gap among the children, behind which React would compare by a map.
 *
 * The browser ticks what is pressed, and `chosen` may follow a frame later. React would set a `checked` of its own back
 * until then: the inputs are made to agree here, whenever `chosen` changes.
 */
export const OptionList = ({
  name,
  kind,
  options,
  chosen,
  onChoose,
  or,
  layout = 'row',
  describedBy,
}: OptionListProps) => {
  const exclusiveOptions = kind === 'checkbox' ? options.filter(({ exclusive }) => exclusive) : none
  const regularOptions = exclusiveOptions.length > 0 ? options.filter(({ exclusive }) => !exclusive) : options
  const classNamesOf = classNames[layoutOf(layout, regularOptions)]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of list.current?.querySelectorAll('input') ?? []) {
      const isChosen = chosen.includes(input.value)
      if (input.checked !== isChosen) input.checked = isChosen
    }
  }, [chosen, options])
  const draw = ({ id, label, image, alt }: OptionItem) => {
    const control = (
      <input
        key="control"
        type={kind}
        name={name}
        value={id}
        aria-describedby={describedBy}
        defaultChecked={chosen.includes(id)}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
    )
    return (
      <label key={id} className={classNamesOf.option}>
        {image ? [<Picture key="picture" src={image} alt={alt} />, control] : control}
        {label}
      </label>
    )
  }
  const answers = regularOptions.map(draw)
  if (exclusiveOptions.length > 0) {
    if (or) answers.push(orSeparator(or))
    answers.push(...exclusiveOptions.map(draw))
  }
  return (
    <div ref={list} className={classNamesOf.list} {...(kind === 'radio' && keyboardSelection)}>
      {answers}
    </div>
  )
}

const orSeparator = (or: string) => (
  <span key=":or" className={orClass}>
    {or}
  </span>
)

const none: readonly OptionItem[] = []
type Arrangement = 'one' | 'two' | 'pictures' | 'threePictures'

const layoutOf = (layout: 'row' | 'picture', options: readonly OptionItem[]): Arrangement => {
  if (layout === 'picture') return options.length === 3 ? 'threePictures' : 'pictures'
  return options.length !== 3 && options.every(({ label }) => label.length <= maxTwoColumnLabel) ? 'two' : 'one'
}

/** Labels up to here stand in two columns on a wide page. */
const maxTwoColumnLabel = 28

const classNamesOf = (columns: Arrangement, layout: 'row' | 'picture' | 'pictureRow') => ({
  list: recipe('options', { columns }),
  option: recipe('option', { layout }),
})

const classNames: Readonly<Record<Arrangement, { readonly list: string; readonly option: string }>> = {
  one: classNamesOf('one', 'row'),
  two: classNamesOf('two', 'row'),
  pictures: classNamesOf('pictures', 'picture'),
  threePictures: classNamesOf('threePictures', 'pictureRow'),
}
const orClass = recipe('option-or')
