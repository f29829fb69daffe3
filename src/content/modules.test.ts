import { describe, expect, it } from 'vitest'
import { copyContent, type Edits } from '#testing/content-copy.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { hasModule, modules } from './modules.ts'
import { compiledContent } from '#testing/compiled-content.ts'

const compiled = async (edits: Edits = {}) => compileCopy(await copyContent(edits, { over: 'src/testing/content' }))
const reported = async (edits: Edits) =>
  (await compiled(edits)).problems.map(({ code, file, message, help }) => `${code} ${file}: ${message} ${help}`)

describe('a content', () => {
  it('has the modules whose files exist', async () => {
    const { content } = await compiledContent()
    expect(content.modules).toEqual(Object.keys(modules))
  })

  it('has no module whose files do not exist, and its rules find nothing there', async () => {
    const { content, problems } = await compiled({ 'analysis/tips.yaml': null, 'settings/retired-ids.yaml': null })
    expect(problems).toEqual([])
    expect(content?.modules).not.toContain('tips')
    expect(content?.tips).toEqual({ show_per_badge: 3, badges: [], tips: [] })
    expect(content?.retired_ids).toEqual({ retired: [] })
    expect(content && hasModule(content, 'tips')).toBe(false)
    expect(content && hasModule(content, 'accounts')).toBe(true)
  })
})

describe('a missing module', () => {
  it('is an error where another one needs it', async () => {
    expect(await reported({ 'analysis/routines.yaml': null })).toEqual([
      'content/missing-module content/products/catalogue.yaml: There is nothing for products to work with: this content has no routines. Add analysis/routines.yaml, or remove products/catalogue.yaml.',
    ])
  })

  it('makes its mails useless, which is a warning', async () => {
    expect(
      await reported({
        'pages/updates.yaml': null,
        'media/forms/updates.svg': null,
        'pages/unsubscribe.yaml': null,
        'media/forms/unsubscribe.svg': null,
      }),
    ).toEqual([
      'content/unused content/emails/updates-welcome.yaml: Nothing uses the mail “emails/updates-welcome.yaml”: this content has no updates. Delete it, or add pages/updates.yaml.',
    ])
  })

  it('has no page of recommendations without products, so that a link to it leads nowhere', async () => {
    const edits: Edits = {
      'products/catalogue.yaml': null,
      'products/ingredients.yaml': null,
      'settings/navigation.yaml': (text) => text.replace('to: /how-we-score', 'to: /dashboard/recommendations'),
    }
    const problems = await reported(edits)
    // The entry of the menu comes from the defaults and is left out; the entry in the footer is the content's own.
    expect(problems.filter((problem) => problem.includes('“/dashboard/recommendations”'))).toEqual([
      expect.stringMatching(/^content\/broken-link content\/settings\/navigation\.yaml: There is no page at /),
    ])
  })

  it('needs an address for its mails', async () => {
    const withoutAddress = (text: string) => text.replace(/^contact_(email|link):.*\n/gm, '')
    const problems = await reported({ 'settings/site.yaml': withoutAddress })
    expect(problems).toContain(
      'content/missing-sender content/settings/site.yaml: The site sends 10 mails, and has no address to send them from. Add it to the settings of the site: `contact_email: hello@example.org`.',
    )
    // Mails that name the address are not reported one by one.
    expect(problems.filter((problem) => problem.includes('emails/'))).toEqual([])
  })
})
