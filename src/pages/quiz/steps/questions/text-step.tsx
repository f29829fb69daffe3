import { descriptionOf, QuestionCard } from '#components/quiz/question-card.tsx'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { filled } from '#pages/quiz/answer-text.tsx'
import type { TextStep as Step } from '#types/content.generated.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { InputAnswer } from './input-answer.tsx'

export const TextStep = ({ step: { question } }: { readonly step: Step }) => {
  const { actor, content } = useQuiz()
  const { answer, missing } = useQuestion(question.id)
  const error = missing === null ? content.required?.message : missing
  return (
    <QuestionCard
      id={question.id}
      title={filled(question.title)}
      {...(question.subheader !== undefined && { hint: filled(question.subheader) })}
      mark={question.required && content.required?.mark}
      error={error}
      field={`${question.id}-field`}
    >
      <InputAnswer
        id={`${question.id}-field`}
        question={{ ...question, multiline: true }}
        value={typeof answer === 'string' ? answer : ''}
        describedBy={descriptionOf(question.id, { error, hint: question.subheader })}
        isMissing={error !== undefined}
        onWrite={(text) => {
          actor.send({ type: 'WRITE', question: question.id, text })
        }}
      />
    </QuestionCard>
  )
}
