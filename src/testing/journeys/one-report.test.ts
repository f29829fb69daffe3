/** One submission, wherever it is read: the same names, order and counts in results, dashboard, report page and PDF. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withAccount } from '#testing/browser/account-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  agree,
  answerAll,
  atStep,
  choose,
  decline,
  expectProgress,
  finish,
  next,
  start,
  stepTitles,
  threePictures,
  visiting,
} from '#testing/browser/quiz-visitor.ts'
import { everyTag, readPdf, squeezed } from '#testing/read-pdf.ts'
import type { ResultReply } from '#types/api.generated.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

/** What a person reads of a report on the page that is open. */
const readHere = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    return {
      traits: [...main.querySelectorAll('.traits__card')].map((card) => [
        textOf(card.querySelector('.traits__title')),
        textOf(card.querySelector('.traits__label')),
      ]),
      scores: [...main.querySelectorAll('[role=meter]')].map((meter) => meter.getAttribute('aria-valuetext') ?? ''),
      pictures: [...main.querySelectorAll('img[alt^=Your]')].map((image) => image.getAttribute('alt')?.split(': ')[1]),
      headings: [...main.querySelectorAll('h2')].map(textOf),
      text: textOf(main),
    }
  })

const basis =
  'Based on 47 answers. The quiz has 51 questions. 2 questions do not apply to you. ' +
  '2 questions are left out, because you have not agreed that we store the answers.'

/** Answers everything, lives in London, and agrees to all but the location. */
const answerAllButWhere = async (page: Page): Promise<void> => {
  await start(page)
  for (const [index, title] of stepTitles.entries()) {
    await atStep(page, title)
    if (title === 'Upload Pictures') {
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(await threePictures(page))
      await page.getByRole('button', { name: 'Submit Photos' }).click()
      await agree(page, 'Your photos')
    }
    if (title === 'Medical Conditions') await agree(page, 'Your health answers')
    if (title === 'A little about you') {
      await agree(page, 'Your age, gender and heritage')
      await decline(page, 'Where you live')
    }
    if (title !== 'Upload Pictures') await answerAll(page)
    if (index === 0) await choose(page, 'How much of your scalp can you see?', 'Barely any scalp')
    const following = stepTitles[index + 1]
    if (following) await next(page, following)
  }
}

describe('a report', () => {
  test('has the same names, order and counts wherever it is read, and says why 51 became 47', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      const replies: ResultReply[] = []
      page.on('response', (response) => {
        if (
          response.ok() &&
          /\/quiz\/submissions\/[\w-]+$/.test(response.url()) &&
          response.request().method() === 'GET'
        )
          void response.json().then((reply: ResultReply) => replies.push(reply))
      })
      await withAccount(page)
      await answerAllButWhere(page)
      await expectProgress(page, /^51 of 51 questions answered, 100%$/)
      await finish(page)
      await expect.poll(() => replies.filter(({ view }) => view === 'full').length).toBeGreaterThan(0)
      const reply = replies.findLast(({ view }) => view === 'full')
      if (!reply) throw new Error('The results came without a call')
      const { result } = reply
      expect(result).toMatchObject({
        answered: 47,
        total: 51,
        unanswered: { not_applicable: 2, no_consent: 2, skipped: 0 },
      })

      const expected = {
        traits: result.groups.flatMap(({ traits }) => traits.map(({ label, title }) => [title, label])),
        scores: result.scores.map(
          ({ condition, condition_band, name }) => `${name}: ${condition} out of 100, ${condition_band?.label}`,
        ),
        pictures: ['Top', 'Back', 'Side'],
      }
      expect(reply.photos.map(({ view }) => view)).toEqual(['top', 'back', 'side'])
      expect(expected.traits).toContainEqual(['Density', 'High'])
      const expectHere = async (where: string) => {
        await expect.poll(() => readHere(page), { message: where, timeout: 15_000 }).toMatchObject(expected)
        const here = await readHere(page)
        expect(here.text, where).toContain(basis)
        expect(here.headings, where).toEqual(expect.arrayContaining(['Hair Score', 'Hair ID', 'Routines', 'Tips']))
        return here
      }
      const results = await expectHere('results')
      await page.goto('/dashboard/')
      const dashboard = await expectHere('dashboard')
      expect(dashboard.text).toContain('You answered: Barely any scalp')
      await page.goto('/dashboard/reporthistory')
      await page.getByText('47 answers in this report').waitFor()
      await page.goto(`/dashboard/reporthistory/${reply.id}`)
      const report = await expectHere('report')
      expect(report.headings.filter((title) => results.headings.includes(title))).toEqual(
        results.headings.filter((title) => report.headings.includes(title)),
      )

      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download Report/ }).click()
      const pdf = await readPdf(await readFile(await (await downloading).path()))
      const tags = everyTag(pdf.tags)
      const alts = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
      expect(alts.filter((alt) => alt.includes(' out of 100'))).toEqual(expected.scores)
      expect(alts.flatMap((alt) => /^Your hair: (.*)$/.exec(alt)?.[1] ?? [])).toEqual(expected.pictures)
      const said = squeezed(pdf.tags.map(({ text }) => text).join(' '))
      expect(said).toContain(squeezed(basis))
      for (const [title = '', label = ''] of expected.traits) expect(said).toContain(squeezed(`${title}${label}`))
      const parts = tags.filter(({ role }) => role === 'H2').map(({ text }) => text)
      for (const heading of ['Hair Score', 'Hair ID', 'Routines', 'Tips']) expect(parts).toContain(heading)
      // Each product and each step of the routine has one name.
      const names = [
        ...result.products.map(({ name }) => name),
        ...result.routine.flatMap(({ steps }) => steps.map(({ title }) => title)),
      ]
      for (const name of names) {
        expect(said).toContain(squeezed(name))
        expect(results.text).toContain(name)
        expect(report.text).toContain(name)
      }
    })
  })
})
