/** Mistakes that people make when they edit files by hand. Each is reported as one problem, where it was made, with what to do. */
import { readFile } from 'node:fs/promises'
import { describe } from 'vitest'
import { replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

const light = 'quiz/sections/light.yaml'
const pests = 'quiz/sections/pests.yaml'
const section = await readFile(`src/testing/content/${pests}`, 'utf8')
const scores = await readFile('src/testing/content/analysis/scores.yaml', 'utf8')
const [schemaLine = ''] = section.split('\n')

describe('files', () => {
  testEachMistake([
    {
      when: 'a section has another ending',
      edits: { [pests]: null, 'quiz/sections/pests.yml': section },
      code: 'content/unknown-file',
      file: 'quiz/sections/pests.yml',
      line: `⟪${schemaLine.slice(0, 1)}⟫${schemaLine.slice(1)}`,
      message: 'No part of the site reads this file.',
      help: 'Did you mean content/quiz/sections/pests.yaml?',
    },
    {
      when: 'a section is in the wrong folder, and so is the name of a picture',
      edits: {
        [pests]: null,
        'quiz/pests.yaml': section.replace('title: Which ones?', 'title: Which ones?\n    image: groups/bugs.svg'),
        'media/groups/bugs.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      },
      code: 'content/unknown-file',
      file: 'quiz/pests.yaml',
      line: `⟪${schemaLine.slice(0, 1)}⟫${schemaLine.slice(1)}`,
      message: 'No part of the site reads this file.',
      help: 'Did you mean content/quiz/sections/pests.yaml?',
    },
    {
      when: 'a file has another name, and its ids were published',
      edits: {
        'analysis/scores.yaml': null,
        'analysis/score.yaml': scores,
        'history/ids.yaml':
          '# yaml-language-server: $schema=../../schemas/history.schema.json\npublished:\n  - {on: 2026-01-02, what: score, id: thirst, label: Thirst}\n',
      },
      code: 'content/unknown-file',
      file: 'analysis/score.yaml',
      line: '⟪#⟫ yaml-language-server: $schema=../../schemas/scores.schema.json',
      message: 'No part of the site reads this file.',
      help: 'Did you mean content/analysis/scores.yaml?',
    },
  ])
})

describe('ids', () => {
  testEachMistake([
    {
      when: 'a score has the id of another one, and rules name it by its own',
      edits: {
        'analysis/scores.yaml': replacing('- id: thirst', '- id: plague'),
      },
      code: 'content/duplicate-id',
      file: 'analysis/scores.yaml',
      line: '- id: ⟪plague⟫',
      message: 'Id “plague” is used twice. First use: content/analysis/scores.yaml:11.',
      help: 'Give one of the two another id.',
    },
  ])
})

describe('columns, dashes and lists', () => {
  testEachMistake([
    {
      when: 'a part of the file is indented below another one',
      edits: {
        'analysis/profile.yaml': (text) =>
          text.replace(/^goals:\n(?: .*\n)+/m, (part) => part.replaceAll(/^(?=.)/gm, '  ')),
      },
      code: 'content/unknown-key',
      file: 'analysis/profile.yaml',
      line: '⟪goals⟫:',
      message: '“goals” is not a known setting here.',
      help: 'It belongs to the whole file: begin its line in the first column.',
    },
    {
      when: 'the steps are an empty list',
      edits: { 'quiz/quiz.yaml': (text) => text.replace(/^steps:\n[^]*$/m, 'steps: []\n') },
      code: 'content/length',
      file: 'quiz/quiz.yaml',
      line: 'steps: ⟪[]⟫',
      message: '“steps” has 0 entries.',
      help: 'It needs 1 or more.',
    },
    {
      when: 'a dash has no space after it',
      edits: { [light]: replacing('- {id: south', '-{id: south') },
      code: 'content/yaml',
      file: light,
      line: '⟪-⟫{id: south, label: South}',
      message: 'This line is not valid YAML: the dash of a list needs a space after it.',
      help: 'Type a space after the dash.',
    },
    {
      when: 'an entry of a list has no dash',
      edits: { [light]: replacing('- {id: south', '{id: south') },
      code: 'content/yaml',
      file: light,
      line: '⟪{⟫id: south, label: South}',
      message: 'This line is not valid YAML: an entry of a list needs a dash.',
      help: 'Begin it with “- ”.',
    },
    {
      when: 'a condition is a list of lines',
      edits: {
        'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: [{issue: thirsty}]'),
      },
      code: 'content/type',
      file: 'analysis/routines.yaml',
      line: 'when: ⟪[{issue: thirsty}]⟫',
      message: 'Expected a group of settings, but this is a list.',
      help: 'Write `all:` or `any:` or `none:` on a line above the list, and indent the list below it.',
    },
  ])
})

describe('values', () => {
  testEachMistake([
    {
      when: 'a text with a colon has typographic quotes',
      edits: { [light]: replacing('title: When do you water it?', 'title: “Water: when?”') },
      code: 'content/foreign-character',
      file: light,
      line: 'title: ⟪“⟫Water: when?”',
      message: '“ is not a quote of YAML: it was pasted from another program.',
      help: 'Type " at the beginning and at the end of the text.',
    },
    {
      when: 'a number has a separator',
      edits: {
        'settings/constants.yaml': (text) => text.replace(/analysing_delay_ms: \d+/, 'analysing_delay_ms: 5,000'),
      },
      code: 'content/type',
      file: 'settings/constants.yaml',
      line: 'analysing_delay_ms: ⟪5,000⟫',
      message: 'Expected a whole number, but this is text (“5,000”).',
      help: 'Write it without separators: 5000.',
    },
    {
      when: 'decimals have a comma',
      edits: { 'products/catalogue.yaml': (text) => text.replace(/price: [\d.]+/, 'price: 9,9') },
      code: 'content/type',
      file: 'products/catalogue.yaml',
      line: 'price: ⟪9,9⟫',
      message: 'Expected a number, but this is text (“9,9”).',
      help: 'Write decimals with a point: 9.9.',
    },
    {
      when: 'one of several words is true',
      edits: { [pests]: replacing('sensitive: personal', 'sensitive: true') },
      code: 'content/enum',
      file: pests,
      line: 'sensitive: ⟪true⟫',
      message: '“true” is not one of the allowed values.',
      help: 'Allowed: health, ethnicity, location, personal.',
    },
    {
      when: 'a range is a text, and a condition compares the score',
      edits: {
        'analysis/scores.yaml': (text) =>
          `${text.replace('demand: [because, evidence]\n', '')}  - id: mood\n    label: Mood\n    range: 0-9\n    rules: [{question: water, answer: never, points: 1}]\n`,
        'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {score: mood, at_least: 5}'),
      },
      code: 'content/enum',
      file: 'analysis/scores.yaml',
      line: 'range: ⟪0-9⟫',
      message: '“0-9” is not one of the allowed values.',
      help: 'Allowed: computed. Or write a group of settings.',
    },
    {
      when: 'an address of a mail is none',
      edits: {
        'settings/site.yaml': (text) => text.replace(/^contact_email: .*$/m, 'contact_email: hello at a.example'),
      },
      code: 'content/pattern',
      file: 'settings/site.yaml',
      line: 'contact_email: ⟪hello at a.example⟫',
      message:
        '“hello at a.example” does not have the right form (the email address in the footer and in texts, as {contact_email}).',
      help: 'Write it like this: hello@example.org.',
    },
    {
      when: 'a placeholder has two braces',
      edits: { [light]: replacing('title: When do you water it?', 'title: "When does {{site}} ask?"') },
      code: 'content/stray-brace',
      severity: 'warning',
      file: light,
      line: 'title: "When does ⟪{⟫{site}} ask?"',
      message: 'This { belongs to no placeholder, so visitors read it.',
      help: 'A placeholder has one brace on each side: {site}. Leave it if visitors are meant to read it.',
    },
    {
      when: 'a placeholder is not closed',
      edits: { [light]: replacing('title: When do you water it?', 'title: "When does {site ask?"') },
      code: 'content/stray-brace',
      severity: 'warning',
      file: light,
      line: 'title: "When does ⟪{⟫site ask?"',
      message: 'This { belongs to no placeholder, so visitors read it.',
      help: 'A placeholder has one brace on each side: {site}. Leave it if visitors are meant to read it.',
    },
  ])
})
