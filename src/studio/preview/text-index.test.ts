import { describe, expect, test } from 'vitest'
import { readContentData } from '#testing/content-data.ts'
import { placeText, type Place } from '#editing/place.ts'
import type { PressedElement } from './messages.ts'
import { partsOfTarget } from './parts-of-target.ts'
import { fieldOf, indexTexts, type IndexedText } from './text-index.ts'

const data = readContentData('content')
const index = indexTexts(data)

const after = (place: Place, list: string): string | undefined => {
  const id = place.includes(list) ? place[place.indexOf(list) + 1] : undefined
  return typeof id === 'string' ? id : undefined
}

/** A pressed element as the page of a question reports it: with the ids around it, and the value of an option's input. */
const pressed = (place: Place, texts: readonly string[]): PressedElement => {
  const question = after(place, 'questions')
  return {
    texts,
    pictures: [],
    ids: question === undefined ? [] : [`${question}-title`, question],
    option: after(place, 'options') ?? null,
  }
}
const isText = ({ source }: IndexedText): boolean => !/\.(svg|png|webp|jpe?g)$/.test(source)
const addressOf = (found: Pick<IndexedText, 'file' | 'place'> | null): string =>
  found ? `${found.file} ${placeText(found.place)}` : 'nothing'

describe('a text of a question that is pressed', () => {
  const texts = index.filter((entry) => entry.file.startsWith('quiz/sections/') && isText(entry))

  test('leads to its own field, for every text of every section', () => {
    expect(texts.length).toBeGreaterThan(300)
    for (const entry of texts)
      for (const block of entry.blocks)
        expect(addressOf(fieldOf(index, pressed(entry.place, [block]), { beginnings: [entry.file], step: null }))).toBe(
          addressOf(entry),
        )
  })

  test('leads there also when the page adds something, or an element in the text was pressed', () => {
    const titles = texts.filter(({ place }) => place.at(-1) === 'title' && place.includes('questions'))
    expect(titles.length).toBeGreaterThan(30)
    for (const entry of titles)
      expect(addressOf(fieldOf(index, pressed(entry.place, ['(optional)', `${entry.blocks[0]} (optional)`])))).toBe(
        addressOf(entry),
      )
  })
})

test('the same text in two places is told apart by its page', () => {
  const files = new Map([
    ['pages/login.yaml', { heading: 'Welcome' }],
    ['pages/signup.yaml', { heading: 'Welcome' }],
  ])
  const find = (file: string) =>
    fieldOf(indexTexts(files), pressed([], ['Welcome']), { beginnings: [file], step: null })?.file
  expect([find('pages/login'), find('pages/signup')]).toEqual(['pages/login.yaml', 'pages/signup.yaml'])
})

describe('the same text in two places of one page', () => {
  const left = 'About {minutes} {minutes|minute|minutes} left.'
  const quiz = { steps: ['days', 'nights', 'last'].map((id) => ({ id, kind: 'questions', title: id, lead: left })) }
  const label = { label: 'Needs attention' }
  const files = new Map<string, unknown>([
    ['analysis/scores.yaml', { bands: { concern: [label], condition: [label] } }],
    ['pages/dashboard.yaml', { analysis: { route: '/dashboard/' } }],
    ['pages/home.yaml', { route: '/' }],
    ['pages/quiz.yaml', { unfinished: { left } }],
    ['quiz/quiz.yaml', quiz],
  ])
  const placeOn = (text: string, path: string, step: string | null = null) =>
    fieldOf(indexTexts(files), pressed([], [text]), partsOfTarget(files, { kind: 'page', path }, { path, step }))?.place

  test('is the one of the step that is shown', () => {
    expect(placeOn('About 1 minute left.', '/quiz', 'nights')).toEqual(['steps', 'nights', 'lead'])
    expect(placeOn('About 1 minute left.', '/quiz', 'none')).toEqual(['unfinished', 'left'])
  })
  test('is the label of a score on the dashboard, and that of its sample on the home page', () => {
    expect(placeOn('Needs attention', '/dashboard')).toEqual(['bands', 'condition', 0, 'label'])
    expect(placeOn('Needs attention', '/')).toEqual(['bands', 'concern', 0, 'label'])
  })
})

test('the file of a page is the one that has its address, whatever it is called', () => {
  const heading = 'Welcome'
  const files = new Map<string, unknown>([
    ['pages/text/about.yaml', { id: 'imprint', route: '/imprint', heading }],
    ['pages/about.yaml', { route: '/our-story', heading }],
    ['pages/text/b.yaml', { id: 'terms', route: '/about', heading }],
    ['pages/dashboard.yaml', { report_history: { route: '/dashboard/reporthistory', heading } }],
    ['pages/updates.yaml', { paths: [{ route: '/free-quiz' }], heading }],
    ['pages/not-found.yaml', { heading }],
  ])
  const fileOn = (path: string) =>
    fieldOf(
      indexTexts(files),
      pressed([], [heading]),
      partsOfTarget(files, { kind: 'page', path }, { path, step: null }),
    )?.file
  const of = (path: string) => [path, fileOn(path)]
  expect(['/our-story', '/about', '/imprint', '/dashboard/reporthistory/1', '/free-quiz', '/404'].map(of)).toEqual([
    ['/our-story', 'pages/about.yaml'],
    ['/about', 'pages/text/b.yaml'],
    ['/imprint', 'pages/text/about.yaml'],
    ['/dashboard/reporthistory/1', 'pages/dashboard.yaml'],
    ['/free-quiz', 'pages/updates.yaml'],
    ['/404', 'pages/not-found.yaml'],
  ])
})

test('a sentence made of several texts leads to its first one, and not to a text of the elements around it', () => {
  const files = new Map<string, unknown>([
    ['analysis/scores.yaml', { scores: [{ id: 'rest', mirror: { phrases: { warning: 'your nights are short' } } }] }],
    ['pages/dashboard.yaml', { greeting: 'Hello, {username}' }],
  ])
  const sentence = 'Your nights are short; your days are long.'
  const press = (...texts: readonly string[]) => fieldOf(indexTexts(files), pressed([], texts))?.place.at(-1)
  expect(press(sentence, `Hello, Sam${sentence}`)).toBe('warning')
  expect(press('Hello, Sam', `Hello, Sam${sentence}`)).toBe('greeting')
  expect(press('Sam', 'Hello, Sam')).toBe('greeting')
  expect(press('16 / 100', `Hello, Sam${sentence}16 / 100${sentence}`)).toBe(undefined)
})

test('a text with placeholders is found by what was filled in', () => {
  const files = new Map([
    ['settings/site.yaml', { titles: { page: '{title} | {site}' }, note: 'Kept for {days} days.' }],
  ])
  expect(fieldOf(indexTexts(files), pressed([], ['Kept for 30 days.']))).toEqual({
    file: 'settings/site.yaml',
    place: ['note'],
  })
  expect(fieldOf(indexTexts(files), pressed([], ['Another sentence.']))).toBe(null)
})

test('Markdown is found by each of its paragraphs and entries', () => {
  const body = '## What you get\n\nA **score** and [a plan](/how).\n\n- One *thing*\n- Another'
  const find = (text: string) => fieldOf(indexTexts(new Map([['a.yaml', { body }]])), pressed([], [text]))
  for (const text of ['What you get', 'A score and a plan.', 'One thing', 'Another'])
    expect([text, find(text)]).toEqual([text, { file: 'a.yaml', place: ['body'] }])
})

test('a picture leads to the setting that names it: a file, or a drawing of a sprite', () => {
  const files = new Map([
    ['quiz/sections/a.yaml', { questions: [{ id: 'q', options: [{ id: 'o', image: 'hair/wavy.svg' }] }] }],
    ['pages/home.yaml', { picture: 'home/hero.webp' }],
  ])
  const find = (picture: string) => fieldOf(indexTexts(files), { ...pressed([], []), pictures: [picture] })?.place
  expect(find('/studio/media/hair.svg#wavy')).toEqual(['questions', 'q', 'options', 'o', 'image'])
  expect(find('http://localhost/studio/media/home/hero.webp')).toEqual(['picture'])
  expect(find('/studio/media/home/other.webp')).toBe(undefined)
})

test('in a content of one file, an option of a shared list leads to the list', () => {
  const found = fieldOf(indexTexts(readContentData('examples/phq-9')), {
    ...pressed(['sections', 'phq_9', 'questions', 'phq_1'], ['Not at all']),
    option: 'not_at_all',
  })
  expect(found).toEqual({ file: 'quiz.yaml', place: ['option_lists', 'frequency', 'not_at_all', 'label'] })
})
