import { describe, expect, it, test } from 'vitest'
import { testEachMistake } from '#testing/random/mistakes.ts'
import { mediaFindings } from './media.ts'
import { svgSprite } from './svg.ts'

test.each([
  ['<svg width="64" height="48" viewBox="0 0 8 6">', '<svg id="a" viewBox="0 0 8 6">'],
  ["<svg width='64px' height='48' stroke-width=\"2\">", '<svg id="a" viewBox="0 0 64 48" stroke-width="2">'],
  ['<svg viewBox="0 0 8 6">', '<svg id="a" viewBox="0 0 8 6">'],
  ['<svg width="50%">', '<svg id="a" width="50%">'],
])('of %s, pages decide how large it is', (root, written) => {
  expect(svgSprite(new Map([['a', `${root}<path d="M0 0h9"/></svg>`]]))).toContain(`${written}<path`)
})

test.each([
  ['a$$b', 'a$$b'],
  ["a$'b", 'a$&#x27;b'],
  ['a$&b', 'a$&amp;b'],
  ['a"b<c', 'a&quot;b&lt;c'],
])('the name %s of a drawing is its id as it is', (name, id) => {
  expect(svgSprite(new Map([[name, '<svg viewBox="0 0 8 6"/>']]))).toContain(`<svg id="${id}" viewBox="0 0 8 6"/>`)
})

test('the names of the parts of a drawing are valid, whatever characters its own name has', () => {
  const svg = `<svg viewBox="0 0 8 6"><style>.b{fill:#fff}</style><path id='p' class='b'/><use href="#p"/></svg>`
  expect(svgSprite(new Map([["it's a$", svg]]))).toContain(
    `<style>.it_27s_20a_24-b{fill:#fff}</style><path id='it_27s_20a_24-p' class='it_27s_20a_24-b'/><use href="#it_27s_20a_24-p"/>`,
  )
})

test('drawings of one folder that name their parts alike do not show each other', () => {
  const drawing = (colour: string) =>
    `<svg viewBox="0 0 8 6"><style><![CDATA[.cls-1,#a3{fill:#fff}]]></style><defs><path id='a3' class="cls-1 wide" d="M0 0h${colour}"/></defs>` +
    `<use href="#a3"/><use xlink:href='#a3'/><g clip-path="url(#a3)" fill="#a3a3a3"/></svg>`
  const sprite = svgSprite(
    new Map([
      ['one', drawing('1')],
      ['two', drawing('2')],
    ]),
  )
  const ids = [...sprite.matchAll(/\sid=["']([^"']+)/g)].map(([, id]) => id)
  expect(ids).toEqual(['one', 'one-a3', 'two', 'two-a3'])
  expect(sprite).toContain(
    `<svg id="two" viewBox="0 0 8 6"><style><![CDATA[.two-cls-1,#two-a3{fill:#fff}]]></style><defs><path id='two-a3' class="two-cls-1 wide" d="M0 0h2"/></defs>` +
      `<use href="#two-a3"/><use xlink:href='#two-a3'/><g clip-path="url(#two-a3)" fill="#a3a3a3"/></svg>`,
  )
})

describe('a picture', () => {
  testEachMistake([
    {
      when: 'a drawing has a script',
      edits: { 'media/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<svg xmlns="http://www.w3.org/2000/svg">⟪<script⟫>alert(1)</script></svg>',
      message: 'This picture contains a script.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing has a foreign object',
      edits: { 'media/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<svg xmlns="http://www.w3.org/2000/svg">⟪<foreignObject⟫/></svg>',
      message: 'This picture contains elements that are not part of a drawing.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing has an event handler',
      edits: { 'media/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<g onload="alert(1)"/></svg>' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<g ⟪onload=⟫"alert(1)"/></svg>',
      message: 'This picture contains an event handler.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing refers to another file',
      edits: { 'media/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"><use href="other.svg#a"/></svg>' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<svg xmlns="http://www.w3.org/2000/svg"><use ⟪href="other.svg#a⟫"/></svg>',
      message: 'This picture contains a reference to another file or page.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing refers to another file in its style',
      edits: {
        'media/art/hero.svg':
          '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:url(https://x.example/a)"/></svg>',
      },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:⟪url(https://x.example/a)⟫"/></svg>',
      message: 'This picture contains a reference to another file or page.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing has a document type',
      edits: { 'media/art/hero.svg': '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"></svg>' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '⟪<!DOCTYPE⟫ svg><svg xmlns="http://www.w3.org/2000/svg"></svg>',
      message: 'This picture contains a document type or a style sheet of its own.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing changes a link',
      edits: {
        'media/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"><a><set attributeName="href" to="x"/></a></svg>',
      },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '<svg xmlns="http://www.w3.org/2000/svg"><a><set ⟪attributeName="href⟫" to="x"/></a></svg>',
      message: 'This picture contains an animation that changes links or handlers.',
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    },
    {
      when: 'a drawing is none',
      edits: { 'media/art/hero.svg': 'hello' },
      code: 'content/unsafe-picture',
      file: 'media/art/hero.svg',
      line: '⟪h⟫ello',
      message: 'This file is not an SVG drawing.',
      help: 'Export it again as SVG.',
    },
    {
      when: 'a picture has another kind',
      edits: { 'media/art/film.mp4': 'x' },
      code: 'content/unknown-file',
      file: 'media/art/film.mp4',
      line: '⟪x⟫',
      message: 'This is not a picture that a browser shows.',
      help: 'Save it as one of these: svg, png, jpg, jpeg, webp, avif, gif, ico.',
    },
  ])
})

const found = (name: string, bytes: Uint8Array) =>
  mediaFindings({ name: 'content', files: [{ path: `media/${name}`, name: `content/media/${name}`, bytes }] })

test.each([
  '<style>a{background:image-set("//x.example" 1x)}</style>',
  '<style>@font-face{src:src("//x.example")}</style>',
  '<style>a{fill:url(//x.example</style>',
])('a drawing refers to no other file or page: %s', (inside) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  expect(found('art/a.svg', new TextEncoder().encode(text))).toMatchObject([
    { code: 'content/unsafe-picture', message: 'This picture contains a reference to another file or page.' },
  ])
})

test('a drawing may refer to its own parts, also with blanks', () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url( #sky)" style="fill:url(\'#sky\')"/></svg>'
  expect(found('art/a.svg', new TextEncoder().encode(text))).toEqual([])
})

describe('the path of a picture', () => {
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>')

  it.each(['#', '?', '%', '&', '\\', ':', '"', '<', '>', '*', '|', '\n'])('has no %j', (character) => {
    for (const name of [`quiz/type${character}1.svg`, `art${character}work/type.svg`])
      expect(found(name, drawing)).toMatchObject([
        {
          code: 'content/picture-name',
          message: `The path of this picture contains ${JSON.stringify(character)}, which has a meaning of its own in addresses or on some systems.`,
          help: 'Rename it, and change the name where the content uses it.',
        },
      ])
  })

  it('is not that of a folder of drawings, which are served together', () => {
    const file = (path: string) => ({ path, name: `content/${path}`, bytes: drawing })
    const findings = (...paths: readonly string[]) => mediaFindings({ name: 'content', files: paths.map(file) })
    expect(findings('media/groups.svg', 'media/groups/hair.svg')).toMatchObject([
      {
        code: 'content/picture-name',
        range: { source: { name: 'content/media/groups.svg' } },
        message: 'The drawings of the folder media/groups are served together at the address of this picture.',
        help: 'Rename this picture or the folder, and change the name where the content uses it.',
      },
    ])
    expect(findings('media/group.svg', 'media/groups/hair.svg', 'media/groups/two/hair.svg')).toEqual([])
    const [own, ofDefaults] = [[file('media/art.svg')], [file('media/art/hero.svg')]]
    expect(mediaFindings({ name: 'content', files: own }, ofDefaults)).toHaveLength(1)
  })

  it('may have blanks, and letters of any language', () => {
    for (const name of ['quiz/type 1.svg', 'quiz/größe (2).svg', 'صور/شعر.svg', "a/it's,+=@$!~[1].svg"])
      expect(found(name, drawing)).toEqual([])
  })
})

describe('the bytes of a picture', () => {
  const png = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return bytes
  }

  it('are those of the type that its name says', () => {
    expect(found('a.png', png(100))).toEqual([])
    const text = new TextEncoder().encode('This is no picture.')
    for (const name of ['a.png', 'a.jpg', 'a.webp', 'a.avif', 'a.gif', 'a.ico'])
      expect(found(name, text)).toMatchObject([{ code: 'content/wrong-picture' }])
    expect(found('a.jpg', png(100))).toMatchObject([{ code: 'content/wrong-picture' }])
  })

  it('are at most a megabyte', () => {
    expect(found('a.png', png(1_000_000))).toEqual([])
    expect(found('a.png', png(1_000_001))).toMatchObject([
      { code: 'content/large-picture', message: 'This picture has 1.0 MB, which takes long to load on a phone.' },
    ])
  })
})
