import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import {
  either,
  fillIn,
  inOneSentence,
  message,
  option,
  orRemove,
  part,
  setting,
  settingOf,
  settingToAdd,
  textForAuthors,
  thing,
  type Message,
} from '#content/problems/message.ts'
import type { FilePlace } from '#editing/place.ts'
import { messageForEditors } from './editor-message.ts'

const file = 'quiz.yaml'
const lateOption = { file, place: ['sections', 'one', 'questions', 'tea', 'options', 'late'] }
const teaQuestion = { file, place: ['sections', 'one', 'questions', 'tea'] }
const routines = 'analysis/routines.yaml'
const variant = { file: routines, place: ['parts', 'evening', 'steps', 'oil', 'variants', 'warm_it', 'slot'] }
const score = { file, place: ['scores', 'rest', 'min_answers'] }
const data = new Map<string, unknown>([
  [
    file,
    {
      steps: [
        { id: 'nights', kind: 'questions', title: 'At night', section: 'one' },
        { id: 'more', kind: 'text', title: 'More', question: { id: 'notes', title: 'Anything else?' } },
      ],
      sections: [
        {
          id: 'one',
          title: 'Nights',
          questions: [
            { id: 'tea', type: 'question', choice: 'radio', title: 'Tea?', options: [{ id: 'late', label: 'Late' }] },
            { id: 'milk', type: 'question', choice: 'number', title: 'Milk?', min: 0, max: 3 },
          ],
        },
      ],
      consents: [{ id: 'own', subject: 'Your nights', covers: ['tea'] }],
      scores: [
        { id: 'rest', label: 'Rest', min_answers: 9, combine: 'computed', rules: [{ answer: 'late', from: 50 }] },
      ],
    },
  ],
  [
    routines,
    {
      parts: [{ id: 'evening', steps: [{ id: 'oil', variants: [{ id: 'warm_it', text: 'Warm it.' }] }] }],
      slots: [{ id: 'night_oil', label: 'Night oil' }],
    },
  ],
])

const schemas = packageSchemas()
const read = (words: Message, at: FilePlace | null = teaQuestion) => ({
  authors: textForAuthors(words),
  editors: messageForEditors({ schemas, data, at }, words),
})

test.each<[what: string, words: Message, at: FilePlace | null, authors: string, editors: string]>([
  ['a text without parts as it is', 'Write a text.', teaQuestion, 'Write a text.', 'Write a text.'],
  [
    'a setting by its title, in whatever notation authors read it',
    message`Remove ${setting('exclusive')}, or add ${settingToAdd('points')}.`,
    lateOption,
    'Remove exclusive, or add `points: …`.',
    'Remove “Clears the others”, or add “Points”.',
  ],
  [
    'a setting of a group around the place',
    message`Set ${setting('max_choices')} to 2.`,
    lateOption,
    'Set max_choices to 2.',
    'Set “Most choices” to 2.',
  ],
  [
    'a setting of another file',
    message`It comes from ${settingOf('settings/brand.yaml', ['company', 'number'])}.`,
    teaQuestion,
    'It comes from number.',
    'It comes from “Company number”.',
  ],
  [
    'a setting without a place by the title that it has everywhere',
    message`Set ${setting('max_choices')}.`,
    null,
    'Set max_choices.',
    'Set “Most choices”.',
  ],
  [
    'things by what they are called',
    message`Score ${thing('score', 'rest')}, slot ${thing('slot', 'night_oil')}, section ${thing('section', 'one')}, step ${thing('step', 'nights')}.`,
    score,
    'Score “rest”, slot “night_oil”, section “one”, step “nights”.',
    'Score “Rest”, slot “Night oil”, section “Nights”, step “At night”.',
  ],
  [
    'questions, also that of a step for a free text',
    message`${thing('question', 'milk')} is asked before ${thing('question', 'notes')}.`,
    teaQuestion,
    '“milk” is asked before “notes”.',
    '“Milk?” is asked before “Anything else?”.',
  ],
  [
    'options, a consent, and the id of what does not exist',
    message`${inOneSentence([option('tea', 'late'), option('tea', 'gone'), thing('consent', 'own')])}`,
    teaQuestion,
    '“late”, “gone” and “own”',
    '“Late”, “gone” and “Your nights”',
  ],
  [
    'an entry that contains the place',
    message`See variant ${thing('entry', 'warm_it')}.`,
    variant,
    'See variant “warm_it”.',
    'See variant “Warm it.”.',
  ],
  [
    'files by what they contain, and parts by where they are added',
    message`Correct ${part('file', 'products/ingredients.yaml')}, or add ${part('part-to-add', 'quiz/photos.yaml')}.`,
    teaQuestion,
    'Correct products/ingredients.yaml, or add quiz/photos.yaml.',
    'Correct “Ingredients”, or add “Photos” under “Pages and parts”.',
  ],
  [
    'kinds as they are chosen, and days',
    message`${part('step-kind', 'intro')}, ${part('question-kind', 'radio')}, ${part('day', '2026-11-22')}`,
    teaQuestion,
    'intro, radio, 2026-11-22',
    '“Introduction”, “One answer”, 22 November 2026',
  ],
  [
    'what only editors or only authors can do',
    message`Add it${either(' as `id: x`', message`, and choose ${setting('choice')}`)}.`,
    teaQuestion,
    'Add it as `id: x`.',
    'Add it, and choose “Kind of answer”.',
  ],
  [
    'what is needed without an offer to remove it',
    fillIn,
    { file, place: [...teaQuestion.place, 'title'] },
    'Write a text, or remove the line if it is not needed.',
    'Write a text.',
  ],
  [
    'what is not needed with one',
    message`Fill it in${orRemove}.`,
    { file, place: [...teaQuestion.place, 'why'] },
    'Fill it in, or remove the line if it is not needed.',
    'Fill it in, or remove it if it is not needed.',
  ],
  [
    'a picture as something to choose',
    fillIn,
    { file, place: ['steps', 'nights', 'picture'] },
    'Write a text, or remove the line if it is not needed.',
    'Choose or upload a picture, or remove it if it is not needed.',
  ],
])('authors and editors read %s', (_, words, at, authors, editors) => {
  expect(read(words, at)).toEqual({ authors, editors })
})

test('what the scores demand of their rules cannot be removed', () => {
  const scores = 'analysis/scores.yaml'
  const at = { file: scores, place: ['scores', 'rest', 'rules', 0, 'because'] }
  const helpWith = (demand: readonly string[]) => {
    const rules = [{ question: 'tea', answer: 'a', points: 1, because: '' }]
    const files = new Map([[scores, { demand, scores: [{ id: 'rest', rules }] }]])
    return messageForEditors({ schemas, data: files, at }, fillIn)
  }
  expect(helpWith(['because'])).toBe('Write a text.')
  expect(helpWith([])).toBe('Write a text, or remove it if it is not needed.')
})
