/** A typical quiz: no introduction, tabs, photos or results, but conditions and texts on its steps. */
import type { QuizContent } from '#engine/quiz/quiz.ts'
import { checkbox, input, radio } from './make-quiz.ts'

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

export const plainQuiz: QuizContent = {
  quiz: {
    id: 'plain',
    steps: [
      {
        id: 'home',
        kind: 'questions',
        title: 'Your home',
        lead: 'Start with where you live.',
        notes: [
          { id: 'time', heading: 'Two minutes', text: 'Seven questions at most.' },
          { id: 'list', heading: 'What you need', items: [{ id: 'bill', text: 'Your last bill' }] },
        ],
        closing: 'The next part depends on these answers.',
        section: 'home',
      },
      {
        id: 'garden',
        kind: 'questions',
        title: 'Your garden',
        when: { question: 'has_garden', is: ['yes'] },
        section: 'garden',
      },
      {
        id: 'wishes',
        kind: 'text',
        title: 'Your wishes',
        question: { id: 'wishes', title: 'What would you like to change?', max_length: 100 },
      },
    ],
  },
  sections: [
    {
      id: 'home',
      title: 'Home',
      questions: [
        radio('has_garden', '', { title: 'Is there a garden?', options: yesNo }),
        checkbox('rooms', '', {
          title: 'Which rooms are there?',
          options: [
            { id: 'kitchen', label: 'Kitchen' },
            { id: 'terrace', label: 'Terrace', when: { question: 'has_garden', is: ['yes'] } },
          ],
        }),
      ],
    },
    { id: 'garden', title: 'Garden', questions: [input('trees', 20, { title: 'Which trees grow there?' })] },
  ],
}
