import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Picture } from '#components/picture.tsx'
import { isByKeys, keyboardSelection } from './keyboard-selection.ts'
import { markQuickAnswer } from './quick-answers.ts'
import { recipe } from '#components/recipe.ts'
import { textSelection } from './text-selection.ts'

export type OptionItem = {
  readonly id: string
  readonly label: string
  /** What is rendered in place of the label. */
  readonly shown?: ReactNode
  readonly exclusive?: boolean | undefined
  readonly image?: string | undefined
  readonly alt?: string | undefined
  /** The id of an element with more words for this option. */
  readonly describedBy?: string | undefined
}
export type OptionListProps = {
  /** The `name` of the inputs; unique in the page. */
  readonly name: string
  readonly kind: 'radio' | 'checkbox'
  readonly options: readonly OptionItem[]
  readonly chosen: readonly string[]
  /** Returns false to refuse the choice: the input is then unticked again. `byKeys`: with the keyboard. */
  readonly onChoose: (option: string, chosen: boolean, byKeys: boolean) => boolean
  /** Text of the separator before the exclusive options, also when they follow a text field. */
  readonly or?: string | undefined
  readonly layout?: 'row' | 'picture' | 'scale'
  /** The id of the element that names the question, where there is no fieldset. */
  readonly describedBy?: string | undefined
  /** Renders what belongs directly below an option, such as its text field. Such options are in one column. */
  readonly renderBelow?: ((option: string) => ReactNode) | undefined
}

/**
 * The answers to one question, with as few elements as possible: a label, its input and its text. The options are
 * rendered here rather than in a component of their own, and without holes among the children: both were measurably
 * faster in React.
 *
 * The inputs are uncontrolled. The browser checks the tapped input immediately, while `chosen` may follow a frame
 * later; a controlled `checked` would be reset by React until then. The layout effect brings the inputs in line
 * whenever `chosen` changes.
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
  renderBelow,
}: OptionListProps) => {
  const exclusiveOptions = kind === 'checkbox' ? options.filter(({ exclusive }) => exclusive) : none
  const regularOptions = exclusiveOptions.length > 0 ? options.filter(({ exclusive }) => !exclusive) : options
  const columns = renderBelow && layout === 'row' ? 'one' : layoutOf(layout, regularOptions)
  const optionClass = recipe('option', { layout, inRows: columns === 'threePictures' ? 'yes' : undefined })
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const input of list.current?.querySelectorAll<HTMLInputElement>('label > input') ?? []) {
      const isChosen = chosen.includes(input.value)
      if (input.checked !== isChosen) input.checked = isChosen
    }
  }, [chosen, options])
  const renderOption = ({ id, label, shown = label, image, alt, describedBy: more = describedBy }: OptionItem) => {
    const control = (
      <input
        key="control"
        type={kind}
        name={name}
        value={id}
        aria-describedby={more}
        defaultChecked={chosen.includes(id)}
        onChange={({ currentTarget: input, timeStamp }) => {
          markQuickAnswer(input.parentElement, timeStamp)
          if (!onChoose(id, input.checked, isByKeys(input))) input.checked = false
        }}
      />
    )
    const option = (
      <label key={id} className={optionClass} data-chosen={chosen.includes(id) || undefined}>
        {image ? [<Picture key="picture" src={image} alt={alt} lazy />, control] : control}
        {shown}
      </label>
    )
    if (!renderBelow) return option
    return (
      <Fragment key={id}>
        {option}
        {renderBelow(id)}
      </Fragment>
    )
  }
  const answers = regularOptions.map(renderOption)
  if (exclusiveOptions.length > 0) {
    if (or) answers.push(orSeparator(or))
    answers.push(...exclusiveOptions.map(renderOption))
  }
  return (
    <div
      ref={list}
      className={recipe('options', { columns })}
      {...textSelection}
      {...(kind === 'radio' && keyboardSelection)}
    >
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
type Arrangement = 'one' | 'pairs' | 'two' | 'three' | 'twoAndOne' | 'pictures' | 'threePictures' | 'scale'

/**
 * Two columns where the labels fit, so that the controls of a step are below each other; on a phone if they are short. Three short
 * answers are one row from 768 px; three longer ones, which would leave half of a row empty, are below each other.
 */
const layoutOf = (layout: 'row' | 'picture' | 'scale', options: readonly OptionItem[]): Arrangement => {
  if (layout === 'scale') return layout
  if (layout === 'picture') return options.length === 3 ? 'threePictures' : 'pictures'
  const longest = Math.max(...options.map(({ label }) => label.length))
  if (longest > (options.length === 3 ? maxLabel.three : maxLabel.two)) return 'one'
  if (options.length === 3) return arePairs(options) ? 'twoAndOne' : 'three'
  return arePairs(options) ? 'pairs' : 'two'
}

/** Whether the labels are short and fill whole pairs. A longer one may follow, such as 'Prefer not to say', which takes a row of its own. */
const arePairs = (options: readonly OptionItem[]): boolean => {
  const firstLong = options.findIndex(({ label }) => label.length > maxLabel.pairs)
  const short = firstLong === -1 ? options.length : firstLong
  return short > 1 && short % 2 === 0 && options.length - short <= 1
}

/** Longest label, in characters, for each arrangement. In pairs one that does not fit has a row of its own. */
const maxLabel = { pairs: 9, two: 44, three: 26 }

const orClass = recipe('option-or')
