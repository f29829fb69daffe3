import { check, ifNone } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { positionOf, type SourceRange } from '#content/yaml/range.ts'
import {
  either,
  message,
  part,
  setting,
  settingOf,
  thing,
  type Message,
  type MessagePart,
} from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import { quoted } from '#content/problems/wording.ts'
import type { ConsentItem, Content } from '#types/content.generated.ts'

type Read = Pick<Content, 'quiz' | 'sections' | 'consent'>
/** The entry of `covers` for photos. All others are question ids. */
const photos = 'photos'

/** Every sensitive question, and the photos, are covered by exactly one consent, which is asked in the same step. */
export const consents = check(['quiz', 'sections', 'consent'], (content, { locate, unresolvedKinds }) => {
  const twice = coveredTwice(content.consent.consents, locate)
  // Otherwise the question that a mistyped id was meant to cover would be reported as well, as not covered.
  if (unresolvedKinds.has('consent_subject')) return twice
  const uncovered = [...sensitiveQuestions(content, locate), ...photoStep(content, locate)]
  return [...twice, ...ifNone(uncovered, () => (twice.length > 0 ? [] : coveredNotSensitive(content, locate)))]
})

const coveredTwice = (items: readonly ConsentItem[], locate: Locate): Finding[] => {
  const covered = items.flatMap(({ covers }) => covers.map((id, index) => ({ id, range: locate(covers, index) })))
  const firsts = new Map<string, SourceRange>()
  return covered.flatMap(({ id, range }): Finding[] => {
    const first = firsts.get(id)
    if (!first) {
      firsts.set(id, range)
      return []
    }
    return [
      {
        code: 'content/consent-twice',
        range,
        message: message`${subject(id)} is covered by two consents.${either(` First: ${range.source.name}:${positionOf(first).line}.`, '')}`,
        help: 'Each question is unlocked by one consent. Remove it from one of the two.',
      },
    ]
  })
}

const sensitiveQuestions = ({ quiz, sections, consent }: Read, locate: Locate): Finding[] =>
  sections.flatMap((section) => {
    const { id } = section
    const steps = new Set(quiz.steps.map((one) => one.id))
    const step = quiz.steps.find((one) => one.kind === 'questions' && one.section === id)
    return questionsIn(section).flatMap((question): Finding[] => {
      if (question.sensitive === undefined) return []
      const covering = consent.consents.find(({ covers }) => covers.includes(question.id))
      const problem = { code: 'content/sensitive-without-consent' as const, range: locate(question, 'sensitive') }
      if (!covering)
        return [
          {
            ...problem,
            message: message`Question ${thing('question', question.id)} is sensitive (${question.sensitive}), but no consent covers it.`,
            help: message`${either(`Add ${quoted(question.id)} to \`covers\` of a consent (settings/consent.yaml, or \`consents\` of a quiz in one file), and name it in its text`, consent.consents.length === 0 ? message`${firstConsent(question.id)} and names it in its text` : message`${coverIt(question.id)}, and name it in its text`)}.`,
          },
        ]
      if (!step || covering.step === step.id || !steps.has(covering.step)) return []
      return [
        {
          ...problem,
          message: message`Question ${thing('question', question.id)} is asked in step ${thing('step', step.id)}, but its consent ${thing('consent', covering.id)} in step ${thing('step', covering.step)}.`,
          help: 'Ask the question and its consent in the same step.',
        },
      ]
    })
  })

/** Reported at the question, because usually its `sensitive` was lost. */
const coveredNotSensitive = ({ sections, consent }: Read, locate: Locate): Finding[] => {
  const covering = new Map(consent.consents.flatMap(({ id, covers }) => covers.map((question) => [question, id])))
  return sections.flatMap((section) =>
    questionsIn(section).flatMap((question): Finding[] =>
      question.sensitive !== undefined || !covering.has(question.id)
        ? []
        : [
            {
              code: 'content/covered-not-sensitive',
              range: locate(question, 'id'),
              message: message`Question ${thing('question', question.id)} is not marked as sensitive, but the consent ${thing('consent', covering.get(question.id) ?? '')} covers it.`,
              help: message`${either('Add `sensitive: …`', message`Choose ${setting('sensitive')}`)} (health, ethnicity, location or personal), or remove it from ${setting('covers', '`covers`')} and the text of the consent.`,
            },
          ],
    ),
  )
}

const photoStep = ({ quiz, consent }: Read, locate: Locate): Finding[] => {
  const step = quiz.steps.find(({ kind }) => kind === 'photos')
  if (!step) return []
  const covering = consent.consents.find(({ covers }) => covers.includes(photos))
  const problem = { code: 'content/sensitive-without-consent' as const, range: locate(step, 'kind') }
  if (!covering)
    return [
      {
        ...problem,
        message: 'Photos are taken, but no consent covers them.',
        help: message`${either('Add a consent for photos: `covers: [photos]`', consent.consents.length === 0 ? firstConsent(photos) : coverIt(photos))}.`,
      },
    ]
  // An unknown step is reported where it is named.
  if (covering.step === step.id || !quiz.steps.some(({ id }) => id === covering.step)) return []
  return [
    {
      ...problem,
      message: message`Photos are taken in step ${thing('step', step.id)}, but their consent is asked in step ${thing('step', covering.step)}.`,
      help: message`Set ${settingOf('settings/consent.yaml', ['consents', covering.id, 'step'])} of consent ${thing('consent', covering.id)} to ${either('', 'step ')}${thing('step', step.id, step.id)}.`,
    },
  ]
}

/** What a consent covers. */
const subject = (id: string): MessagePart =>
  id === photos ? either(quoted(photos), '“The photos”') : thing('question', id)

/** What to do in the studio, which offers the first consent as a part of the content. */
const firstConsent = (covered: string): Message =>
  message`There is no consent yet: add ${part('part-to-add', 'settings/consent.yaml')}, and one that covers ${subject(covered)}`

const coverIt = (covered: string): Message => message`Add ${subject(covered)} to ${setting('covers')} of a consent`
