import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDocument } from './document.ts'
import { drawDrawing, readDrawing } from './svg.ts'

const svg = (inner: string, box = '0 0 10 20') => `<svg viewBox="${box}" fill="none">${inner}</svg>`

const drawn = async (text: string): Promise<string> => {
  const created = new Date('2026-11-21T14:10:00Z')
  const document = await createDocument({ title: 't', subject: '', author: '', language: 'en', created })
  document.compress = false
  document.addPage()
  document.markContent('Artifact', { type: 'Layout' })
  const drawing = readDrawing(text)
  if (drawing) drawDrawing(document, drawing, { line: '#ff0000', variables: { '--a': '#0000ff' } }, 0, 0, 10)
  document.endMarkedContent()
  return (await document.toBuffer()).toString('latin1')
}

describe('a drawing', () => {
  it('has the size of its view box', () => {
    expect(readDrawing(svg('<path d="M0 0h5"/>'))).toMatchObject({ width: 10, height: 20 })
  })

  it.each([
    ['an empty file', ''],
    ['no drawing', 'hello'],
    ['an element that is not closed', '<svg viewBox="0 0 10 10"><g>'],
    ['a text', svg('<text>Hi</text>')],
    ['a cut-out', svg('<g clip-path="url(#a)"/>')],
    ['no size', '<svg><path d="M0 0"/></svg>'],
  ])('%s is refused', (_, text) => {
    expect(readDrawing(text)).toBeNull()
  })

  it('takes the colour of the line, of a variable, or the one that stands in it', async () => {
    expect(await drawn(svg('<path d="M1 2h3" stroke="currentColor"/>'))).toContain('1 0 0 SCN')
    expect(await drawn(svg('<path d="M1 2h3" stroke="var(--a,#00ff00)"/>'))).toContain('0 0 1 SCN')
    expect(await drawn(svg('<path d="M1 2h3" fill="var(--b,#00ff00)"/>'))).toContain('0 1 0 scn')
  })

  it('begins where its view box begins', async () => {
    expect(await drawn(svg('<path d="M1 2h3" stroke="currentColor"/>', '-7 4 10 20'))).toContain('1 0 0 1 7 -4 cm')
  })

  it('inherits from its groups, and uses what is defined once', async () => {
    const text = svg('<defs><path id="p" d="M1 2h3"/></defs><g stroke="#0000ff"><use href="#p" x="4" y="5"/></g>')
    const bytes = await drawn(text)
    expect(bytes).toContain('0 0 1 SCN')
    expect(bytes).toContain('1 0 0 1 4 5 cm')
  })
})

it.each([
  'brand/logo_mark',
  'art/fringe',
  ...['type_3', 'type_4a', 'type_4b', 'type_4c'].flatMap((name) => [`quiz/${name}`, `hair_types/${name}`]),
  ...['barely_any', 'little_bit', 'fair_amount'].map((name) => `quiz/density_${name}`),
])('%s of the content can be drawn', async (name) => {
  const text = readFileSync(`content/media/${name}.svg`, 'utf8')
  expect(readDrawing(text)).not.toBeNull()
  expect((await drawn(text)).length).toBeGreaterThan((await drawn('')).length)
})
