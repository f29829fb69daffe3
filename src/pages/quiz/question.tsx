/** One question: one subscription, so that an answer draws one question again. */
import { memo, useCallback } from 'react'
import { OptionList } from '#components/option-list.tsx'
import { QuestionCard } from '#components/question-card.tsx'
import { TextAnswer } from '#components/text-answer.tsx'
import { chooseOption } from '#engine/answers.ts'
import { fill } from '#engine/format.ts'
import type { Question as QuestionContent } from '#types/content.generated.ts'
import { useQuestion } from './question-feed.ts'
import { useQuiz } from './quiz-scope.tsx'

const nothing: readonly string[] = []

export const Question = memo(({ question }: { readonly question: QuestionContent }) => {
  const { actor, announce, content, questions } = useQuiz()
  const { frame } = content.page
  const { id } = question
  const { answer, asked, changed } = useQuestion(id)

  const choose = useCallback(
    (option: string, chosen: boolean) => {
      if (question.choice === 'input') return
      const { model, state } = actor.getSnapshot().context
      const answer = () => {
        actor.send({ type: 'ANSWER', question: id, option, chosen })
      }
      // Of a radio the browser itself takes the other answer away.
      const cleared =
        question.choice === 'radio' ? nothing : chooseOption(model, state.answers, id, option, chosen).cleared
      if (cleared.length === 0) {
        questions.tellLater(answer)
        return
      }
      answer()
      const labelOf = (wanted: string) => question.options.find((one) => one.id === wanted)?.label ?? wanted
      const alone = question.options.find((one) => one.id === option)?.exclusive
      announce(
        alone
          ? fill(frame.others_cleared, { option: labelOf(option) })
          : fill(frame.exclusive_cleared, { option: labelOf(cleared[0] ?? '') }),
      )
    },
    [actor, announce, frame, id, question, questions],
  )
  const write = useCallback(
    (text: string) => {
      actor.send({ type: 'WRITE', question: id, text })
    },
    [actor, id],
  )
  const clear = useCallback(() => {
    actor.send({ type: 'CLEAR', question: id })
  }, [actor, id])

  if (!asked) return null
  return (
    <QuestionCard
      id={id}
      title={question.title}
      {...(question.subheader !== undefined && { hint: question.subheader })}
      {...(question.sensitive && { mark: frame.optional })}
      {...(question.why !== undefined && { why: { summary: frame.why_we_ask, text: question.why } })}
      {...(question.choice === 'radio' && {
        clear: { label: frame.clear_answer, onClear: clear, shown: answer !== undefined },
      })}
      {...(changed && { changed: frame.changed })}
      {...(question.choice === 'input' && { field: `${id}-field` })}
    >
      {question.choice === 'input' ? (
        <TextAnswer
          id={`${id}-field`}
          multiline={question.multiline ?? false}
          value={typeof answer === 'string' ? answer : ''}
          maxLength={question.max_length}
          left={(count) => fill(frame.letters_left, { count })}
          over={(count) => fill(frame.letters_over, { count })}
          {...(question.subheader !== undefined && { describedBy: `${id}-hint` })}
          onWrite={write}
        />
      ) : (
        <OptionList
          name={id}
          kind={question.choice}
          layout={question.type === 'image_question' ? 'picture' : 'row'}
          options={question.options.filter(({ retired }) => !retired)}
          chosen={typeof answer === 'object' ? answer : nothing}
          or={frame.or}
          onChoose={choose}
        />
      )}
    </QuestionCard>
  )
})
