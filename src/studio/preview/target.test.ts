import { expect, test } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { optionAt, questionAt, targetOf } from './target.ts'
import { compiledContent } from '#testing/compiled-content.ts'

const contentIn = async (folder: string) => (await compileCopy(folder)).content ?? expect.fail()

test('a question is seen at its step, and a step, a consent and the photos at theirs', async () => {
  const content = (await compiledContent()).content
  for (const step of content.quiz.steps) {
    expect(targetOf(content, 'quiz/quiz.yaml', ['steps', step.id, 'title'])).toEqual({ kind: 'quiz', step: step.id })
    if (step.kind !== 'questions') continue
    const file = `quiz/sections/${step.section.replaceAll('_', '-')}.yaml`
    const root = { id: step.section }
    expect(targetOf(content, file, ['questions', 'x', 'title'], root)).toEqual({ kind: 'quiz', step: step.id })
  }
  const [consent] = content.consent.consents
  expect(targetOf(content, 'settings/consent.yaml', ['consents', consent?.id ?? '', 'agree'])).toEqual({
    kind: 'quiz',
    step: consent?.step,
  })
  expect(targetOf(content, 'quiz/photos.yaml', ['views'])).toEqual({ kind: 'quiz', step: 'photos' })
})

test('a page is seen at its address, a part of the dashboard and a text page as well', async () => {
  const content = (await compiledContent()).content
  const pathOf = (file: string, ...place: string[]) => {
    const target = targetOf(content, file, place)
    return target?.kind === 'page' ? target.path : target
  }
  const { dashboard, home, forgot_password, text, updates } = content.pages
  expect(pathOf('pages/home.yaml', 'hero')).toBe(home?.route)
  expect(pathOf('pages/forgot-password.yaml', 'heading')).toBe(forgot_password?.route)
  expect(pathOf('pages/dashboard.yaml', 'account', 'heading')).toBe(dashboard?.account.route)
  expect(pathOf('pages/dashboard.yaml', 'shared')).toBe(dashboard?.analysis.route.replace(/\/$/, ''))
  expect(pathOf('pages/updates.yaml', 'heading')).toBe(updates?.paths[0]?.route)
  for (const { id, route } of text)
    expect(targetOf(content, `pages/text/${id}.yaml`, ['heading'], { id })).toEqual({ kind: 'page', path: route })
  expect(pathOf('pages/not-found.yaml', 'heading')).toBe('/404')
})

test('a section and a text page are found by their ids, whatever their files are called', async () => {
  const content = (await compiledContent()).content
  const step = content.quiz.steps.find(({ kind }) => kind === 'questions')
  const [page] = content.pages.text
  if (step?.kind !== 'questions' || !page) throw new Error('The content has sections and text pages')
  const withDash = { ...content, quiz: { ...content.quiz, steps: [{ ...step, section: 'hair-care' }] } }
  expect(targetOf(withDash, 'quiz/sections/hair-care.yaml', [], { id: 'hair-care' })).toEqual({
    kind: 'quiz',
    step: step.id,
  })
  expect(targetOf(content, 'quiz/sections/anything.yaml', ['title'], { id: step.section })).toMatchObject({
    step: step.id,
  })
  expect(targetOf(content, 'pages/text/anything.yaml', [], { id: page.id })).toEqual({ kind: 'page', path: page.route })
  expect(targetOf(content, 'pages/text/privacy.yaml', [], { id: 'not-compiled-yet' })).toBe(null)
})

test('a score and a tip are seen in the result, a product with the recommendations, a mail as a mail', async () => {
  const content = (await compiledContent()).content
  const result = { kind: 'page', path: content.pages.dashboard?.analysis.route.replace(/\/$/, '') }
  for (const file of ['analysis/scores.yaml', 'analysis/tips.yaml', 'pages/report.yaml'])
    expect(targetOf(content, file, ['a'])).toEqual(result)
  const products = { kind: 'page', path: content.pages.dashboard?.recommendations.route }
  expect(targetOf(content, 'products/catalogue.yaml', ['products'])).toEqual(products)
  expect(targetOf(content, 'emails/reset-link.yaml', ['subject'])).toEqual({ kind: 'mail', id: 'reset-link' })
})

test('what is seen everywhere or nowhere leaves the preview where it is', async () => {
  const content = (await compiledContent()).content
  for (const file of ['settings/brand.yaml', 'settings/messages.yaml', 'settings/constants.yaml', 'personas.yaml'])
    expect([file, targetOf(content, file, ['a'])]).toEqual([file, null])
  expect(targetOf(content, 'pages/quiz.yaml', ['frame', 'next'])).toBe(null)
})

test('in a content of one file, everything is found by its name in the file', async () => {
  const content = await contentIn('examples/phq-9')
  const at = (...place: string[]) => targetOf(content, 'quiz.yaml', place)
  expect(at('sections', 'phq_9', 'questions', 'phq_1', 'title')).toEqual({ kind: 'quiz', step: 'questions' })
  expect(at('steps', 'intro', 'title')).toEqual({ kind: 'quiz', step: 'intro' })
  expect(at('scores')).toEqual({ kind: 'quiz', step: 'results' })
  expect(at('insights')).toEqual({ kind: 'quiz', step: 'results' })
  expect(at('texts', 'results')).toEqual({ kind: 'quiz', step: 'results' })
  expect(at('brand', 'name')).toBe(null)
})

test('the question and the option of a place', () => {
  const place = ['sections', 's', 'questions', 'q', 'options', 'o', 'label']
  expect([questionAt(place), optionAt(place)]).toEqual(['q', 'o'])
  expect([questionAt(['title']), optionAt(['questions', 'q', 'options'])]).toEqual([null, null])
})
