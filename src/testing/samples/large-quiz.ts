/** The quiz of the product, extended to `count` questions. Every tenth question is a free text. */
import type { Content, Question } from '#types/content.generated.ts'

export const largeQuiz = (content: Content, count: number, textLength = 500): Content => {
  const [first, ...others] = content.sections
  if (!first) throw new Error('The content has a section')
  const there = content.sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const added = Array.from({ length: count - there }, (_, index): Question => {
    const common = {
      id: `large_${index}`,
      type: 'question',
      title: `Large question number ${index} of a long quiz?`,
    } as const
    if (index % 10 === 0) return { ...common, choice: 'input', max_length: textLength }
    const options = Array.from({ length: 6 }, (_one, at) => ({ id: `option_${at}`, label: `Option number ${at}` }))
    return { ...common, choice: index % 2 === 0 ? 'radio' : 'checkbox', options }
  })
  return { ...content, sections: [{ ...first, questions: [...first.questions, ...added] }, ...others] }
}
