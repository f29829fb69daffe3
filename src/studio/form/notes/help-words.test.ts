import { expect, test } from 'vitest'
import { readSchemas } from '#testing/read-schemas.ts'
import { firstSentence, helpWords } from './help-words.ts'

const words = (text: string) => helpWords(readSchemas(), text, new Map([['why', 'Why we ask']]))

test.each([
  ['It must have `why` and `no_answer: true`.', 'It must have “Why we ask” and “Prefer not to say”.'],
  ['`true` shows it.', '“Yes” shows it.'],
  ['See settings/consent.yaml.', 'See “Consents”.'],
  ['Sentences, instead of a list in analysis/profile.yaml.', 'Sentences.'],
  [
    'The section that is shown: the id of a file in quiz/sections. One step has it.',
    'The section that is shown. One step has it.',
  ],
  ['`null` when there is none.', '“None” when there is none.'],
  [
    '{max} is the limit, password_max in settings/constants.yaml.',
    '{max} is the limit, “Longest password” in “Constants”.',
  ],
  [
    'Hidden when carousel.interval_ms in settings/constants.yaml is 0.',
    'Hidden when “Time per slide” in “Constants” is 0.',
  ],
  [
    'What it says is `login`, `session` and `fields` in settings/messages.yaml.',
    'What it says is “Logging in”, “Login status” and “Form fields” in “Messages”.',
  ],
  ['Its messages are `email_capture` in settings/messages.yaml.', 'Its messages are “Updates sign-up” in “Messages”.'],
  ['See no_such_name in settings/constants.yaml.', 'See no_such_name in “Constants”.'],
  ['The picture of the card: a path below content/media. Small.', 'The picture of the card. Small.'],
  ['Path of the main picture below content/media, for example art/hero.svg.', 'The main picture.'],
  ['Path of the drawing along the top, below content/media. It is small.', 'The drawing along the top. It is small.'],
  ['A square: an SVG below content/media.', 'A square: an SVG.'],
  ['The file of the picture, below content/media.', 'The file of the picture.'],
  ['A file below content/media, shown with the step.', 'A file, shown with the step.'],
  ['Shown instead of the camera.', 'Shown instead of the camera.'],
  ['Use `high_is_good`.', 'Use “High is good”.'],
  [
    'With `correct` options, `show_answers` lists them.',
    'With “Right answer” options, “Show right answers” lists them.',
  ],
  ['One of `number` and `scale`.', 'One of “Number” and “Scale”.'],
])('%j without names of settings and files', (text, shown) => {
  expect(words(text)).toBe(shown)
})

test('no help of a setting names another one as the files do, and the files that it names have the setting', () => {
  const schemas = readSchemas()
  const texts: string[] = []
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('description' in node && typeof node.description === 'string') texts.push(helpWords(schemas, node.description))
    Object.values(node).forEach(collect)
  }
  schemas.forEach(collect)
  // The reasons why a camera fails are technical values, and stay as they are written.
  const named = texts
    .filter((text) => !text.startsWith('The reason as the program knows it'))
    .flatMap((text) =>
      // Leaves out placeholders, file names and settings of the server.
      (
        text.replaceAll(/\{[^}]*\}|[\w/*-]+\.(?:ya?ml|json|log|svg)/g, '').match(/\b[a-z]+(?:[._][a-z]+)+\b/g) ?? []
      ).map((name) => `${name}: ${text}`),
    )
  expect(named).toEqual([])
})

test('the first sentence is the help, the rest opens', () => {
  expect(firstSentence('One thing. And another. "Third"')).toEqual(['One thing.', 'And another. "Third"'])
  expect(firstSentence('Only e.g. this one, such as 3.5')).toEqual(['Only e.g. this one, such as 3.5', ''])
})
