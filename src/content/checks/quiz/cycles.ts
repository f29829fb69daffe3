import { check } from '#content/checks/check.ts'
import { joined, message, thing } from '#content/problems/message.ts'
import { compileCondition } from '#engine/quiz/conditions.ts'
import { orderByReads } from '#engine/quiz/dependencies.ts'
import { askedItems, readsOfItems } from '#engine/quiz/quiz.ts'

/** Questions would never be asked if their conditions, or those of their steps, sections and options, depend on each other in a cycle. */
export const cycles = check(['quiz', 'sections'], (content, { locate }) => {
  const items = askedItems(content)
  const { cycle } = orderByReads(readsOfItems(items))
  const first = items.find(({ id }) => id === cycle?.[0])
  // The options come first: the condition that at least one of them is offered repeats their conditions, but is in no file.
  const owner = [...(first?.options ?? []), ...(first?.conditional ?? [])].find(({ when }) =>
    compileCondition(when).reads.questions.includes(cycle?.[1] ?? ''),
  )
  if (!cycle || !first || !owner) return []
  return [
    {
      code: 'content/cycle',
      range: locate(owner, 'when'),
      message:
        cycle.length > 2
          ? message`These questions wait for one another: ${joined(
              cycle.map((id) => thing('question', id)),
              ' → ',
            )}.`
          : message`Question ${thing('question', first.id)} waits for its own answer.`,
      help:
        cycle.length > 2
          ? 'Remove one of the conditions, so that one of them is asked first.'
          : 'Remove the condition, or read another question.',
    },
  ]
})
