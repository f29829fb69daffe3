import { descriptionOf, QuestionCard } from '#components/quiz/question-card.tsx'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { maxStoredCharacters } from '#engine/quiz/answers.ts'
import { fill } from '#engine/format.ts'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { filled } from '#pages/quiz/answer-text.tsx'
import type { TextStep as Step } from '#types/content.generated.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

export const TextStep = ({ step: { question } }: { readonly step: Step }) => {
  const { actor, content } = useQuiz()
  const { frame } = content.page
  const { missing } = useQuestion(question.id)
  const error = missing === undefined ? undefined : (missing ?? frame.required.message)
  const answer = useQuizSelector(({ context }) => context.state.answers[question.id])
  return (
    <QuestionCard
      id={question.id}
      title={filled(question.title)}
      {...(question.subheader !== undefined && { hint: filled(question.subheader) })}
      mark={question.required && frame.required.mark}
      error={error}
      field={`${question.id}-field`}
    >
      <TextAnswer
        id={`${question.id}-field`}
        multiline
        value={typeof answer === 'string' ? answer : ''}
        maxLength={question.max_length}
        remainingText={(count) => fill(frame.letters_left, { count })}
        excessText={(count) => fill(frame.letters_over, { count })}
        maxStoredLength={maxStoredCharacters}
        notStoredText={fill(frame.letters_unkept, { max: maxStoredCharacters })}
        describedBy={descriptionOf(question.id, { error, hint: question.subheader })}
        required={question.required !== undefined}
        invalid={error !== undefined}
        onInput={(text) => {
          actor.send({ type: 'WRITE', question: question.id, text })
        }}
      />
    </QuestionCard>
  )
}
