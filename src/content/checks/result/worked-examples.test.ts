import { describe, expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent, replacing, type Edits } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

const file = 'pages/text/light.yaml'
const code = 'content/worked-example'

/** A page with an example of the score `thirst` or another one. */
const example = (answers: string, score = 'thirst'): Edits => ({
  [file]: [
    '# yaml-language-server: $schema=../../../schemas/text-page.schema.json',
    'id: light',
    'route: /light',
    'heading: Light',
    'lead: On light.',
    'blocks:',
    '  - {id: one, heading: One, body: Light.}',
    'example:',
    '  heading: An example',
    '  text: "{score}, say."',
    `  score: ${score}`,
    `  answers: [${answers}]`,
    '',
  ].join('\n'),
  'settings/site.yaml': replacing(
    'meta:\n',
    'meta:\n  - {id: light, title: Light, description: How light reaches the leaves of a plant that stands in a room., listed: true}\n',
  ),
})

describe('a worked example', () => {
  it('may have any answers with points that are enough for a value', async () => {
    const folder = await copyContent(example('{question: water, options: [never]}'), { over: 'src/testing/content' })
    expect((await compileCopy(folder)).problems).toEqual([])
  })

  testEachMistake([
    {
      when: 'its score is not there',
      edits: example('{question: water, options: [never]}', 'thrist'),
      code: 'content/unknown-score',
      file,
      line: 'score: ⟪thrist⟫',
      message: 'There is no score “thrist”.',
      help: 'Did you mean “thirst”? Known: thirst, plague.',
    },
    {
      when: 'its question is not there',
      edits: example('{question: watr, options: [never]}'),
      code: 'content/unknown-question',
      file,
      line: 'answers: [{question: ⟪watr⟫, options: [never]}]',
      message: 'There is no question “watr”.',
      help: 'Did you mean “water”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'its answer is not there',
      edits: example('{question: water, options: [nevr]}'),
      code: 'content/unknown-option',
      file,
      line: 'answers: [{question: water, options: [⟪nevr⟫]}]',
      message: 'Question “water” has no option “nevr”.',
      help: 'Did you mean “never”? Options: sunday, when_dry, never.',
    },
    {
      when: 'no rule of the score reads the question',
      edits: example('{question: water, options: [never]}, {question: window, options: [north]}'),
      code,
      file,
      line: 'answers: [{question: water, options: [never]}, {question: window, options: ⟪[north]⟫}]',
      message: 'This answer to question “window” has no points for score “thirst”.',
      help: 'Questions with points for it: water.',
    },
    {
      when: 'no rule of the score reads the answer',
      edits: example('{question: water, options: [sunday]}'),
      code,
      file,
      line: 'answers: [{question: water, options: ⟪[sunday]⟫}]',
      message: 'This answer to question “water” has no points for score “thirst”.',
      help: 'Options with points for it: never, when_dry.',
    },
    {
      when: 'its question is not asked with the other answers',
      edits: example('{question: which, options: [mites]}', 'plague'),
      code,
      file,
      line: 'answers: [{question: ⟪which⟫, options: [mites]}]',
      message: 'Question “which” is not asked with these answers.',
      help: 'Add an answer that its condition needs, or remove this one.',
    },
    {
      when: 'its answers are too few for a value',
      edits: {
        ...example('{question: water, options: [never]}'),
        'analysis/scores.yaml': replacing(
          'key_questions: [water]\n    min_key_answers: 1',
          'key_questions: [water, window]\n    min_key_answers: 2',
        ),
      },
      code,
      file,
      line: '⟪answers⟫: [{question: water, options: [never]}]',
      message: 'Score “thirst” has no value with these answers alone.',
      help: 'Add an answer to window.',
    },
    {
      when: 'it chooses what cannot be chosen together',
      edits: example('{question: water, options: [never, when_dry]}'),
      code,
      file,
      line: 'answers: [{question: water, options: ⟪[never, when_dry]⟫}]',
      message: 'One of the chosen options of question “water” cannot be chosen together with others.',
      help: 'Keep this option, or the others.',
    },
    {
      when: 'it answers a question twice',
      edits: example('{question: water, options: [never]}, {question: water, options: [when_dry]}'),
      code,
      file,
      line: 'answers: [{question: water, options: [never]}, {question: ⟪water⟫, options: [when_dry]}]',
      message: 'This example answers question “water” twice.',
      help: 'Keep one of the two answers.',
    },
  ])
})
