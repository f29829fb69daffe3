import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileKindOf, knownFiles } from '#content/folder/layout.ts'
import { replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'
import { conditionalParts } from './when-settings.ts'

test('conditions are looked for in every part whose schema allows them', () => {
  const kinds = [...knownFiles, 'quiz/sections/one.yaml', 'pages/text/one.yaml'].flatMap(
    (path) => fileKindOf(path) ?? [],
  )
  const withConditions = kinds.filter(({ name, schema }) =>
    // The quiz file may contain the other parts, which are separated before the checks run.
    readFileSync(`schemas/${name === 'quiz' ? 'quiz.schema.json' : schema}`, 'utf8').includes('"condition.schema.json'),
  )
  expect([...new Set(withConditions.map(({ name }) => name))].sort()).toEqual([...conditionalParts].sort())
})

const thirsty = 'when: {issue: thirsty}\n            slot'
const variant = (when: string) => ({
  'analysis/routines.yaml': replacing(thirsty, `when: ${when}\n            slot`),
})
const together = 'Put the answers into one line (is: [one, another]), or use any instead of all.'

describe('conditions that are never true', () => {
  const code = 'content/never-true'
  const file = 'analysis/routines.yaml'
  testEachMistake([
    {
      when: 'a question with one answer has to have two',
      edits: variant('{all: [{question: window, is: [north]}, {question: window, is: [south]}]}'),
      code,
      file,
      line: 'when: {all: [{question: window, is: [north]}, {question: ⟪window⟫, is: [south]}]}',
      message:
        'This condition is never true: question “window” takes one answer, and two lines ask for different ones.',
      help: together,
    },
    {
      when: 'an exclusive option is asked for together with another one',
      edits: variant('{all: [{issue: thirsty}, {question: water, is: [never]}, {question: water, is: [sunday]}]}'),
      code,
      file,
      line: 'when: {all: [{issue: thirsty}, {question: water, is: [never]}, {question: ⟪water⟫, is: [sunday]}]}',
      message: 'This condition is never true: “Never” clears the other answers to question “water”.',
      help: together,
    },
    {
      when: 'an answer is asked for and ruled out',
      edits: variant('{all: [{question: window, is: [north]}, {none: [{question: window, is: [north]}]}]}'),
      code,
      file,
      line: 'when: {all: [{question: ⟪window⟫, is: [north]}, {none: [{question: window, is: [north]}]}]}',
      message: 'This condition is never true: it asks for an answer to question “window” that another line rules out.',
      help: 'Remove one of the two.',
    },
    {
      when: 'a question is answered and not answered',
      edits: variant('{all: [{question: window, is: [north]}, {question: window, answered: false}]}'),
      code,
      file,
      line: 'when: {all: [{question: window, is: [north]}, {question: ⟪window⟫, answered: false}]}',
      message: 'This condition is never true: question “window” cannot be answered and not answered.',
      help: 'Remove one of the two lines.',
    },
    {
      when: 'a score has to be high and low',
      edits: variant('{all: [{score: thirst, at_least: 71}, {score: thirst, at_most: 29}]}'),
      code,
      file,
      line: 'when: {all: [{score: thirst, at_least: 71}, {score: ⟪thirst⟫, at_most: 29}]}',
      message: 'This condition is never true: score “thirst” cannot be at least 71 and at most 29.',
      help: 'Correct one of the two numbers.',
    },
    {
      when: 'a profile label has to have two values',
      edits: variant('{all: [{profile: brightness, is: [dim]}, {profile: brightness, is: [bright]}]}'),
      code,
      file,
      line: 'when: {all: [{profile: brightness, is: [dim]}, {profile: ⟪brightness⟫, is: [bright]}]}',
      message:
        'This condition is never true: the profile label “brightness” has one value, and two lines ask for different ones.',
      help: 'Put the values into one line (is: [one, another]), or use any instead of all.',
    },
    {
      when: 'one of several groups is never true',
      edits: variant(
        '{any: [{issue: thirsty}, {all: [{question: window, is: [north]}, {question: window, is: [south]}]}]}',
      ),
      code,
      file,
      line: 'when: {any: [{issue: thirsty}, {all: [{question: window, is: [north]}, {question: ⟪window⟫, is: [south]}]}]}',
      message:
        'This condition is never true: question “window” takes one answer, and two lines ask for different ones.',
      help: together,
    },
    {
      when: 'a question is read together with an answer with which it is not asked',
      edits: variant('{all: [{question: which, is: [mites]}, {question: seen, is: [seen_none]}]}'),
      code,
      file,
      line: 'when: {all: [{question: which, is: [mites]}, {question: ⟪seen⟫, is: [seen_none]}]}',
      message: 'This condition is never true: question “seen” takes one answer, and two lines ask for different ones.',
      help: together,
    },
  ])
})

describe('questions and options', () => {
  const light = 'quiz/sections/light.yaml'
  testEachMistake([
    {
      when: 'a question waits for one that comes later',
      edits: {
        [light]: replacing('title: When do you water it?', 'title: When?\n    when: {question: seen, answered: true}'),
      },
      severity: 'warning',
      code: 'content/asked-later',
      file: light,
      line: 'when: {question: ⟪seen⟫, answered: true}',
      message: 'Question “water” comes before question “seen”, whose answer it waits for.',
      help: 'Move it after “seen”, or read the answer to an earlier question.',
    },
    {
      when: 'a step waits for a question that comes later',
      edits: {
        'quiz/quiz.yaml': replacing('section: light}', 'section: light, when: {question: seen, answered: true}}'),
      },
      severity: 'warning',
      code: 'content/asked-later',
      file: 'quiz/quiz.yaml',
      line: '- {id: light, kind: questions, title: Light and water, tab: plant, section: light, when: {question: ⟪seen⟫, answered: true}}',
      message: 'Step “light” comes before question “seen”, whose answer it waits for.',
      help: 'Move it after “seen”, or read the answer to an earlier question.',
    },
    {
      when: 'a section waits for a question that comes later',
      edits: {
        [light]: replacing('title: Light and water', 'title: Light and water\nwhen: {question: seen, answered: true}'),
      },
      severity: 'warning',
      code: 'content/asked-later',
      file: light,
      line: 'when: {question: ⟪seen⟫, answered: true}',
      message: 'Section “light” comes before question “seen”, whose answer it waits for.',
      help: 'Move it after “seen”, or read the answer to an earlier question.',
    },
    {
      when: 'a step with a text waits for a question that comes later',
      edits: { 'quiz/quiz.yaml': replacing('kind: text', 'kind: text\n    when: {question: seen, answered: true}') },
      severity: 'warning',
      code: 'content/asked-later',
      file: 'quiz/quiz.yaml',
      line: 'when: {question: ⟪seen⟫, answered: true}',
      message: 'Step “story” comes before question “seen”, whose answer it waits for.',
      help: 'Move it after “seen”, or read the answer to an earlier question.',
    },
    {
      when: '“none of these” does not clear the others',
      edits: { [light]: replacing('label: Never, exclusive: true', 'label: None of the above') },
      severity: 'warning',
      code: 'content/not-exclusive',
      file: light,
      line: '- {id: never, label: ⟪None of the above⟫}',
      message: '“None of the above” can be chosen together with the other answers.',
      help: 'Add `exclusive: true`, so that choosing it clears the others, or change the label.',
    },
    {
      when: 'two options have the same text',
      edits: { [light]: replacing('label: On Sundays', 'label: when the soil is dry') },
      code: 'content/equal-labels',
      file: light,
      line: '- {id: when_dry, label: ⟪When the soil is dry⟫}',
      message:
        'Two options read “When the soil is dry”, so visitors cannot tell them apart. The other one is in line 17.',
      help: 'Change one of the two labels, or remove the option.',
    },
    {
      when: 'all options are retired',
      edits: {
        'quiz/sections/pests.yaml': (text) =>
          replacing(
            'title: Which ones?',
            'title: Which?',
          )(text)
            .replace('label: Aphids}', 'label: Aphids, retired: true}')
            .replace('label: Mites}', 'label: Mites, retired: true}'),
        'analysis/scores.yaml': replacing(
          '      - {question: which, answer: mites, points: 40, evidence: moderate, because: Mites spread.}\n',
          '',
        ),
        'analysis/profile.yaml': replacing('{question: which, is: [mites]}', '{question: which, answered: true}'),
      },
      code: 'content/no-options',
      file: 'quiz/sections/pests.yaml',
      line: '⟪options⟫:',
      message: 'Question “which” has no answer to choose: all its options are retired or decline it.',
      help: 'Add an option, take back `retired` from one, or remove the question.',
    },
    {
      when: 'a question is no longer sensitive, and a consent covers it',
      edits: { 'quiz/sections/pests.yaml': replacing('    sensitive: personal\n', '') },
      code: 'content/covered-not-sensitive',
      file: 'quiz/sections/pests.yaml',
      line: '- id: ⟪keeper⟫',
      message: 'Question “keeper” is not marked as sensitive, but the consent “name” covers it.',
      help: 'Add `sensitive: …` (health, ethnicity, location or personal), or remove it from `covers` and the text of the consent.',
    },
    {
      when: 'nothing reads a question',
      edits: {
        [light]: replacing(
          '  - id: water\n',
          '  - id: pot\n    type: question\n    choice: radio\n    title: Which pot?\n    options: [{id: clay, label: Clay}, {id: tin, label: Tin}]\n  - id: water\n',
        ),
      },
      severity: 'warning',
      code: 'content/unread-question',
      file: light,
      line: '- id: ⟪pot⟫',
      message: 'Nothing reads the answer to question “pot”.',
      help: 'Use it in a rule, or remove it. Or say why it is asked, under `not_scored` in analysis/scores.yaml: the `scores` of a quiz in one file move there.',
    },
    {
      when: 'nothing reads a question, and a text repeats another one as a number only',
      edits: {
        [light]: (text: string) =>
          text
            .replace(
              '  - id: water\n',
              ['pot', 'tools']
                .map(
                  (id) =>
                    `  - id: ${id}\n    type: question\n    choice: checkbox\n    title: Which?\n    options: [{id: clay, label: Clay}, {id: tin, label: Tin}]\n`,
                )
                .join('') + '  - id: water\n',
            )
            .replace(
              'title: When do you water it?',
              "title: 'When do you water it with your {count:tools|tool|tools}?'",
            ),
      },
      severity: 'warning',
      code: 'content/unread-question',
      file: light,
      line: '- id: ⟪pot⟫',
      message: 'Nothing reads the answer to question “pot”.',
      help: 'Use it in a rule, or remove it. Or say why it is asked, under `not_scored` in analysis/scores.yaml: the `scores` of a quiz in one file move there.',
    },
    {
      when: 'nothing of the result is shown before signing up',
      edits: {
        'analysis/scores.yaml': replacing('    preview: true\n', ''),
        'analysis/profile.yaml': (text: string) =>
          text.replace('    preview: true\n', '').replace(/insights:[^]*(?=signposts:)/, ''),
      },
      severity: 'warning',
      code: 'content/empty-preview',
      file: 'analysis/scores.yaml',
      line: '- id: ⟪thirst⟫',
      message: 'A visitor without an account sees nothing of the result.',
      help: 'Set `preview: true` for what shows before signing up: a score here, or a group of traits.',
    },
  ])
})

describe('rules', () => {
  const retired = {
    'quiz/sections/pests.yaml': replacing(
      'label: Mites}',
      'label: Mites, retired: true}\n      - {id: flies, label: Flies}',
    ),
  }
  const file = 'analysis/scores.yaml'
  testEachMistake([
    {
      when: 'a condition reads an option that is no longer offered',
      edits: { ...retired, [file]: replacing('answer: mites', 'answer: [mites, flies]') },
      severity: 'warning',
      code: 'content/retired-in-rule',
      file: 'analysis/profile.yaml',
      line: 'when: {question: which, is: [⟪mites⟫]}',
      message: '“Mites” is no longer offered, so only stored answers can make this rule apply.',
      help: 'Read an option that is offered, too, or remove the rule when stored answers need it no longer.',
    },
    {
      when: 'a score reads an option that is no longer offered',
      edits: { ...retired, 'analysis/profile.yaml': replacing('is: [mites]', 'is: [mites, flies]') },
      severity: 'warning',
      code: 'content/retired-in-rule',
      file,
      line: '- {question: which, answer: ⟪mites⟫, points: 40, evidence: moderate, because: Mites spread.}',
      message: '“Mites” is no longer offered, so only stored answers can make this rule apply.',
      help: 'Read an option that is offered, too, or remove the rule when stored answers need it no longer.',
    },
    {
      when: 'an answer has two rules in one score',
      edits: { [file]: replacing('answer: when_dry', 'answer: [when_dry, never]') },
      severity: 'warning',
      code: 'content/rule-twice',
      file,
      line: '- {question: water, answer: ⟪[when_dry, never]⟫, points: -30, evidence: strong, because: You water it when it needs it.}',
      message:
        'The answer “never” to question “water” has two rules in score “thirst”, and both add their points. The first is in line 21.',
      help: 'Remove one of the two, or correct its question or answer.',
    },
    {
      when: 'a rule adds nothing',
      edits: { [file]: replacing('points: 30,', 'points: 0,') },
      severity: 'warning',
      code: 'content/no-effect',
      file,
      line: '- {question: seen, answer: seen_some, points: ⟪0⟫, evidence: observed, because: You have seen insects.}',
      message: 'This rule adds 0 points to score “plague”, so it changes nothing.',
      help: 'Set its points, or remove the rule.',
    },
    {
      when: 'a price is far from all others',
      edits: {
        'products/catalogue.yaml': (text) => {
          const [before = '', product = ''] = text.split('products:\n  ')
          const more = [2, 3, 4, 5].map((id) =>
            product.replace('id: 1', `id: ${id}`).replace('12.5', id === 3 ? '1250' : '12'),
          )
          return `${before}products:\n  ${[product, ...more].join('  ')}`
        },
      },
      severity: 'warning',
      code: 'content/unusual-price',
      file: 'products/catalogue.yaml',
      line: 'price: ⟪1250⟫',
      message: 'The price of “Long-necked can” is 1250, and half of the products cost 12 or less.',
      help: 'Is the decimal point in the right place?',
    },
  ])
})
