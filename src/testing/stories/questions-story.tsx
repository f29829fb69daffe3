/** A step with the given questions on the real quiz machine. Announcements are shown below it. */
import { useState } from 'react'
import { content, version } from 'virtual:content/all'
import { recipe } from '#components/recipe.ts'
import { quizSlice } from '#content/slices/slices.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { QuestionsStep } from '#pages/quiz/steps/questions/questions-step.tsx'
import type { Question, Step } from '#types/content.generated.ts'
import { QuizStoryContext } from './quiz-story.tsx'

const slice = quizSlice({ content, version })

export type QuestionsStoryProps = { readonly questions: readonly Question[]; readonly answers?: Answers }

export const QuestionsStory = ({ answers = {}, questions }: QuestionsStoryProps) => {
  const [announced, setAnnounced] = useState('')
  return (
    <QuizStoryContext content={contentWith(questions)} step={step.id} answers={answers} announce={setAnnounced}>
      <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <h1>{step.title}</h1>
        <div className={recipe('stack', { gap: 'lg' })}>
          <QuestionsStep step={step} screen={{ key: step.id, step: before.length, group: null }} isFirst />
        </div>
        <p role="status">{announced}</p>
      </div>
    </QuizStoryContext>
  )
}

const step: Step & { readonly kind: 'questions' } = {
  id: 'made',
  kind: 'questions',
  title: 'Questions',
  section: 'made',
}

const before = slice.quiz.steps.filter(({ kind }) => kind === 'intro')

/** One step with these questions, between the intro and the results. */
const contentWith = (questions: readonly Question[]) => ({
  ...slice,
  choices: content.pages.quiz.choices,
  required: content.pages.quiz.frame.required,
  text_below: content.pages.quiz.frame.text_below,
  quiz: {
    ...slice.quiz,
    steps: [...before, step, ...slice.quiz.steps.filter(({ kind }) => kind === 'analysing' || kind === 'results')],
  },
  sections: [{ id: 'made', title: 'Made for a story', questions: [...questions] }],
})
