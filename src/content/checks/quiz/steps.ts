import { check, ifNone } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { unknownName } from '#content/checks/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Quiz, Step } from '#types/content.generated.ts'

/** The quiz begins with its only intro and ends with its only analysing and results; there is at most one step for photos. */
export const stepOrder = check(['quiz'], ({ quiz }, { locate }) => {
  const { steps } = quiz
  const end = [
    ...only(
      'analysing',
      steps.length - 2,
      'The step before the last one must be the only one of kind analysing.',
      quiz,
      locate,
    ),
    ...only('results', steps.length - 1, 'The last step must be the only one of kind results.', quiz, locate),
  ]
  return [
    ...only('intro', 0, 'The first step must be the intro, and there is only one.', quiz, locate),
    ...end.slice(0, 1),
    ...steps
      .filter(({ kind }) => kind === 'photos')
      .slice(1)
      .map((step) => stepFinding(step, 'There can be only one step of kind photos.', locate)),
  ]
})

/** The only step of a kind is at this index. If there is none of the kind, the finding is at the step that is there instead. */
const only = (kind: Step['kind'], index: number, message: string, { steps }: Quiz, locate: Locate): Finding[] => {
  const there = steps[index]
  const others = steps.filter((step) => step.kind === kind && step !== there)
  if (there?.kind === kind) return others.map((step) => stepFinding(step, message, locate))
  const [misplaced] = others
  const shown = misplaced ?? there
  return shown ? [stepFinding(shown, message, locate)] : []
}

const stepFinding = (step: Step, message: string, locate: Locate): Finding => ({
  code: 'content/steps',
  range: locate(step, 'kind'),
  message,
  help: 'The order is: intro, then any steps of kind questions, photos and text, then analysing, then results.',
})

/** Steps refer to existing tabs, and every tab has a step. */
export const tabs = check(['quiz'], ({ quiz }, { locate }) => {
  const ids = quiz.tabs.map(({ id }) => id)
  const unknown = quiz.steps.flatMap((step) =>
    step.tab === undefined ? [] : unknownName('tab', step.tab, ids, locate(step, 'tab')),
  )
  return ifNone(unknown, () =>
    quiz.tabs
      .filter(({ id }) => !quiz.steps.some(({ tab }) => tab === id))
      .map((tab): Finding => ({
        code: 'content/unused-tab',
        range: locate(tab, 'id'),
        message: `No step belongs to the tab ${quoted(tab.id)}, so it would never be marked.`,
        help: `Add \`tab: ${tab.id}\` to a step, or remove the tab.`,
      })),
  )
})

/** Every section is shown by exactly one step. */
export const sectionSteps = check(['quiz', 'sections'], ({ quiz, sections }, { locate }) => {
  const showing = quiz.steps.flatMap((step) => (step.kind === 'questions' ? [step] : []))
  const ids = sections.map(({ id }) => id)
  const shown = showing.flatMap((step, index): Finding[] => {
    const twice = showing.findIndex(({ section }) => section === step.section) < index
    if (!twice) return unknownName('section', step.section, ids, locate(step, 'section'))
    return [
      {
        code: 'content/section-twice',
        range: locate(step, 'section'),
        message: `Section ${quoted(step.section)} is shown by two steps.`,
        help: 'A section belongs to one step. Remove one of the two.',
      },
    ]
  })
  return ifNone(shown, () =>
    sections
      .filter(({ id }) => !showing.some(({ section }) => section === id))
      .map((section): Finding => ({
        code: 'content/section-unused',
        range: locate(section, 'id'),
        message: `No step shows section ${quoted(section.id)}, so its questions are never asked.`,
        help: `Add a step of kind questions with \`section: ${section.id}\` to quiz.yaml, or delete this file.`,
      })),
  )
})
