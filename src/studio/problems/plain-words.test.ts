import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { FilePlace } from '#studio/app/addresses.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import type { PlacedProblem } from './placed-problem.ts'
import { studioWords } from './studio-words.ts'

const file = 'quiz.yaml'
const option = { file, place: ['sections', 'one', 'questions', 'tea', 'options', 'late'] }
const question = { file, place: ['sections', 'one', 'questions', 'tea'] }
const routines = 'analysis/routines.yaml'
const variant = { file: routines, place: ['parts', 'evening', 'steps', 'oil', 'variants', 'warm_it', 'slot'] }
const range = { file, place: ['scores', 'rest', 'rules', 0, 'from'] }
const combined = { file, place: ['scores', 'rest', 'combine'] }
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

const said = (code: string, at: FilePlace, message: string, help?: string): string => {
  const problem = { ...problemWith({ code: `content/${code}` as PlacedProblem['code'], message, at }), help }
  const { help: shown, message: words } = studioWords(packageSchemas(), data, problem as PlacedProblem)
  return `${words} ${shown ?? ''}`.trim()
}

test.each([
  [
    'two settings that exclude each other by their titles, even if one has a value',
    said('number-range', range, '“answer” and “from” cannot be in one rule.', 'Remove one of the two.'),
    '“Answer” and “From” cannot be in one rule. Remove one of the two.',
  ],
  [
    'a setting that a mirrored score cannot have by its title',
    said(
      'mirrored-score',
      combined,
      'A mirrored score cannot have “combine”: no.',
      'Remove combine, or remove mirror.',
    ),
    'A mirrored score cannot have “How points combine”: no. Remove “How points combine”, or remove “Mirror”.',
  ],
  [
    'settings by their titles, kinds of questions as they are chosen',
    said('exclusive', option, '“Late” is exclusive.', 'Remove `exclusive`, or use choice: checkbox.'),
    '“Late” is exclusive. Remove “Clears the others”, or use the kind “Several answers”.',
  ],
  [
    'settings of a group around it, and names with a line in them',
    said('number-range', option, 'Too many.', 'Set max_choices to 2 or less, or remove it.'),
    'Too many. Set “Most choices” to 2 or less, or remove it.',
  ],
  [
    'settings that are to be changed',
    said('number-range', question, 'The largest number, 1, is not above the smallest one, 2.', 'Swap min and max.'),
    'The largest number, 1, is not above the smallest one, 2. Swap “Smallest number” and “Largest number”.',
  ],
  [
    'questions and scores by what they are called',
    said('no-points', score, 'Score “rest” names question “milk”, but no option of it has points.', 'Add `points: …`.'),
    'Score “Rest” names question “Milk?”, but no option of it has points. Add “Points”.',
  ],
  [
    'points by where they are given',
    said(
      'no-points',
      score,
      'Score “rest” reads no answer.',
      'Add `points: …` to its options, or a rule to the score.',
    ),
    'Score “Rest” reads no answer. Give points to answers in the table of points.',
  ],
  [
    'a kind of product, and an entry that the place is in',
    said('slot-without-product', variant, 'The routine needs a product for “night_oil”.', 'See variant “warm_it”.'),
    'The routine needs a product for slot “Night oil”. See variant “Warm it.”.',
  ],
  [
    'consents, and the step to which a setting is to be changed',
    said('sensitive-without-consent', question, 'Taken elsewhere.', 'Set step of consent “own” to nights.'),
    'Taken elsewhere. Set “Step” of consent “Your nights” to step “At night”.',
  ],
  [
    'photos as a consent offers them',
    said('sensitive-without-consent', question, 'Not covered.', 'Add a consent for photos: `covers: [photos]`.'),
    'Not covered. Add “The photos” to “Covers” of a consent.',
  ],
  [
    'questions, where only their ids are in quotes',
    said('asked-later', question, 'Step “nights” comes before question “milk”.', 'Move it after “milk”.'),
    'Step “At night” comes before question “Milk?”. Move it after “Milk?”.',
  ],
  [
    'the question of a step for a free text, too',
    said('asked-later', question, 'Question “tea” comes before question “notes”.', 'Move it after “notes”.'),
    'Question “Tea?” comes before question “Anything else?”. Move it after “Anything else?”.',
  ],
  [
    'options by their labels',
    said('trait-labels', score, 'The profile label “rest” has no label for option “late” of question “tea”.'),
    'The trait “Rest” has no label for option “Late” of question “Tea?”.',
  ],
  [
    'an answer by its label',
    said('rule-twice', score, 'The answer “late” to question “tea” has two rules in score “rest”.', 'Remove one.'),
    'The answer “Late” to question “Tea?” has two rules in score “Rest”. Remove one.',
  ],
  [
    'the address that mails need by the name of its field',
    said(
      'missing-sender',
      score,
      'The site sends 10 mails, and has no address to send them from.',
      'Add it to the settings of the site: `contact_email: hello@example.org`.',
    ),
    'The site sends 10 mails, and has no address to send them from. Fill in “Contact address” in the settings of the site.',
  ],
  [
    'several options by their labels',
    said('goal-missing', score, 'Options “late”, “gone” of question “tea” have no goals with their ids.', 'Add it.'),
    'Options “Late”, “gone” of question “Tea?” have no goals with their ids. Add it.',
  ],
  [
    'wishes and allergies as the studio does',
    said('filter-coverage', option, 'The answer “Late” leaves out no product: nothing under filters reads it.'),
    'The answer “Late” leaves out no product: no wish reads it.',
  ],
  [
    'no lines of files',
    said('rule-twice', score, 'The answer “late” has two rules. The first is in line 21.', 'Remove one of the two.'),
    'The answer “late” has two rules. Remove one of the two.',
  ],
  [
    'no lines, of options either',
    said(
      'same-label',
      option,
      'Two options read “Late”. The other one is in line 36.',
      'Change one of the two labels.',
    ),
    'Two options read “Late”. Change one of the two labels.',
  ],
  [
    'no files',
    said(
      'section-unused',
      question,
      'No step shows section “one”.',
      'Add a step of kind questions with `section: one` to quiz.yaml, or remove the section.',
    ),
    'No step shows section “Nights”. Add a step that asks them, or delete the section.',
  ],
  [
    'no lines to remove',
    said(
      'blank-text',
      question,
      'This text has nothing in it that can be seen.',
      'Write a text, or remove the line if it is not needed.',
    ),
    'This text has nothing in it that can be seen. Write a text, or remove it if it is not needed.',
  ],
  [
    'what braces mean',
    said(
      'unknown-placeholder',
      question,
      'This text cannot have the placeholder {name}.',
      'This text may have {date}.',
    ),
    'Nothing can be filled in for {name} here. This text may have {date}. Otherwise remove it, or write it without braces.',
  ],
  [
    'and what to do where nothing can be filled in',
    said(
      'unknown-placeholder',
      question,
      'This text cannot have the placeholder {name}.',
      'Remove it: this text has no placeholders of its own.',
    ),
    'Nothing can be filled in for {name} here. Remove it, or write it without braces.',
  ],
  [
    'what is filled in from a setting that is empty',
    said(
      'unknown-placeholder',
      question,
      'This text cannot have the placeholder {company_number}.',
      'Remove it: this text has no placeholders of its own.',
    ),
    'Nothing can be filled in for {company_number} here. It comes from “Company number”, which is empty. Fill that in, or remove this.',
  ],
  [
    'a picture that is missing',
    said(
      'length',
      { file: 'quiz/photos.yaml', place: ['views', 'front', 'picture'] },
      '“picture” is empty.',
      'Write a text.',
    ),
    '“Outline” is empty. Choose or upload a picture.',
  ],
  [
    'a picture that may be left out',
    said(
      'length',
      { file, place: ['steps', 'nights', 'picture'] },
      '“picture” is empty.',
      'Write a text, or remove the line if it is not needed.',
    ),
    '“Picture” is empty. Choose or upload a picture, or remove it if it is not needed.',
  ],
  [
    'entries that a form needs as their ids are chosen',
    said(
      'length',
      { file: 'pages/login.yaml', place: ['fields'] },
      '“fields” has 0 entries.',
      'Add those with `id: username` and `id: new_password`.',
    ),
    '“Form fields” has 0 entries. Add those for “Username” and “New password”.',
  ],
  [
    'kinds of steps as they are chosen',
    said(
      'steps',
      { file, place: ['steps', 'more', 'kind'] },
      'There can be only one step of kind intro.',
      'The order is: intro, then any steps of kind questions, photos and text, then review.',
    ),
    'There can be only one step of kind “Introduction”. The order is: “Introduction”, then any steps of kind “Questions”, “Photos” and “Free text”, then “Review”.',
  ],
  [
    'how a file is written as it is',
    said('yaml', question, 'This line is not valid YAML: max_choices.', 'Put quotes around `max_choices`.'),
    'This line is not valid YAML: max_choices. Put quotes around `max_choices`.',
  ],
])('a problem names %s', (_, words, expected) => {
  expect(words).toBe(expected)
})
