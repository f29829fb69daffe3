import { check } from '#content/checks/check.ts'
import { quoted } from '#content/problems/wording.ts'
import { compileCondition } from '#engine/quiz/conditions.ts'
import { orderByReads } from '#engine/quiz/dependencies.ts'

/** Questions whose conditions depend on one another in a cycle would never be asked. */
export const cycles = check(['sections'], ({ sections }, { locate }) => {
  const questions = sections.flatMap((section) => section.questions)
  const reads = new Map(questions.map(({ id, when }) => [id, compileCondition(when).reads.questions]))
  const { cycle } = orderByReads(reads)
  const first = questions.find(({ id, when }) => when && id === cycle?.[0])
  if (!cycle || !first) return []
  return [
    {
      code: 'content/cycle',
      range: locate(first, 'when'),
      message:
        cycle.length > 2
          ? `These questions wait for one another: ${cycle.map(quoted).join(' → ')}.`
          : `Question ${quoted(first.id)} waits for its own answer.`,
      help:
        cycle.length > 2
          ? 'Remove one of the conditions, so that one of them is asked first.'
          : 'Remove the condition, or read another question.',
    },
  ]
})
