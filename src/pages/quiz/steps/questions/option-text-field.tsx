import { OptionText } from '#components/quiz/option-text.tsx'
import { fill } from '#engine/format.ts'
import { maxStoredCharacters } from '#engine/quiz/answers/answers.ts'
import { optionTextKey } from '#engine/quiz/answers/option-texts.ts'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { OptionText as OptionTextContent } from '#types/content.generated.ts'

type Props = { readonly question: string; readonly option: string; readonly text: OptionTextContent }

/** What somebody writes beside an option. It has its own subscription, so that writing rerenders only this field. */
export const OptionTextField = ({ option, question, text }: Props) => {
  const { actor, content } = useQuiz()
  const { frame } = content.page
  const key = optionTextKey(question, option)
  const { answer } = useQuestion(key)
  return (
    <OptionText
      id={`${key}-field`}
      label={text.label}
      placeholder={text.placeholder}
      value={typeof answer === 'string' ? answer : ''}
      maxLength={text.max_length}
      remainingText={(count) => fill(frame.letters_left, { count })}
      excessText={(count) => fill(frame.letters_over, { count })}
      maxStoredLength={maxStoredCharacters}
      notStoredText={fill(frame.letters_unkept, { max: maxStoredCharacters })}
      onInput={(words) => {
        actor.send({ type: 'WRITE', question: key, text: words })
      }}
    />
  )
}
