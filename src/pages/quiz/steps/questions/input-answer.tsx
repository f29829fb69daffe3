import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { fill } from '#engine/format.ts'
import { maxStoredCharacters } from '#engine/quiz/answers/answers.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { InputQuestion } from '#types/content.generated.ts'

export type InputAnswerProps = {
  readonly id: string
  readonly question: Pick<InputQuestion, 'max_length' | 'multiline' | 'required'>
  readonly value: string
  readonly describedBy: string | undefined
  readonly isMissing: boolean
  readonly onWrite: (text: string) => void
}

/** The text field of a question that is answered in words. */
export const InputAnswer = ({ describedBy, id, isMissing, onWrite, question, value }: InputAnswerProps) => {
  const { frame } = useQuiz().content.page
  const { max_length, multiline = false, required } = question
  return (
    <TextAnswer
      id={id}
      multiline={multiline}
      value={value}
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
  )
}
