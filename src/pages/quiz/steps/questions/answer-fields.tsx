import type { ReactNode } from 'react'
import { questionFeatures, questionKinds } from 'virtual:content/modules'
import { OptionList, type OptionItem, type OptionListProps } from '#components/quiz/option-list.tsx'
import type { Answer } from '#engine/quiz/answers/answers.ts'
import { formatOf, type ByKind } from '#engine/quiz/question-kinds.ts'
import {
  ChoicesStatus,
  InputAnswer,
  NumberAnswer,
  OptionTextField,
  ScaleAnswer,
} from '#pages/quiz/steps/later-parts.tsx'
import type { QuizSlice } from '#content/slices/slices.ts'
import type {
  CheckboxQuestion,
  InputQuestion,
  NumberQuestion,
  Option,
  RadioQuestion,
} from '#types/content.generated.ts'

/** An option as it is shown. */
export type OfferedOption = OptionItem & Pick<Option, 'text'>

type AnswerProps = {
  /** The ids of what describes the question: its error and its hint. */
  readonly describedBy: string | undefined
  /** It is required, and Next was refused because it has no answer. */
  readonly isMissing: boolean
  readonly answer: Answer | undefined
  readonly frame: QuizSlice['page']['frame']
  readonly choices: QuizSlice['choices']
  readonly options: readonly OfferedOption[]
  readonly onChoose: OptionListProps['onChoose']
  readonly onWrite: (text: string) => void
}

type AnswerField = {
  readonly element: ReactNode
  /** The id of its only text field, which the title of the question labels. */
  readonly field?: string
  /** The browser cannot undo the choice, so a button does. */
  readonly needsClear?: true
}

/** How each kind of question is answered. */
export const answerFields: ByKind<[AnswerProps], AnswerField> = {
  radio: (question, props) => ({ element: optionList(question, props), needsClear: true }),
  checkbox: (question, props) => ({
    element: (
      <>
        {optionList(question, props)}
        {questionFeatures.choiceLimits && formatOf(question).choices && props.choices && (
          <ChoicesStatus question={question} texts={props.choices} />
        )}
      </>
    ),
  }),
  input: (question, props) => {
    if (!questionKinds.input) return notUsed
    const field = `${question.id}-field`
    return {
      field,
      element: (
        <>
          <InputAnswer
            id={field}
            question={question}
            value={textIn(props.answer)}
            describedBy={props.describedBy}
            isMissing={props.isMissing}
            onWrite={props.onWrite}
          />
          {decliningOption(question, props)}
        </>
      ),
    }
  },
  number: (question, props) => {
    if (!questionKinds.number) return notUsed
    const field = `${question.id}-field`
    return {
      field,
      element: (
        <>
          <NumberAnswer
            id={field}
            question={question}
            value={textIn(props.answer)}
            describedBy={props.describedBy}
            isMissing={props.isMissing}
            onWrite={props.onWrite}
          />
          {decliningOption(question, props)}
        </>
      ),
    }
  },
  scale: (question, { answer, frame, onChoose, options }) => {
    if (!questionKinds.scale) return notUsed
    const chosen = chosenIn(answer)
    return {
      element: <ScaleAnswer question={question} options={options} chosen={chosen} or={frame.or} onChoose={onChoose} />,
      needsClear: true,
    }
  },
}

/** Of a kind that the content does not have: with the constant before it, the bundler leaves out the code of the kind. */
const notUsed: AnswerField = { element: null }

/** "Prefer not to say", below a field. */
const decliningOption = (
  { id }: InputQuestion | NumberQuestion,
  { answer, frame, onChoose, options }: AnswerProps,
): ReactNode =>
  options.length > 0 && (
    <OptionList
      name={id}
      kind="checkbox"
      options={options}
      chosen={chosenIn(answer)}
      or={frame.or}
      describedBy={`${id}-title`}
      onChoose={onChoose}
    />
  )

const optionList = (
  { choice, id, type }: RadioQuestion | CheckboxQuestion,
  { answer, frame, onChoose, options }: AnswerProps,
): ReactNode => (
  <OptionList
    name={id}
    kind={choice}
    layout={type === 'image_question' ? 'picture' : 'row'}
    options={options}
    chosen={chosenIn(answer)}
    or={frame.or}
    onChoose={onChoose}
    {...(questionFeatures.optionTexts && withTexts(id, options, chosenIn(answer)))}
  />
)

/** The text fields of chosen options, if an option of the question has one. */
const withTexts = (
  question: string,
  options: readonly OfferedOption[],
  chosen: readonly string[],
): Pick<OptionListProps, 'renderBelow'> => {
  if (options.every(({ text }) => !text)) return {}
  const textOf = (option: string) => options.find(({ id }) => id === option)?.text
  return {
    renderBelow: (option) => {
      const text = chosen.includes(option) && textOf(option)
      return text ? <OptionTextField question={question} option={option} text={text} /> : null
    },
  }
}

const textIn = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
const nothing: readonly string[] = []
const chosenIn = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : nothing)
