/** One question: one subscription, so that an answer draws one question again. */
import { memo, useCallback } from 'react'
import { OptionList, type OptionItem } from '#components/quiz/option-list.tsx'
import { QuestionCard } from '#components/quiz/question-card.tsx'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { chooseOption, mostKept, optionsOf, standsAlone } from '#engine/quiz/answers.ts'
import { fill } from '#engine/format.ts'
import type { Question as QuestionContent } from '#types/content.generated.ts'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

const nothing: readonly string[] = []

const offers = new WeakMap<QuestionContent, readonly OptionItem[]>()
/** The options that can be chosen, made once for a question: the same list is not drawn again. */
const offered = (question: QuestionContent): readonly OptionItem[] => {
  const known = offers.get(question)
  if (known) return known
  const options = optionsOf(question)
    .filter(({ retired }) => !retired)
    .map((option) => ({ ...option, exclusive: standsAlone(option) }))
  offers.set(question, options)
  return options
}

export const Question = memo(({ question }: { readonly question: QuestionContent }) => {
  const { actor, announce, content, questions } = useQuiz()
  const { frame } = content.page
  const { id } = question
  const options = offered(question)
  const { answer, asked, changed } = useQuestion(id)

  const choose = useCallback(
    (option: string, chosen: boolean) => {
      const { model, state } = actor.getSnapshot().context
      const answer = () => {
        actor.send({ type: 'ANSWER', question: id, option, chosen })
      }
      // Of a radio the browser itself takes the other answer away.
      const cleared =
        question.choice === 'radio' ? nothing : chooseOption(model, state.answers, id, option, chosen).cleared
      const written = chosen && typeof state.answers[id] === 'string'
      if (cleared.length === 0 && !written) {
        questions.tellLater(answer)
        return
      }
      answer()
      const labelOf = (wanted: string) => options.find((one) => one.id === wanted)?.label ?? wanted
      announce(
        options.some((one) => one.id === option && one.exclusive)
          ? fill(frame.others_cleared, { option: labelOf(option) })
          : fill(frame.exclusive_cleared, { option: labelOf(cleared[0] ?? '') }),
      )
    },
    [actor, announce, frame, id, options, question, questions],
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
      {...(changed && { changedLabel: frame.changed })}
      {...(question.choice === 'input' && { field: `${id}-field` })}
    >
      {question.choice === 'input' ? (
        <>
          <TextAnswer
            id={`${id}-field`}
            multiline={question.multiline ?? false}
            value={typeof answer === 'string' ? answer : ''}
            maxLength={question.max_length}
            remainingText={(count) => fill(frame.letters_left, { count })}
            excessText={(count) => fill(frame.letters_over, { count })}
            maxStoredLength={mostKept}
            notStoredText={fill(frame.letters_unkept, { max: mostKept })}
            {...(question.subheader !== undefined && { describedBy: `${id}-hint` })}
            onInput={write}
          />
          {options.length > 0 && (
            <OptionList
              name={id}
              kind="checkbox"
              options={options}
              chosen={typeof answer === 'object' ? answer : nothing}
              or={frame.or}
              describedBy={`${id}-title`}
              onChoose={choose}
            />
          )}
        </>
      ) : (
        <OptionList
          name={id}
          kind={question.choice}
          layout={question.type === 'image_question' ? 'picture' : 'row'}
          options={options}
          chosen={typeof answer === 'object' ? answer : nothing}
          or={frame.or}
          onChoose={choose}
        />
      )}
    </QuestionCard>
  )
})
