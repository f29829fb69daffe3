import { check, ifNone } from '#content/checks/check.ts'
import { either, message, part, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { takesInput } from '#engine/quiz/steps/steps.ts'
import type { Step } from '#types/content.generated.ts'
import { singleSteps } from './single-steps.ts'

const kinds = {
  intro: part('step-kind', 'intro'),
  questions: part('step-kind', 'questions'),
  photos: part('step-kind', 'photos'),
  text: part('step-kind', 'text'),
  review: part('step-kind', 'review'),
  analysing: part('step-kind', 'analysing'),
  results: part('step-kind', 'results'),
}

/** Questions, photos and texts may come in any order. The steps that begin and end a visit have a fixed place, and occur only once. */
export const stepOrder = check(['quiz'], ({ quiz: { steps } }, { locate }) => {
  const lastAnswerable = steps.findLastIndex(({ kind }) => takesInput(kind))
  const finding = (step: Step, words: Message): Finding => ({
    code: 'content/steps',
    range: locate(step, 'kind'),
    message: words,
    help: message`The order is: ${kinds.intro}, then any steps of kind ${kinds.questions}, ${kinds.photos} and ${kinds.text}, then ${kinds.review}, then ${kinds.analysing}, then ${kinds.results}. Each of the others may be left out, but one asks something.`,
  })
  const [first] = steps
  if (lastAnswerable === -1 && first)
    return [
      finding(
        first,
        message`No step asks anything: there is none of kind ${kinds.questions}, ${kinds.photos} or ${kinds.text}.`,
      ),
    ]
  return steps.flatMap((step, index): Finding[] => {
    const { kind } = step
    const isFirst = steps.findIndex((one) => one.kind === kind) === index
    if (singleSteps.has(kind) && !isFirst)
      return [finding(step, message`There can be only one step of kind ${kinds[kind]}.`)]
    if (kind === 'intro' && index > 0) return [finding(step, message`The ${kinds.intro} has to be the first step.`)]
    if (kind === 'review' && index < lastAnswerable)
      return [finding(step, message`The ${kinds.review} has to come after everything that is asked.`)]
    if (kind === 'analysing' && index < lastAnswerable)
      return [finding(step, 'After the analysis nothing can be asked any more: the answers are sent there.')]
    if (kind === 'results' && index < steps.length - 1)
      return [finding(step, message`The ${kinds.results} have to be the last step.`)]
    return []
  })
})

/** Every tab has a step. */
export const tabs = check(['quiz'], ({ quiz }, { locate, unresolvedKinds }) => {
  if (unresolvedKinds.has('tab') || quiz.steps.length === 0) return []
  return (quiz.tabs ?? [])
    .filter(({ id }) => !quiz.steps.some(({ tab }) => tab === id))
    .map((tab): Finding => ({
      code: 'content/unused-tab',
      range: locate(tab, 'id'),
      message: message`No step belongs to the tab ${thing('tab', tab.id)}, so it would never be marked.`,
      help: message`${either(`Add \`tab: ${tab.id}\` to a step`, 'Choose it in a step')}, or remove the tab.`,
    }))
})

/** Every section is shown by exactly one step. */
export const sectionSteps = check(['quiz', 'sections'], ({ quiz, sections }, { locate, unresolvedKinds }) => {
  const showing = quiz.steps.flatMap((step) => (step.kind === 'questions' ? [step] : []))
  const shown = showing.flatMap((step, index): Finding[] => {
    const twice = showing.findIndex(({ section }) => section === step.section) < index
    if (!twice) return []
    return [
      {
        code: 'content/section-twice',
        range: locate(step, 'section'),
        message: message`Section ${thing('section', step.section)} is shown by two steps.`,
        help: 'A section belongs to one step. Remove one of the two.',
      },
    ]
  })
  // A quiz without steps is reported as such.
  if (unresolvedKinds.has('section') || quiz.steps.length === 0) return shown
  return ifNone(shown, () =>
    sections
      .filter(({ id }) => !showing.some(({ section }) => section === id))
      .map((section): Finding => ({
        code: 'content/section-unused',
        range: locate(section, 'id'),
        message: message`No step shows section ${thing('section', section.id)}, so its questions are never asked.`,
        help: [
          either(
            `Add a step of kind questions with \`section: ${section.id}\` to quiz.yaml, or remove the section.`,
            'Add a step that asks them, or delete the section.',
          ),
        ],
      })),
  )
})
