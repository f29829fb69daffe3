import type { ReactNode } from 'react'
import { textFeatures } from 'virtual:content/modules'
import { OptionList, type OptionItem, type OptionListProps } from '#components/quiz/option-list.tsx'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { fill } from '#engine/format.ts'
import { maxStoredCharacters, type Answer } from '#engine/quiz/answers.ts'
import { formatOf, type ByKind } from '#engine/quiz/question-kinds.ts'
import { ChoicesStatus, NumberAnswer, ScaleAnswer } from './later-parts.tsx'
import { OptionTextField } from './option-text-field.tsx'
import type { QuizSlice } from '#content/vite/slices.ts'
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
  readonly onChoose: (option: string, chosen: boolean) => boolean
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
        {ChoicesStatus && formatOf(question).choices && props.choices && (
          <ChoicesStatus question={question} answer={props.answer} texts={props.choices} />
        )}
      </>
    ),
  }),
  input: (question, props) => {
    const { answer, describedBy, frame, isMissing, onWrite } = props
    const { id, max_length, multiline = false, required } = question
    const field = `${id}-field`
    return {
      field,
      element: (
        <>
          <TextAnswer
            id={field}
            multiline={multiline}
            value={typeof answer === 'string' ? answer : ''}
            maxLength={max_length}
            remainingText={(count) => fill(frame.letters_left, { count })}
            excessText={(count) => fill(frame.letters_over, { count })}
            maxStoredLength={maxStoredCharacters}
            notStoredText={fill(frame.letters_unkept, { max: maxStoredCharacters })}
            describedBy={describedBy}
            required={required !== undefined}
            invalid={isMissing}
            onInput={onWrite}
          />
          {decliningOption(question, props)}
        </>
      ),
    }
  },
  number: (question, props) => {
    const field = `${question.id}-field`
    const typed = typeof props.answer === 'string' ? props.answer : ''
    return {
      field,
      element: (
        <>
          {NumberAnswer && (
            <NumberAnswer
              id={field}
              question={question}
              value={typed}
              describedBy={props.describedBy}
              isMissing={props.isMissing}
              onWrite={props.onWrite}
            />
          )}
          {decliningOption(question, props)}
        </>
      ),
    }
  },
  scale: (question, { answer, frame, onChoose, options }) => ({
    element: ScaleAnswer && (
      <ScaleAnswer question={question} options={options} chosen={chosenIn(answer)} or={frame.or} onChoose={onChoose} />
    ),
    needsClear: true,
  }),
}

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
    {...(textFeatures.optionTexts && withTexts(id, options, chosenIn(answer)))}
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

const nothing: readonly string[] = []
const chosenIn = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : nothing)
