/** Why the quiz is not submitted yet: some answers cannot be sent. Each has a button that leads to its field. */
import { useEffect, useRef } from 'react'
import { questionFeatures, questionKinds } from 'virtual:content/modules'
import { quizLaterContent } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { partsOfKey } from '#engine/quiz/answers/option-texts.ts'
import { answerTo, type Answers } from '#engine/quiz/answers/answers.ts'
import { choicesText } from '#engine/quiz/answers/choices-texts.ts'
import type { AnswerProblem } from '#engine/quiz/answers/invalid-answers.ts'
import { numberMessage } from '#engine/quiz/numbers/number-texts.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { QuizSlice } from '#content/slices/slices.ts'
import { blockingAnswers, type BlockingAnswer } from '#machines/quiz/quiz.sendable.ts'
import type { QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import { filledNow } from '#pages/quiz/answer-text.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

export const CorrectionNote = () => {
  const { actor, content, stepSwitch } = useQuiz()
  const { too_long } = content.page.frame
  const blockedSends = useQuizSelector(({ context }) => context.blockedSends)
  const found = useQuizSelector((snapshot) => blockedIn(snapshot, content), sameLines)
  const words = found.every(({ problem }) => problem.kind === 'too_long') ? too_long : quizLaterContent.to_correct
  const note = useRef<HTMLDivElement>(null)
  const before = useRef(blockedSends)
  useEffect(() => {
    // After a rejected Next the focus goes to the note. Not when the visitor comes back to the step.
    if (blockedSends > before.current) note.current?.focus()
    before.current = blockedSends
  }, [blockedSends])
  if (found.length === 0) return null
  return (
    <Note
      status="danger"
      role="alert"
      level={2}
      ref={note}
      title={fill(words.heading, { count: found.length })}
      actions={
        <div className={recipe('row', { gap: 'sm' })}>
          {found.map(({ problem, question, step, title }) => (
            <Button
              key={question}
              variant="outline"
              size="dense"
              onClick={() => {
                stepSwitch.focusOn(isText(problem) ? `${question}-field` : question)
                actor.send({ type: 'GO', step, question: partsOfKey(question)[0] })
              }}
            >
              {fill(too_long.go, { title })}
            </Button>
          ))}
        </div>
      }
    >
      {found.map(({ line, question }) => (
        <p key={question}>{line}</p>
      ))}
      <p>{words.kept}</p>
    </Note>
  )
}

type Blocked = BlockingAnswer & { readonly line: string }

const blockedIn = (snapshot: QuizSnapshot, content: QuizSlice): readonly Blocked[] => {
  const { context } = snapshot
  return context.blockedSends === 0
    ? []
    : blockingAnswers(context).map((blocking) => {
        const answer = { ...blocking, title: filledNow(blocking.title, snapshot, content) }
        return { ...answer, line: lineOf(answer, content, context.state.answers) }
      })
}

/** The line has the title and the problem in it. */
const sameLines = (a: readonly Blocked[], b: readonly Blocked[]): boolean =>
  a.length === b.length && a.every(({ line, question }, at) => question === b[at]?.question && line === b[at].line)

const lineOf = ({ problem, question, title }: BlockingAnswer, content: QuizSlice, answers: Answers): string => {
  const { too_long } = content.page.frame
  if (problem.kind === 'too_long') return fill(too_long.text, { title, count: problem.over })
  const text = isText(problem) ? numberText(question, content, answers) : howMany(question, content)
  return fill(quizLaterContent.to_correct.text, { title, problem: text })
}

const isText = ({ kind }: AnswerProblem): boolean => kind === 'too_long' || kind === 'number'

const howMany = (id: string, { choices: texts, sections }: QuizSlice): string => {
  const question = sections.flatMap(questionsIn).find((one) => one.id === id)
  const limits = question && formatOf(question).choices
  return questionFeatures.choiceLimits && limits && texts ? choicesText(texts, limits) : ''
}

/** What is wrong with the number, as its field says it. */
const numberText = (id: string, { constants, numbers: texts, sections }: QuizSlice, answers: Answers): string => {
  const question = sections.flatMap(questionsIn).find((one) => one.id === id)
  const range = question && formatOf(question).numbers
  const answer = answerTo(answers, id)
  // A constant: without a question of the kind, the bundler leaves these texts out.
  if (!questionKinds.number || !texts || !range || typeof answer !== 'string') return ''
  return numberMessage(texts, range, answer, constants.format.locale) ?? ''
}
