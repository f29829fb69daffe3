import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#content/text/markdown.ts'
import { renderMail } from './render.ts'

const site = 'https://quiz.example'
const mail = (
  body: string,
  values: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, string>> = {},
) => {
  const { nodes, rejected } = renderMarkdown(body)
  expect(rejected).toEqual([])
  const template = { id: 'one', subject: 'Subject', preview: 'Preview', footer: 'Footer', ...others, body: nodes }
  return renderMail(template, values, site, 'en-GB')
}
/** The part between preview and footer. */
const bodyOf = (html: string): string => /<div role="article"[^>]*>\n([^]*)\n<hr>/.exec(html)?.[1] ?? ''
const textOf = (text: string): string => text.split('\n\n-- \n')[0] ?? ''

describe('a mail', () => {
  test('has the same content as text and as HTML', () => {
    const { subject, text, html } = mail('Hello **{name}**,\n\n- one\n- two\n\nBye.', { name: 'Sam' })
    expect(subject).toBe('Subject')
    expect(text).toBe('Hello Sam,\n\n- one\n- two\n\nBye.\n\n-- \nFooter\n')
    expect(bodyOf(html)).toBe('<p>Hello <strong>Sam</strong>,</p>\n<ul><li>one</li><li>two</li></ul>\n<p>Bye.</p>')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB" dir="ltr">/)
    expect(html).toContain('<title>Subject</title>')
    expect(html).toContain('>Preview</div>')
    expect(html).toContain('<small>Footer</small>')
  })

  test('as text, shows a URL after the link text, and on its own line when the link is a whole paragraph', () => {
    const link = `${site}/a#token=b`
    const { text, html } = mail('[Go on]({link}), or write to [us](mailto:us@quiz.example).', { link })
    expect(textOf(text)).toBe(`Go on <${link}>, or write to us <us@quiz.example>.`)
    expect(bodyOf(html)).toContain(`<a href="${link}">Go on</a>`)
    expect(textOf(mail('Hello\n\n[Go on]({link})\n\nBye', { link }).text)).toBe(`Hello\n\nGo on:\n${link}\n\nBye`)
  })

  test('is written from right to left in a language that is', () => {
    const { nodes } = renderMarkdown('مرحبا')
    const { html } = renderMail({ id: 'one', subject: 'S', preview: 'P', footer: 'F', body: nodes }, {}, site, 'ar-EG')
    expect(html).toContain('<html lang="ar-EG" dir="rtl">')
  })

  test('resolves a path against the site', () => {
    expect(bodyOf(mail('[Quiz](/quiz)').html)).toBe(`<p><a href="${site}/quiz">Quiz</a></p>`)
  })
})

describe('a value that is filled in', () => {
  const hostile = '<b>x</b> [click](https://evil.example) **bold** & "quoted" \'single\''

  test('never becomes markup', () => {
    const { text, html } = mail('Hello {name}', { name: hostile })
    expect(bodyOf(html)).toBe(
      '<p>Hello &lt;b&gt;x&lt;/b&gt; [click](https://evil.example) **bold** &amp; &quot;quoted&quot; &#x27;single&#x27;</p>',
    )
    expect(textOf(text)).toBe(`Hello ${hostile}`)
  })

  test('is also escaped in title, preview and footer', () => {
    const { html } = mail('x', { name: hostile }, { subject: '{name}', preview: '{name}', footer: '{name}' })
    expect(html).not.toContain('<b>x')
    expect(html.match(/&lt;b&gt;x/g)).toHaveLength(3)
  })

  test('cannot contain a placeholder', () => {
    expect(textOf(mail('{name} {link}', { name: '{link}', link: 'secret' }).text)).toBe('{link} secret')
  })

  test('cannot add line breaks or bidirectional controls to the subject', () => {
    const { subject } = mail('x', { name: 'a\r\nBcc: b@c.de\u2028\u202edef\u0000' }, { subject: 'For {name}' })
    expect(subject).toBe('For a Bcc: b@c.de def')
  })

  test.each([
    'javascript:alert(1)',
    'http://evil.example',
    '//evil.example',
    `${site}.evil.example/`,
    'data:text/html,x',
  ])('makes no link to %s', (link) => {
    const { text, html } = mail('[Go on]({link})', { link })
    expect(bodyOf(html)).toBe(link.startsWith('https://') ? `<p><a href="${link}">Go on</a></p>` : '<p>Go on</p>')
    expect(textOf(text).startsWith('Go on')).toBe(true)
  })

  test('cannot end the attribute of a link', () => {
    const { html } = mail('[Go on]({link})', { link: `${site}/"onclick="x` })
    expect(html).toContain(`href="${site}/&quot;onclick=&quot;x"`)
  })
})
