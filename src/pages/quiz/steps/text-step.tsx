import { QuestionCard } from '#components/quiz/question-card.tsx'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { maxStoredCharacters } from '#engine/quiz/answers.ts'
import { fill } from '#engine/format.ts'
import type { TextStep as Step } from '#types/content.generated.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

export const TextStep = ({ step: { question } }: { readonly step: Step }) => {
  const { actor, content } = useQuiz()
  const { frame } = content.page
  const answer = useQuizSelector(({ context }) => context.state.answers[question.id])
  return (
    <QuestionCard
      id={question.id}
      title={question.title}
      {...(question.subheader !== undefined && { hint: question.subheader })}
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
        {...(question.subheader !== undefined && { describedBy: `${question.id}-hint` })}
        onInput={(text) => {
          actor.send({ type: 'WRITE', question: question.id, text })
        }}
      />
    </QuestionCard>
  )
}
