/** One question. It has its own subscription, so that an answer rerenders only this question. */
import { memo, useCallback, useMemo } from 'react'
import { questionFeatures } from 'virtual:content/modules'
import { Picture } from '#components/picture.tsx'
import { descriptionOf, QuestionCard } from '#components/quiz/question-card.tsx'
import { chooseOption, chosenOptions, optionsOf, type OptionPress } from '#engine/quiz/answers/answers.ts'
import { choicesText } from '#engine/quiz/answers/choices-texts.ts'
import { clearsOthers, forKind, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { fill } from '#engine/format.ts'
import type { QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { filled, filledNow } from '#pages/quiz/answer-text.tsx'
import { answerFields, type OfferedOption } from './answer-fields.tsx'

const offers = new WeakMap<AnswerableQuestion, readonly OfferedOption[]>()
/** The options that can be chosen. Cached by question, so that memoised children receive the same array. */
const offered = (question: AnswerableQuestion): readonly OfferedOption[] => {
  const known = offers.get(question)
  if (known) return known
  const options = optionsOf(question)
    .filter(({ retired }) => !retired)
    .map((option) => ({ ...option, exclusive: clearsOthers(option), shown: filled(option.label) }))
  offers.set(question, options)
  return options
}

const optionIn = (options: readonly OfferedOption[], id: string) => options.find((option) => option.id === id)

const outcomeOf = ({ context: { model, state } }: QuizSnapshot, press: OptionPress) =>
  chooseOption(model, state.answers, press, state.unoffered.get(press.question))

export const Question = memo(({ question }: { readonly question: AnswerableQuestion }) => {
  const { actor, announce, content } = useQuiz()
  const { frame } = content.page
  const { id } = question
  const { choices, takesSeveral } = formatOf(question)
  const { answer, asked, changed, missing, unoffered } = useQuestion(id)
  const options = useMemo(() => {
    const all = offered(question)
    return unoffered ? all.filter((option) => !unoffered.includes(option.id)) : all
  }, [question, unoffered])

  const chooseNow = useCallback(
    (option: string, chosen: boolean, byKeys: boolean): boolean => {
      // What is cleared may be an answer that is still deferred.
      actor.flush()
      const before = actor.getSnapshot().context.state.answers
      const { answers: after, cleared } = outcomeOf(actor.getSnapshot(), { question: id, option, chosen })
      if (chosen && !chosenOptions(after, id).includes(option)) {
        if (questionFeatures.choiceLimits && choices && content.choices)
          announce(fill(content.choices.full, { max: choices.max }))
        return false
      }
      actor.send({ type: 'ANSWER', question: id, option, chosen, byPointer: !byKeys })
      const pressed = optionIn(options, option)
      const opened = questionFeatures.optionTexts && chosen && pressed?.text
      if (opened && content.text_below) announce(fill(content.text_below, { label: opened.label }))
      const [other] = cleared.flatMap((one) => optionIn(options, one) ?? [])
      const isTextCleared = typeof before[id] === 'string' && typeof after[id] !== 'string'
      if (!other && !isTextCleared) return true
      const labelOf = (known: OfferedOption | undefined) => filledNow(known?.label ?? '', actor.getSnapshot(), content)
      announce(
        pressed?.exclusive
          ? fill(frame.others_cleared, { option: labelOf(pressed) })
          : fill(frame.exclusive_cleared, { option: labelOf(other) }),
      )
      return true
    },
    [actor, announce, choices, content, frame, id, options],
  )
  const choose = useCallback(
    (option: string, chosen: boolean, byKeys: boolean): boolean => {
      // The browser ticks an option by itself, but it unticks no others and knows no limit. If such a choice were deferred, one
      // frame would show ticks that do not stay. The engine cannot tell: it does not know the answers that are still deferred.
      const ticked = chosenOptions(actor.getSnapshot().context.state.answers, id)
      const changesOthers = takesSeveral && [option, ...ticked].some((one) => optionIn(options, one)?.exclusive)
      if (changesOthers || (questionFeatures.choiceLimits && choices)) return chooseNow(option, chosen, byKeys)
      actor.defer(() => void chooseNow(option, chosen, byKeys))
      return true
    },
    [actor, choices, chooseNow, id, takesSeveral, options],
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
  const howMany =
    questionFeatures.choiceLimits && choices && content.choices ? choicesText(content.choices, choices) : undefined
  const hint = [question.subheader, howMany].filter((part) => part !== undefined).join(' ')
  const error = missing === null ? content.required?.message : missing
  const { element, field, needsClear } = forKind(answerFields, question, {
    answer,
    choices: content.choices,
    describedBy: descriptionOf(id, { error, hint }),
    isMissing: error !== undefined,
    frame,
    options,
    onChoose: choose,
    onWrite: write,
  })
  return (
    <QuestionCard
      id={id}
      title={filled(question.title)}
      {...(hint !== '' && { hint: filled(hint) })}
      mark={question.required ? content.required?.mark : question.sensitive && frame.optional}
      error={error}
      {...(question.why !== undefined && { why: { summary: frame.why_we_ask, text: question.why } })}
      {...(needsClear && { clear: { label: frame.clear_answer, onClear: clear, shown: answer !== undefined } })}
      {...(changed && { changedLabel: frame.changed })}
      {...(field !== undefined && { field })}
    >
      {questionFeatures.pictures && question.image && (
        <Picture src={question.image} alt={question.alt} shape="question" />
      )}
      {element}
    </QuestionCard>
  )
})
