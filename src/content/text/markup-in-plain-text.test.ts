import { describe, expect, it } from 'vitest'
import { message as text, textForAuthors } from '#content/problems/message.ts'
import { locator, type Origins } from '#content/yaml/locate.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import { markupInPlainText } from './markup-in-plain-text.ts'

const found = (written: string) => {
  const origins: Origins = new WeakMap()
  const yaml = `title: ${JSON.stringify(written)}\n`
  const { data } = parseYaml('page.yaml', new TextEncoder().encode(yaml), origins)
  return markupInPlainText(data, [], locator(origins)).map(({ code, range, message, help = '' }) =>
    textForAuthors(text`${code} ${yaml.slice(range.from, range.to)} ${message} ${help}`),
  )
}

describe('HTML in a text that is no Markdown', () => {
  it.each([
    ['Do <b>not</b> rinse', '<b>'],
    ['One<br>two', '<br>'],
    ['One<br />two', '<br />'],
    ['The end</p>', '</p>'],
    ["Our <a href='/terms'>terms</a>", "<a href='/terms'>"],
    ['Our <a href=https://a.example target=_blank>terms</a>', '<a href=https://a.example target=_blank>'],
    ['H<SUB>2</SUB>O', '<SUB>'],
  ])('is a warning: %s', (text, tag) => {
    expect(found(text)).toEqual([
      `content/html-in-plain-text ${tag} No text is read as HTML: visitors read “${tag}”. Remove the tags.`,
    ])
  })

  it.each([
    ['Fish&nbsp;and chips', '&nbsp;'],
    ['Fish &amp; chips', '&amp;'],
    ['It&#39;s', '&#39;'],
    ['It&#x27;s', '&#x27;'],
  ])('is a warning: %s', (text, entity) => {
    expect(found(text)).toEqual([
      `content/html-in-plain-text ${entity} No text is read as HTML: visitors read “${entity}”. Type the character itself.`,
    ])
  })

  it.each([
    'Fish & chips; peas',
    'Rock &roll;',
    'a&b; c',
    'a < b and c > d',
    'a <b and c> d',
    'With love <3',
    'x<p, y>q',
    'Write to <name>',
    '<hello@a.example>',
    'Less than <5> times',
    'Press <Enter>',
    'if a<b then b>a',
    'An arrow -> and <- another',
  ])('is not what this is: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
