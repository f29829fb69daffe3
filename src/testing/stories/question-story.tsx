/** Renders one question on the real quiz machine, whatever questions the content has. */
import { useState } from 'react'
import { content, version } from 'virtual:content/all'
import { recipe } from '#components/recipe.ts'
import { quizSlice, type QuizSlice } from '#content/slices/slices.ts'
import type { Answer } from '#engine/quiz/answers/answers.ts'
import { Question } from '#pages/quiz/steps/questions/question.tsx'
import { TextStep } from '#pages/quiz/steps/questions/text-step.tsx'
import type { AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { QuizStoryContext } from './quiz-story.tsx'

const slice = quizSlice({ content, version })
const questionsStep = content.quiz.steps.find((step) => step.kind === 'questions')
const textStep = content.quiz.steps.find((step) => step.kind === 'text')
if (!questionsStep || !textStep) throw new Error('The content has no step with questions, or none with a text')

/** The quiz with only this question, which is always asked. */
const contentWith = ({ when: _, ...question }: AnswerableQuestion): QuizSlice => ({
  ...slice,
  choices: content.pages.quiz.choices,
  numbers: content.pages.quiz.numbers,
  required: content.pages.quiz.frame.required,
  text_below: content.pages.quiz.frame.text_below,
  sections: slice.sections.map((section) => ({
    ...section,
    questions: section.id === questionsStep.section ? [question] : [],
  })),
})

type StoryProps = {
  /** If missing, the text step is shown. */
  readonly question?: AnswerableQuestion
  readonly answer?: Answer
  /** Whether the question is new since the draft was saved. */
  readonly isNew?: boolean
}

/** A question on the real quiz machine. Announcements are shown below it. */
export const QuestionStory = ({ answer, isNew = false, question }: StoryProps) => {
  const [announced, setAnnounced] = useState('')
  const id = question?.id ?? textStep.question.id
  return (
    <QuizStoryContext
      content={question ? contentWith(question) : slice}
      step={(question ? questionsStep : textStep).id}
      {...(answer !== undefined && { answers: { [id]: answer } })}
      {...(isNew && { found: { contentVersion: '000000000000', titles: {} }, events: [{ type: 'CONTINUE' }] })}
      announce={setAnnounced}
    >
      <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
        {question ? <Question question={question} /> : <TextStep step={textStep} />}
        <p role="status">{announced}</p>
      </div>
    </QuizStoryContext>
  )
}
