import { quizContent } from 'virtual:content/quiz'
import { QuizPage } from './quiz-page.tsx'

export default function QuizRoute() {
  return <QuizPage content={quizContent} />
}
