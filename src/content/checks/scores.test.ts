/** What is refused, and where it is reported, in scores with a range of their own. */
import { describe } from 'vitest'
import { replacing, type Edits } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

const file = 'analysis/scores.yaml'
const light = 'quiz/sections/light.yaml'

/** Adds a score to the test content, without its demands. The options of `window` and `water` have points. */
const withScore = (lines: string, more: Edits = {}) => ({
  [file]: (text: string) =>
    `${text.replace('demand: [because, evidence]\n', '')}  - id: mood\n    label: Mood\n${lines.replaceAll(/^/gm, '    ')}\n`,
  [light]: replacing('{id: north, label: North}', '{id: north, label: North, points: 3}'),
  ...more,
})

describe('conditions that compare a score', () => {
  const profile = 'analysis/profile.yaml'
  testEachMistake([
    {
      when: 'one asks for more than a score can be',
      edits: { [profile]: replacing('at_least: 71', 'at_least: 120') },
      code: 'content/condition',
      file: profile,
      line: '- {id: thirsty, label: Thirsty, when: {score: thirst, at_least: ⟪120⟫}}',
      message: 'No value is at least 120. Score “thirst” goes from 0 to 100.',
      help: 'Use a number from 0 to 100.',
    },
    {
      when: 'one asks for less than a score with a range of its own can be',
      edits: withScore('questions: [window]\nrange: {from: 1, to: 9}\nbase: 1', {
        [profile]: replacing('{score: thirst, at_least: 71}', '{none: [{score: mood, at_most: 0.5}]}'),
      }),
      code: 'content/condition',
      file: profile,
      line: '- {id: thirsty, label: Thirsty, when: {none: [{score: mood, at_most: ⟪0.5⟫}]}}',
      message: 'No value is at most 0.5. Score “mood” goes from 1 to 9.',
      help: 'Use a number from 1 to 9.',
    },
    {
      when: 'one compares a score whose range is in the wrong order',
      edits: withScore('questions: [window]\nrange: {from: 9, to: 1}', {
        [profile]: replacing('{score: thirst, at_least: 71}', '{score: mood, at_least: 5}'),
      }),
      code: 'content/range',
      file,
      line: 'range: {from: 9, to: ⟪1⟫}',
      message: 'This range ends (1) before it begins (9).',
      help: 'Swap the two numbers.',
    },
    {
      when: 'one compares a score whose answers have no points',
      edits: {
        ...withScore('questions: [window]\nrange: computed', {
          [profile]: replacing('{score: thirst, at_least: 71}', '{score: mood, at_least: 5}'),
        }),
        [light]: (text) => text,
      },
      code: 'content/no-points',
      file,
      line: 'questions: [⟪window⟫]',
      message: 'Score “mood” names question “window”, but no option of it has points.',
      help: 'Add `points: …` to its options, or a rule to the score.',
    },
  ])
})

describe('the range and the bands', () => {
  testEachMistake([
    {
      when: 'the ends of a range have other names',
      edits: withScore('questions: [window]\nrange: {min: 1, max: 9}'),
      code: 'content/unknown-key',
      file,
      line: 'range: {⟪min⟫: 1, max: 9}',
      message: '“min” and “max” are not known settings here.',
      help: 'Known: from, to.',
    },
    {
      when: 'bands leave a hole in an own range',
      edits: withScore(
        'questions: [window]\nrange: {from: 0, to: 3}\nbands: [{from: 0, to: 1, label: Low}, {from: 3, to: 3, label: High}]',
      ),
      code: 'content/range',
      file,
      line: 'bands: [{from: 0, to: 1, label: Low}, {from: ⟪3⟫, to: 3, label: High}]',
      message: '2 is in no band.',
      help: 'Let the band 3 to 3 begin at 2, or the band 0 to 1 end at 2.',
    },
    {
      when: 'bands leave a hole between decimals',
      edits: withScore(
        'questions: [window]\ndecimals: 1\nrange: {from: 0, to: 3}\nbands: [{from: 0, to: 1.4, label: Low}, {from: 1.6, to: 3, label: High}]',
      ),
      code: 'content/range',
      file,
      line: 'bands: [{from: 0, to: 1.4, label: Low}, {from: ⟪1.6⟫, to: 3, label: High}]',
      message: '1.5 is in no band.',
      help: 'Let the band 1.6 to 3 begin at 1.5, or the band 0 to 1.4 end at 1.5.',
    },
    {
      when: 'a band ends between two values of the score',
      edits: withScore(
        'questions: [window]\nrange: {from: 0, to: 3}\nbands: [{from: 0, to: 1.5, label: Low}, {from: 3, to: 3, label: High}]',
      ),
      code: 'content/range',
      file,
      line: 'bands: [{from: 0, to: ⟪1.5⟫, label: Low}, {from: 3, to: 3, label: High}]',
      message: '1.5 has more decimals than the score (0).',
      help: 'Give the score more decimals, or round the number.',
    },
    {
      when: 'bands do not reach the end of a computed range',
      edits: withScore('questions: [window]\nrange: computed\nbands: [{from: 0, to: 2, label: All}]'),
      code: 'content/range',
      file,
      line: 'bands: [{from: 0, to: ⟪2⟫, label: All}]',
      message: '3 is in no band.',
      help: 'Let the band 0 to 2 end at 3.',
    },
    {
      when: 'a range has no value',
      edits: withScore('questions: [window]\nrange:'),
      code: 'content/type',
      file,
      line: '⟪range⟫:',
      message: '“range” has no value.',
      help: 'Write text or a group of settings after it, or remove the line if it is not needed.',
    },
    {
      when: 'a range is a list',
      edits: withScore('questions: [window]\nrange: [0, 27]'),
      code: 'content/type',
      file,
      line: 'range: ⟪[0, 27]⟫',
      message: 'Expected text or a group of settings, but this is a list.',
      help: 'Write each setting as “name: value” on a line of its own, indented by two spaces.',
    },
    {
      when: 'a range is backwards',
      edits: withScore('questions: [window]\nrange: {from: 27, to: 0}'),
      code: 'content/range',
      file,
      line: 'range: {from: 27, to: ⟪0⟫}',
      message: 'This range ends (0) before it begins (27).',
      help: 'Swap the two numbers.',
    },
    {
      when: 'a range ends between two values of the score',
      edits: withScore('questions: [window]\nrange: {from: 0, to: 2.5}'),
      code: 'content/range',
      file,
      line: 'range: {from: 0, to: ⟪2.5⟫}',
      message: '2.5 has more decimals than the score (0).',
      help: 'Give the score more decimals, or round the number.',
    },
    {
      when: 'a computed range has one value',
      edits: withScore('questions: [window]\nrange: computed', {
        [light]: (text) =>
          replacing(
            '{id: north, label: North}',
            '{id: north, label: North, points: 3}',
          )(text).replace('{id: south, label: South}', '{id: south, label: South, points: 3}'),
      }),
      severity: 'warning',
      code: 'content/single-value',
      file,
      line: 'range: ⟪computed⟫',
      message: 'All answers lead score “mood” to 3.',
      help: 'Change the points, so that they differ from answer to answer, or write the range: {from: 0, to: 10}.',
    },
    {
      when: 'no answers lead to a band',
      edits: withScore(
        'questions: [window]\nrange: {from: 0, to: 9}\nbands: [{from: 0, to: 3, label: Low}, {from: 4, to: 9, label: High}]',
      ),
      severity: 'warning',
      code: 'content/unreachable-band',
      file,
      line: 'bands: [{from: 0, to: 3, label: Low}, ⟪{from: 4, to: 9, label: High}⟫]',
      message: 'No answers lead score “mood” to “High”, from 4 to 9.',
      help: 'Change the band or the points, or remove the band.',
    },
    {
      when: 'the base of a mirrored score is beyond a band',
      edits: { [file]: replacing('base: 40', 'base: 90') },
      severity: 'warning',
      code: 'content/unreachable-band',
      file,
      line: '- id: ⟪thirst⟫',
      message: 'No answers lead score “thirst” to “Low”, from 0 to 49.',
      help: 'Change the base or the points.',
    },
    {
      when: 'a clause about a score ends with a full stop',
      edits: withScore(
        'questions: [window]\nrange: {from: 0, to: 9}\nbands: [{from: 0, to: 9, label: Low, phrase: you feel low.}]',
      ),
      severity: 'warning',
      code: 'content/clause-end',
      file,
      line: 'bands: [{from: 0, to: 9, label: Low, phrase: ⟪you feel low.⟫}]',
      message: 'This clause ends with “.”, and the sentence that it becomes a part of has an end of its own.',
      help: 'Remove the “.”.',
    },
    {
      when: 'a clause about a mirrored score ends with a full stop',
      edits: {
        [file]: replacing(
          'help: How well watered it seems.',
          'help: How well watered it seems.\n      phrases: {warning: it is dry!, success: it is well watered}',
        ),
      },
      severity: 'warning',
      code: 'content/clause-end',
      file,
      line: 'phrases: {warning: ⟪it is dry!⟫, success: it is well watered}',
      message: 'This clause ends with “!”, and the sentence that it becomes a part of has an end of its own.',
      help: 'Remove the “!”.',
    },
    {
      when: 'a mirrored score has a range of its own',
      edits: { [file]: replacing('    base: 40', '    range: {from: 0, to: 27}\n    base: 20') },
      code: 'content/mirrored-score',
      file,
      line: '⟪range⟫: {from: 0, to: 27}',
      message:
        'A mirrored score cannot have “range”: it adds up points, goes from 0 to 100 and uses the bands of mirrored scores.',
      help: 'Remove range, or remove mirror.',
    },
    {
      when: 'a mirrored score has a help of its own',
      edits: { [file]: replacing('    base: 40', '    help: How dry it is.\n    base: 40') },
      code: 'content/mirrored-score',
      file,
      line: '⟪help⟫: How dry it is.',
      message: 'A mirrored score cannot have “help” of its own: people read the one under mirror.',
      help: 'Remove help, or remove mirror.',
    },
    {
      when: 'a base is outside of the range',
      edits: withScore('questions: [window]\nbase: -1'),
      code: 'content/number',
      file,
      line: 'base: ⟪-1⟫',
      message: 'Score “mood” starts at -1, outside of its range.',
      help: 'Write a number from 0 to 100.',
    },
  ])
})

describe('what a score reads', () => {
  testEachMistake([
    {
      when: 'a named question has no points',
      edits: withScore('questions: [window, water]'),
      code: 'content/no-points',
      file,
      line: 'questions: [window, ⟪water⟫]',
      message: 'Score “mood” names question “water”, but no option of it has points.',
      help: 'Add `points: …` to its options, or a rule to the score.',
    },
    {
      when: 'a named question is answered with a number',
      edits: withScore('questions: [window, age]', {
        [light]: (text) =>
          replacing(
            '  - id: water\n',
            '  - {id: age, choice: number, title: How old is it?, min: 0, max: 90}\n  - id: water\n',
          )(replacing('{id: north, label: North}', '{id: north, label: North, points: 3}')(text)),
      }),
      code: 'content/no-points',
      file,
      line: 'questions: [window, ⟪age⟫]',
      message: 'Score “mood” names question “age”, which has no options that give points.',
      help: 'Remove it, and add rules to the score that read the answer by its range: `{question: age, from: …, points: …}`.',
    },
    {
      when: 'a section has no points',
      edits: withScore('section: pests'),
      code: 'content/no-points',
      file,
      line: 'section: ⟪pests⟫',
      message: 'Score “mood” reads no answer: no option has points for it.',
      help: 'Add `points: …` to its options, or a rule to the score.',
    },
    {
      when: 'a score reads nothing at all',
      edits: withScore('preview: true', { [light]: (text) => text }),
      code: 'content/no-points',
      file,
      line: '- id: ⟪mood⟫',
      message: 'Score “mood” reads no answer: no option has points for it.',
      help: 'Add `points: …` to its options, or a rule to the score.',
    },
    {
      when: 'a score has rules and names no questions, and no other score reads the points of an option',
      edits: withScore('rules: [{question: water, answer: never, points: 1}]'),
      code: 'content/unread-points',
      file,
      line: '⟪rules⟫:',
      message:
        'Score “thirst” has rules and names no questions, so its points come from its rules alone. No score reads the points of the options of question “window”.',
      help: 'Name the questions as well: `section: …` or `questions: […]`. The rules then count beside the points of their options.',
    },
    {
      when: 'an option gives points to an unknown score',
      edits: withScore('questions: [window]', {
        [light]: replacing('{id: north, label: North}', '{id: north, label: North, points: {mood: 3, moood: 1}}'),
      }),
      code: 'content/unknown-score',
      file: light,
      line: '- {id: north, label: North, points: {mood: 3, ⟪moood⟫: 1}}',
      message: 'There is no score “moood”.',
      help: 'Did you mean “mood”? Known: thirst, plague, mood.',
    },
    {
      when: 'a score names an unknown section',
      edits: withScore('section: lihgt'),
      code: 'content/unknown-section',
      file,
      line: 'section: ⟪lihgt⟫',
      message: 'There is no section “lihgt”.',
      help: 'Did you mean “light”? Known: light, pests.',
    },
    {
      when: 'a score needs more answers than it reads',
      edits: withScore('questions: [window]\nmin_answers: 2'),
      code: 'content/number',
      file,
      line: 'min_answers: ⟪2⟫',
      message: 'Score “mood” needs 2 answers, but reads 1 question.',
      help: 'Set min_answers to 1 or less.',
    },
    {
      when: 'key answers are needed without key questions',
      edits: withScore('questions: [window]\nmin_key_answers: 1'),
      code: 'content/number',
      file,
      line: 'min_key_answers: ⟪1⟫',
      message: 'Score “mood” needs answers to key questions, but has none.',
      help: 'Add key_questions, or use min_answers.',
    },
  ])
})

describe('what the content demands of rules', () => {
  testEachMistake([
    {
      when: 'the content demands a reason',
      edits: { [file]: replacing(', because: You never water it.}', '}') },
      code: 'content/required',
      file,
      line: '- ⟪{question: water, answer: never, points: 50, evidence: observed}⟫',
      message: 'This rule of score “thirst” on question “water” has no “because”, which this content demands.',
      help: 'Add `because: …`, or remove it from demand.',
    },
    {
      when: 'the content demands a reason and a rating',
      edits: {
        [file]: (text) =>
          text
            .replace(/^demand:.*\n/m, 'demand: [because, evidence]\n')
            .replace(', evidence: observed, because: You never water it.}', '}'),
      },
      code: 'content/required',
      file,
      line: '- ⟪{question: water, answer: never, points: 50}⟫',
      message:
        'This rule of score “thirst” on question “water” has no “because” and “evidence”, which this content demands.',
      help: 'Add `because: …` and `evidence: …`, or remove them from demand.',
    },
    {
      when: 'the content demands reasons, and an option has points',
      edits: { [light]: replacing('{id: north, label: North}', '{id: north, label: North, points: 3}') },
      code: 'content/required',
      file: light,
      line: '- {id: north, label: North, ⟪points⟫: 3}',
      message: 'Points on an option cannot have “because” and “evidence”, which this content demands.',
      help: 'Give the points in a rule of the score instead, or remove demand.',
    },
    {
      when: 'the content demands reasons, and the number of a scale is its points',
      edits: {
        [light]: replacing(
          '  - id: water\n',
          '  - {id: green, choice: scale, title: How green?, from: 0, to: 10, labels: {from: Brown, to: Green}}\n  - id: water\n',
        ),
        [file]: (text: string) => `${text}  - id: mood\n    label: Mood\n    questions: [green]\n`,
      },
      code: 'content/required',
      file,
      line: '- id: ⟪mood⟫',
      message:
        'The numbers of question “green” are points of score “mood”, and cannot have “because” and “evidence”, which this content demands.',
      help: 'Give the points in rules of the score instead, or remove demand.',
    },
  ])
})
