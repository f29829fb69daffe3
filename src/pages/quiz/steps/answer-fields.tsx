import type { ReactNode } from 'react'
import { OptionList, type OptionItem } from '#components/quiz/option-list.tsx'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { fill } from '#engine/format.ts'
import { maxStoredCharacters, type Answer } from '#engine/quiz/answers.ts'
import type { ByKind } from '#engine/quiz/question-kinds.ts'
import type { QuizSlice } from '#content/vite/slices.ts'
import type { CheckboxQuestion, RadioQuestion } from '#types/content.generated.ts'

type AnswerProps = {
  readonly answer: Answer | undefined
  readonly frame: QuizSlice['page']['frame']
  readonly options: readonly OptionItem[]
  readonly onChoose: (option: string, chosen: boolean) => void
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
  checkbox: (question, props) => ({ element: optionList(question, props) }),
  input: (question, { answer, frame, onChoose, onWrite, options }) => {
    const { id, max_length, multiline = false, subheader } = question
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
            {...(subheader !== undefined && { describedBy: `${id}-hint` })}
            onInput={onWrite}
          />
          {options.length > 0 && (
            <OptionList
              name={id}
              kind="checkbox"
              options={options}
              chosen={chosenIn(answer)}
              or={frame.or}
              describedBy={`${id}-title`}
              onChoose={onChoose}
            />
          )}
        </>
      ),
    }
  },
}

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
  />
)

const nothing: readonly string[] = []
const chosenIn = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : nothing)
