import { describe } from 'vitest'
import { replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/mistakes.ts'

describe('pasted text', () => {
  const file = 'quiz/sections/pests.yaml'
  const code = 'content/wrong-letter'
  testEachMistake([
    {
      when: 'an id that rules refer to has a letter of another alphabet',
      edits: { [file]: replacing('id: seen_some', 'id: sеen_some') },
      code,
      file,
      line: '- {id: ⟪sеen_some⟫, label: "Yes"}',
      message: 'The “е” in “sеen_some” is a letter of another alphabet (U+0435), which only looks like “e”.',
      help: 'Write it again by hand: seen_some.',
    },
    {
      when: 'a rule has a letter of another alphabet',
      edits: { [file]: replacing('is: [seen_some]', 'is: [sеen_some]') },
      code,
      file,
      line: 'when: {question: seen, is: [⟪sеen_some⟫]}',
      message: 'The “е” in “sеen_some” is a letter of another alphabet (U+0435), which only looks like “e”.',
      help: 'Write it again by hand: seen_some.',
    },
    {
      when: 'an id has a letter without a width',
      edits: { [file]: replacing('id: seen_some', 'id: seen\u200b_some') },
      code,
      file,
      line: '- {id: ⟪seen\u200b_some⟫, label: "Yes"}',
      message: '“seen_some” has a character in it that cannot be seen (U+200B).',
      help: 'Write it again by hand: seen_some.',
    },
    {
      when: 'a reference has curly quotes',
      edits: { [file]: replacing('{question: seen,', '{question: “seen”,') },
      code,
      file,
      line: 'when: {question: ⟪“seen”⟫, is: [seen_some]}',
      message: 'The quotes around seen are part of the text: only straight quotes (") are quotes in YAML.',
      help: 'Write it again by hand: seen.',
    },
    {
      when: 'a keyword has curly quotes',
      edits: { 'analysis/scores.yaml': replacing('evidence: observed', 'evidence: “observed”') },
      code,
      file: 'analysis/scores.yaml',
      line: '- {question: water, answer: never, points: 50, evidence: ⟪“observed”⟫, because: You never water it.}',
      message: 'The quotes around observed are part of the text: only straight quotes (") are quotes in YAML.',
      help: 'Write it again by hand: observed.',
    },
    {
      when: 'the name of a setting has a letter of another alphabet',
      edits: { [file]: replacing('title: Visitors', 'tіtle: Visitors') },
      code,
      file,
      line: '⟪tіtle⟫: Visitors',
      message: 'The “і” in “tіtle” is a letter of another alphabet (U+0456), which only looks like “i”.',
      help: 'Write it again by hand: title.',
    },
    {
      when: 'a text has a character that nobody sees',
      edits: { [file]: replacing('label: Aphids', 'label: Aph\u200bids') },
      severity: 'warning',
      code: 'content/hidden-character',
      file,
      line: '- {id: aphids, label: ⟪Aph\u200bids⟫}',
      message: 'This text has a character in it that cannot be seen (U+200B), after “Aph”.',
      help: 'Remove it: write the word again by hand.',
    },
    {
      when: 'a text has half a character, which no visitor could send back',
      edits: { [file]: replacing('label: Aphids', String.raw`label: "Aph\uD83Dids"`) },
      code: 'content/unstorable-text',
      file,
      line: String.raw`- {id: aphids, label: ⟪"Aph\uD83Dids"⟫}`,
      message: 'This text has a character in it that cannot be stored (U+D83D), after “Aph”.',
      help: 'Remove it: write the word again by hand.',
    },
    {
      when: 'a text has a NUL character',
      edits: { [file]: replacing('label: Aphids', String.raw`label: "Aph\0ids"`) },
      code: 'content/unstorable-text',
      file,
      line: String.raw`- {id: aphids, label: ⟪"Aph\0ids"⟫}`,
      message: 'This text has a character in it that cannot be stored (U+0000), after “Aph”.',
      help: 'Remove it: write the word again by hand.',
    },
    {
      when: 'a text has only spaces',
      edits: { [file]: replacing('label: Aphids', 'label: "  "') },
      code: 'content/blank-text',
      file,
      line: '- {id: aphids, label: ⟪"  "⟫}',
      message: 'This text has nothing in it that can be seen.',
      help: 'Write a text, or remove the line if it is not needed.',
    },
    {
      when: 'a text has only a character that nobody sees',
      edits: { [file]: replacing('label: Aphids', 'label: "\u200b"') },
      code: 'content/blank-text',
      file,
      line: '- {id: aphids, label: ⟪"\u200b"⟫}',
      message: 'This text has nothing in it that can be seen.',
      help: 'Write a text, or remove the line if it is not needed.',
    },
    {
      when: 'a text is cut off by #',
      edits: { [file]: replacing('title: Which ones?', 'title: Which of the #1 pests') },
      severity: 'warning',
      code: 'content/cut-text',
      file,
      line: 'title: Which of the ⟪#1 pests⟫',
      message: 'The text ends before “#”: “#1 pests” is a comment, which visitors do not read.',
      help: 'Put quotes around the whole text, or two spaces before # if it is a comment.',
    },
    {
      when: 'a list entry begins with a space of another program',
      edits: { [file]: replacing('- {id: aphids', '-\u00a0{id: aphids') },
      code: 'content/foreign-character',
      file,
      line: '-⟪\u00a0⟫{id: aphids, label: Aphids}',
      message: 'This is not the usual space: it was pasted from another program, and YAML does not read it as a space.',
      help: 'Remove it, and type a space.',
    },
    {
      when: 'a list entry begins with a long dash',
      edits: { [file]: replacing('- {id: mites', '– {id: mites') },
      code: 'content/foreign-character',
      file,
      line: '⟪–⟫ {id: mites, label: Mites}',
      message: '“–” is not the dash of a list: it was pasted from another program.',
      help: 'Type a “-” and a space.',
    },
    {
      when: 'a long dash follows the dash of a list',
      edits: { [file]: replacing('  - id: which\n', '  - — id: which\n') },
      code: 'content/foreign-character',
      file,
      line: '- ⟪—⟫ id: which',
      message: '“—” is not the dash of a list: it was pasted from another program.',
      help: 'Remove it.',
    },
    {
      when: 'two versions were not merged',
      edits: {
        [file]: replacing('title: Visitors\n', '<<<<<<< HEAD\ntitle: Visitors\n=======\ntitle: Pests\n>>>>>>> other\n'),
      },
      code: 'content/conflict-marker',
      file,
      line: '⟪<<<<<<< HEAD⟫',
      message:
        'Two versions of this file were not merged: both are here, with the lines <<<<<<<, ======= and >>>>>>> around them.',
      help: 'Keep one version of each part, and remove the three lines.',
    },
  ])
})

describe('values', () => {
  const site = 'settings/site.yaml'
  const constants = 'settings/constants.yaml'
  const range = (name: string, written: string, value: number, message: string, help: string) => ({
    when: `${name} is ${value}`,
    edits: { [constants]: replacing(written, `${name}: ${value}`) },
    file: constants,
    line: `${name}: ⟪${value}⟫`,
    message,
    help,
  })
  testEachMistake([
    {
      when: 'a description is too short',
      edits: { [site]: (text) => text.replace(/description: .*/, 'description: A quiz about hair.') },
      code: 'content/length',
      file: site,
      line: 'description: ⟪A quiz about hair.⟫',
      message: '“description” has 18 characters.',
      help: 'Write at least 50 characters.',
    },
    {
      when: 'there is no such day',
      edits: { 'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{id: leaf, on: 2026-02-30}]') },
      code: 'content/format',
      file: 'settings/retired-ids.yaml',
      line: 'retired: [{id: leaf, on: ⟪2026-02-30⟫}]',
      message: 'There is no day 2026-02-30.',
      help: 'Write year, month and day: 2026-02-28.',
    },
    {
      when: 'there is no such time zone',
      edits: { [site]: replacing('time_zone: Europe/London', 'time_zone: Europe/Londn') },
      code: 'content/format',
      file: site,
      line: 'time_zone: ⟪Europe/Londn⟫',
      message: '“Europe/Londn” is not a time zone.',
      help: 'Did you mean “Europe/London”?',
    },
    {
      when: 'there is no such currency',
      edits: { [site]: replacing('currency: GBP', 'currency: PDS') },
      code: 'content/format',
      file: site,
      line: 'currency: ⟪PDS⟫',
      message: '“PDS” is not the code of a currency.',
      help: 'Write one like these: GBP, EUR, USD.',
    },
    {
      when: 'there is no such language',
      edits: { [site]: replacing('locale: en-GB', 'locale: xx-QQ') },
      code: 'content/format',
      file: site,
      line: 'locale: ⟪xx-QQ⟫',
      message: '“xx-QQ” is not a language and country.',
      help: 'Write the codes of both: en-GB, fr-FR, de-AT.',
    },
    {
      ...range('reset_link_minutes', 'reset_link_minutes: 10', 0, '0 is too small.', 'Write 5 or more.'),
      code: 'content/number',
    },
    {
      ...range(
        'password_min',
        'password_min: 8',
        64,
        'password_min is 64, more than password_max, which is 60.',
        'Set password_min to at most 60, or password_max to at least 64.',
      ),
      edits: {
        [constants]: (text) =>
          replacing('password_max: 128', 'password_max: 60')(replacing('password_min: 8', 'password_min: 64')(text)),
      },
      code: 'content/range',
    },
    {
      ...range(
        'interval_ms',
        'interval_ms: 3000            # 0 switches the movement off',
        3,
        '3 is too small: nobody can read a slide in 3 milliseconds.',
        'Write 1000 or more, or 0 to switch the movement off.',
      ),
      code: 'content/number',
    },
  ])
})
