import { describe, expect, it } from 'vitest'
import { compileFiles } from '#content/compile-files.ts'
import { compilerInputs } from '#content/package-files.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import type { Content } from '#types/content.generated.ts'
import { check, checkOfTexts, type Check, type CheckContext } from './check.ts'
import { createCheckCache } from './check-cache.ts'

const { content } = compileFiles(await readFolder('content'), compilerInputs())
if (!content) throw new Error('The content has errors')
const tools: CheckContext = {
  folder: 'content',
  locate: () => {
    throw new Error('Nothing is located')
  },
  media: new Set(['a.svg']),
  ownMedia: new Set(),
  placeholderTexts: [],
  unresolvedKinds: new Set(),
}
/** Counts how often a check runs, for this content and then for a changed one. */
const runs = (make: (find: () => []) => Check, changed: Partial<Content>, otherTools: Partial<CheckContext> = {}) => {
  let count = 0
  const counted = make(() => {
    count += 1
    return []
  })
  const cache = createCheckCache()
  cache.find(counted, content, tools)
  cache.find(counted, { ...content, ...changed }, { ...tools, ...otherTools })
  return count
}
const [section, ...sections] = content.sections
const otherSections = section ? [{ ...section }, ...sections] : []
const ofTips = (find: () => []) => check(['tips'], find)
const ofSections = (find: () => []) => check(['sections', 'pages'], find)
const { pages } = content
const text = { owner: {}, key: 'title', text: '{a}', placeholders: [] }

describe('a check that ran already', () => {
  it.each<[string, Parameters<typeof runs>]>([
    ['another part', [ofTips, { sections: otherSections }]],
    ['only the list around the same sections', [ofSections, { sections: [...content.sections] }]],
    ['only the group of the same pages', [ofSections, { pages: { ...pages, text: [...pages.text] } }]],
    ['texts that it does not read', [ofTips, {}, { placeholderTexts: [text] }]],
  ])('does not run again after a change of %s', (_, change) => {
    expect(runs(...change)).toBe(1)
  })

  it.each<[string, Parameters<typeof runs>]>([
    ['a section', [ofSections, { sections: otherSections }]],
    ['the order of sections', [ofSections, { sections: content.sections.toReversed() }]],
    ['a page', [ofSections, { pages: { ...pages, quiz: { ...pages.quiz } } }]],
    ['a part', [ofTips, { tips: { ...content.tips } }]],
    ['the pictures', [ofTips, {}, { media: new Set(['b.svg']) }]],
    ['the unresolved kinds', [ofTips, {}, { unresolvedKinds: new Set(['badge'] as const) }]],
    ['texts that it reads', [(find) => checkOfTexts(['tips'], find), {}, { placeholderTexts: [text] }]],
  ])('runs again after a change of %s', (_, change) => {
    expect(runs(...change)).toBe(2)
  })
})
