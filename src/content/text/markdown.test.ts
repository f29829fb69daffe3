import { describe, expect, test } from 'vitest'
import { replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'
import { renderMarkdown } from './markdown.ts'

test('what is written to look like a broken link is text', () => {
  const { nodes, rejected } = renderMarkdown('Write \\[text](an address), the address last.')
  expect(rejected).toEqual([])
  expect(nodes).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Write [text](an address), the address last.' }] },
  ])
})

describe('a text in Markdown', () => {
  testEachMistake([
    {
      when: 'a text has HTML',
      edits: { 'settings/consent.yaml': replacing('**your name**', '<b>your name') },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: 'body: We would like to store ⟪<b>⟫your name.',
      message: 'HTML (<b>) is not allowed in this text.',
      help: 'Use Markdown: **bold**, *italic*, [link](/page).',
    },
    {
      when: 'a text has a picture',
      edits: { 'settings/consent.yaml': replacing('**your name**', '![name](/a.png)') },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: 'body: We would like to store ⟪![name](/a.png)⟫.',
      message: 'This text cannot hold a picture.',
      help: 'Remove it. Pictures have settings of their own.',
    },
    {
      when: 'a text has a table',
      edits: {
        'settings/consent.yaml': replacing(
          'body: We would like to store **your name**.',
          'body: |\n      | a | b |\n      |---|---|\n      | 1 | 2 |',
        ),
      },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: '⟪| a | b |⟫',
      message: 'This text cannot hold a table.',
      help: 'Write a list instead.',
    },
    {
      when: 'a text has a bad link',
      edits: { 'settings/consent.yaml': replacing('**your name**', '[your name](http://example.com)') },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: 'body: We would like to store ⟪[your name](http://example.com)⟫.',
      message: '“http://example.com” is not a link.',
      help: 'Begin it with / for a page of this site, with https:// or with mailto:.',
    },
    {
      when: 'the address of a link has a space, so that it is no link',
      edits: { 'settings/consent.yaml': replacing('**your name**', 'your [name](https://example.com/a b)') },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: 'body: We would like to store your ⟪[name](https://example.com/a b)⟫.',
      message: '“[name](https://example.com/a b)” is not a link: visitors would read the brackets.',
      help: 'Write %20 for a space in the address, and close its bracket. For brackets that visitors should read, write \\[ for the first.',
    },
    {
      when: 'a text has a bad link in a folded block',
      edits: {
        'settings/consent.yaml': replacing(
          'body: We would like to store **your name**.',
          'body: >-\n      We would like to\n      store [your name](name).',
        ),
      },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: 'store ⟪[your name](name)⟫.',
      message: '“name” is not a link.',
      help: 'Begin it with / for a page of this site, with https:// or with mailto:.',
    },
    {
      when: 'a text has a quotation',
      edits: {
        'settings/consent.yaml': replacing('body: We would like to store **your name**.', 'body: |\n      > We would.'),
      },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: '⟪> We would.⟫',
      message: 'This text cannot hold a quotation (a line that begins with >).',
      help: 'Use paragraphs, headings, lists, links, **bold** and *italic*.',
    },
    {
      when: 'a text has a block of code',
      edits: {
        'settings/consent.yaml': replacing(
          'body: We would like to store **your name**.',
          'body: |\n      Text\n\n          code',
        ),
      },
      code: 'content/markdown',
      file: 'settings/consent.yaml',
      line: '⟪    code⟫',
      message: 'This text cannot hold a block of code (lines that begin with four spaces or ```).',
      help: 'Use paragraphs, headings, lists, links, **bold** and *italic*.',
    },
  ])
})
