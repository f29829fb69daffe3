/** One submission has the same names, order and counts everywhere: in the results, the dashboard, the report page and the PDF. */
import { readFile } from 'node:fs/promises'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { withAccount } from '#testing/browser/account-visitor.ts'
import { threePictures } from '#testing/browser/photo-visitor.ts'
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
  skipAnalysingDelay,
} from '#testing/browser/quiz-visitor.ts'
import { flattenTags, readPdf, withoutSpaces } from '#testing/pdf/read-pdf.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { byId, filled, live, optionLabel, pattern, questionCount, stepIds, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

/** What the open page says about a report. */
const readHere = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    return {
      traits: [...main.querySelectorAll('.traits__card')].map((card) => [
        textOf(card.querySelector('.traits__title')),
        textOf(card.querySelector('.traits__label')),
      ]),
      scores: [...main.querySelectorAll('[role=meter]')].map(
        (meter) => `${meter.getAttribute('aria-label')}: ${meter.getAttribute('aria-valuetext')}`,
      ),
      pictures: [...main.querySelectorAll('img[alt*=": "]')].map((image) => image.getAttribute('alt')?.split(': ')[1]),
      headings: [...main.querySelectorAll('h2')].map(textOf),
      text: textOf(main),
    }
  })

/** All questions except the two that do not apply and the two about the location. */
const answered = questionCount - 4
const { scores: scoreTexts } = live.pages.report
const basis = [
  filled(scoreTexts.of_total, { count: answered, total: questionCount }),
  filled(scoreTexts.not_applicable, { count: 2 }),
  filled(scoreTexts.no_consent, { count: 2 }),
].join(' ')

/** Answers everything as somebody in London, and agrees to everything except the location. */
const answerAllButWhere = async (page: Page): Promise<void> => {
  await skipAnalysingDelay(page)
  await start(page)
  for (const [index, title] of stepIds.entries()) {
    await atStep(page, title)
    if (title === 'photos') {
      await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(await threePictures(page))
      await page.getByRole('button', { name: live.photos.texts.actions.submit }).click()
      await agree(page, 'photos')
    }
    if (title === 'medical') await agree(page, 'health')
    if (title === 'about_you') {
      await agree(page, 'heritage')
      await decline(page, 'location')
    }
    if (title !== 'photos') await answerAll(page)
    if (index === 0) await choose(page, '7', 'barely_any')
    const following = stepIds[index + 1]
    if (following) await next(page, following)
  }
}

describe('a report', () => {
  test('has the same names, order and counts wherever it is read, and says why not all questions are answered', async () => {
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
      await expectProgress(page, questionCount)
      await finish(page)
      await expect.poll(() => replies.filter(({ view }) => view === 'full').length).toBeGreaterThan(0)
      const reply = replies.findLast(({ view }) => view === 'full')
      if (!reply) throw new Error('The results came without a call')
      const { result } = reply
      expect(result).toMatchObject({
        answered,
        total: questionCount,
        unanswered: { not_applicable: 2, no_consent: 2, skipped: 0 },
      })

      /** The number and band of each score, in the wording of a page or of the PDF. */
      const lines = (words: (name: string) => string) =>
        mirroredScores(result.scores).map(({ condition, condition_band, name }) =>
          filled(words(name), { score: name, value: String(condition), word: condition_band?.label ?? '' }),
        )
      const expected = {
        traits: result.groups.flatMap(({ traits }) => traits.map(({ label, title }) => [title, label])),
        scores: lines((name) => `${name}: ${scoreTexts.spoken}`),
        pictures: ['top', 'back', 'side'].map(viewTitle),
      }
      expect(reply.photos.map(({ view }) => view)).toEqual(['top', 'back', 'side'])
      expect(expected.traits).toContainEqual([
        byId(byId(live.profile.groups, 'hair_id').traits, 'density').title,
        byId(byId(live.profile.groups, 'hair_id').traits, 'density').labels[0]?.label,
      ])
      const expectHere = async (where: string) => {
        await expect.poll(() => readHere(page), { message: where, timeout: 15_000 }).toMatchObject(expected)
        const here = await readHere(page)
        expect(here.text, where).toContain(basis)
        expect(here.headings, where).toEqual(
          expect.arrayContaining([
            live.pages.report.scores.heading,
            byId(live.profile.groups, 'hair_id').title,
            live.pages.report.routines.heading,
            live.pages.report.tips.heading,
          ]),
        )
        return here
      }
      const results = await expectHere('results')
      await page.goto('/dashboard/')
      const dashboard = await expectHere('dashboard')
      expect(dashboard.text).toContain(optionLabel('7', 'barely_any'))
      await page.goto('/dashboard/reporthistory')
      await page
        .getByText(filled(live.pages.dashboard.report_history.answered, { count: answered, total: questionCount }))
        .waitFor()
      await page.goto(`/dashboard/reporthistory/${reply.id}`)
      const report = await expectHere('report')
      expect(report.text).toContain(optionLabel('7', 'barely_any'))
      expect(report.headings.filter((title) => dashboard.headings.includes(title))).toEqual(
        dashboard.headings.filter((title) => report.headings.includes(title)),
      )

      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: live.pages.dashboard.report_history.download }).click()
      const pdf = await readPdf(await readFile(await (await downloading).path()))
      const tags = flattenTags(pdf.tags)
      const alts = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
      const { score_line } = live.pages.dashboard.pdf
      expect(alts.filter((alt) => pattern(score_line).test(alt))).toEqual(lines(() => score_line))
      expect(alts.flatMap((alt) => pattern(live.pages.dashboard.pdf.photo_alt).exec(alt)?.[1] ?? [])).toEqual(
        expected.pictures,
      )
      const pdfText = withoutSpaces(pdf.tags.map(({ text }) => text).join(' '))
      expect(pdfText).toContain(withoutSpaces(basis))
      for (const [title = '', label = ''] of expected.traits)
        expect(pdfText).toContain(withoutSpaces(`${title}${label}`))
      const parts = tags.filter(({ role }) => role === 'H2').map(({ text }) => text)
      for (const heading of [
        live.pages.report.scores.heading,
        byId(live.profile.groups, 'hair_id').title,
        live.pages.report.routines.heading,
        live.pages.report.tips.heading,
      ])
        expect(parts).toContain(heading)
      // Each product and each step of the routine has only one name.
      const names = [
        ...result.products.map(({ name }) => name),
        ...result.routine.flatMap(({ steps }) => steps.map(({ title }) => title)),
      ]
      for (const name of names) {
        expect(pdfText).toContain(withoutSpaces(name))
        expect(results.text).toContain(name)
        expect(report.text).toContain(name)
      }
    })
  })
})
