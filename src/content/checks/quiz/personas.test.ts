import { describe, expect, it } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { virtualModuleIds, virtualModuleSource } from '#content/slices/module-source.ts'
import { copyContent, replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

const personas = (...answers: readonly string[]): string =>
  [
    '# yaml-language-server: $schema=../schemas/personas.schema.json',
    'personas:',
    '  - id: ida',
    '    name: Ida',
    '    answers:',
    ...answers.map((answer) => `      - ${answer}`),
    '',
  ].join('\n')

const file = 'personas.yaml'
const code = 'content/persona-answer'

describe('a persona', () => {
  it('may leave out questions, prefer not to say, and write texts', async () => {
    const folder = await copyContent(
      { [file]: personas('{question: keeper, options: [not_said]}', '{question: story, text: From a friend.}') },
      { over: 'src/testing/content' },
    )
    expect((await compileCopy(folder)).problems).toEqual([])
  })

  it('is no part of the content version, and of nothing that visitors load', async () => {
    const folder = await copyContent({ [file]: replacing('name: Amara', 'name: Somebody else') })
    const [before, after] = [await compileCopy('content'), await compileCopy(folder)]
    if (!before.content || !after.content) throw new Error('The content has a mistake')
    expect(after.content.personas?.personas[0]?.name).toBe('Somebody else')
    expect(contentVersion(after.content)).toBe(contentVersion(before.content))
    const visitors = virtualModuleIds.filter((id) => !id.endsWith('/all'))
    const sources = ({ content }: typeof after) =>
      content ? visitors.map((id) => virtualModuleSource(id, { content, version: 'v' }, 'used')) : []
    expect(sources(after)).toEqual(sources(before))
    expect(sources(after).join('')).not.toContain('Somebody else')
  })

  testEachMistake([
    {
      when: 'a persona answers a question that is not there',
      edits: { [file]: personas('{question: windw, options: [north]}') },
      code: 'content/unknown-question',
      file,
      line: '- {question: ⟪windw⟫, options: [north]}',
      message: 'There is no question “windw”.',
      help: 'Did you mean “window”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'a persona chooses an option that is not there',
      edits: { [file]: personas('{question: water, options: [sunday, nevr]}') },
      code: 'content/unknown-option',
      file,
      line: '- {question: water, options: [sunday, ⟪nevr⟫]}',
      message: 'Question “water” has no option “nevr”.',
      help: 'Did you mean “never”? Options: sunday, when_dry, never.',
    },
    {
      when: 'a persona chooses two options of a question that takes one',
      edits: { [file]: personas('{question: window, options: [north, south]}') },
      code,
      file,
      line: '- {question: window, options: ⟪[north, south]⟫}',
      message: 'Question “window” takes one option.',
      help: 'Keep one of the options.',
    },
    {
      when: 'a persona chooses an exclusive option beside others',
      edits: { [file]: personas('{question: water, options: [sunday, never]}') },
      code,
      file,
      line: '- {question: water, options: ⟪[sunday, never]⟫}',
      message: 'One of the chosen options of question “water” cannot be chosen together with others.',
      help: 'Keep this option, or the others.',
    },
    {
      when: 'a persona writes a text where a question has options only',
      edits: { [file]: personas('{question: window, text: North}') },
      code,
      file,
      line: '- {question: window, text: ⟪North⟫}',
      message: 'Question “window” takes another kind of answer.',
      help: 'Use `options` for a question with options, `text` for a text or number.',
    },
    {
      when: 'a persona writes a text beside an option without a text field',
      edits: { [file]: personas('{question: window, options: [north], text: West}') },
      code,
      file,
      line: '- {question: window, options: [north], text: ⟪West⟫}',
      message: 'No chosen option of question “window” has a text field.',
      help: 'Remove `text`.',
    },
    {
      when: 'a persona answers a question twice',
      edits: {
        [file]: personas('{question: window, options: [north]}', '{question: window, options: [south]}'),
      },
      code,
      file,
      line: '- {question: ⟪window⟫, options: [south]}',
      message: 'This persona answers question “window” twice.',
      help: 'Keep one of the two answers.',
    },
    {
      when: 'a persona writes more than a question takes',
      edits: { [file]: personas(`{question: keeper, text: ${'x'.repeat(31)}}`) },
      code,
      file,
      line: `- {question: keeper, text: ⟪${'x'.repeat(31)}⟫}`,
      message: 'The answer to question “keeper” is longer than its limit.',
      help: 'Shorten it.',
    },
  ])
})
