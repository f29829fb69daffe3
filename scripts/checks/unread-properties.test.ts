import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unreadProperties } from './unread-properties.mjs'

const types = `
export interface Page { title: string; lead: string; link: Link; other: Link; list: Item[]; texts: Texts; copy: Copy; never: { at_all: string } }
export interface Link { label: string; to: string }
export interface Item { id: string; text: string; note: string }
export interface Texts { open: string; closed: string; broken: string }
export interface Copy { heading: string; body: string }
`
const reader = `
import type { Copy, Page } from './types.ts'
declare const page: Page
declare const state: 'open' | 'closed'
declare const flag: boolean
const { lead, list } = page
type Props = { readonly label: string }
const show = (props: Props) => props.label
const rename = (copy: { readonly heading: string }) => copy.heading
export const used = [
  lead,
  show(page.link),
  show(flag ? page.link : page.other),
  page.texts[state],
  list.map(({ text }) => text),
  rename({ ...page.copy }),
  page.title.length,
]
`
/** \`readers\` as files beside \`types\`. */
const folder = mkdtempSync(join(tmpdir(), 'unread-'))
let found: readonly string[] = []

beforeAll(() => {
  writeFileSync(join(folder, 'types.ts'), types)
  writeFileSync(join(folder, 'reader.ts'), reader)
  found = unreadProperties({
    types: join(folder, 'types.ts'),
    readers: [join(folder, 'reader.ts')],
    options: { strict: true, types: [], allowImportingTsExtensions: true, noEmit: true },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a property of a type', () => {
  test.each(['Item.id', 'Item.note', 'Link.to', 'Texts.broken', 'Copy.body', 'Page.never', 'Page.never.at_all'])(
    '%s, which nothing reads, is reported',
    (path) => expect(found).toContain(path),
  )
  test.each([
    ['Page.title', 'an access'],
    ['Page.lead', 'destructuring'],
    ['Item.text', 'destructuring in a parameter'],
    ['Link.label', 'a function that takes another type'],
    ['Page.other', 'one branch of a condition'],
    ['Texts.open', 'a computed key'],
    ['Copy.heading', 'a spread into another type'],
  ])('%s, which is read by %s, is not reported', (path) => expect(found).not.toContain(path))
})
