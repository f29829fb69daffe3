import { quizContent } from 'virtual:content/quiz'
import { deviceStore } from '#client/device/device-store.ts'
import { QuizPage } from './quiz-page.tsx'

/** Opened before the first render, because Get Started waits for what is on the device. */
const store = deviceStore(quizContent.quiz.id)

export default function QuizRoute() {
  return <QuizPage content={quizContent} store={store} />
}
