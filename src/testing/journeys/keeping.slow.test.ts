import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Page, Request } from 'playwright'
import { openBrowser } from '#testing/browser/browser.ts'
import { startProduct } from '#testing/browser/product.ts'
import { threePictures } from '#testing/browser/photo-visitor.ts'
import {
  agree,
  answerAll,
  atStep,
  choose,
  decline,
  expectAccessible,
  expectProgress,
  finish,
  next,
  openQuiz,
  question,
  start,
  closeAfter,
  skipAnalysingDelay,
  withdraw,
} from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'
import { byId, filled, live, optionLabel, questionCount, stepIds, stepTitle, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

const submissionIn = (request: Request) =>
  request.postDataJSON() as {
    answers: { question: string; options?: string[] }[]
    consents: { id: string; choice: string }[]
  }

/** Expects that, without a network, the page does not claim that answers are safe while they are not stored. */
const expectNothingSafe = async (page: Page) => {
  // The code for this message is loaded when the page is idle, and runs some time after that.
  await expect.poll(() => hasLoaded(page, 'work-offline')).toBe(true)
  await expect
    .poll(async () => {
      await page.context().setOffline(false)
      await page.context().setOffline(true)
      return page.getByText(live.messages.common.offline).isVisible()
    })
    .toBe(true)
  expect(await page.getByText(live.pages.quiz.connection.lost).count()).toBe(0)
}

describe('in a browser that blocks storage', () => {
  test('nothing is called saved, also not on the way out', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'indexedDB', { value: undefined })
        })
        await start(page)
        await choose(page, '0', 'healthy_hair')
        const { exit_dialog, frame } = live.pages.quiz
        const warning = live.messages.quiz.draft_not_kept
        await page.getByText(warning).waitFor()
        // Longer than saving takes.
        await page.waitForTimeout(1500)
        expect(await page.getByText(frame.saved, { exact: true }).isVisible()).toBe(false)
        await page.getByRole('button', { name: frame.exit }).click()
        const dialog = page.getByRole('dialog', { name: exit_dialog.heading })
        await dialog.getByText(warning).waitFor()
        expect(await dialog.getByText(exit_dialog.text).count()).toBe(0)
        await page.getByRole('button', { name: exit_dialog.stay }).click()
        await expectNothingSafe(page)
      },
      /ERR_INTERNET_DISCONNECTED/,
    )
  })
})

describe('on a device that is full', () => {
  test('nothing is called safe, neither offline nor on the way out', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.addInitScript(() => {
          IDBObjectStore.prototype.put = () => {
            throw new DOMException('No space', 'QuotaExceededError')
          }
        })
        await start(page)
        await choose(page, '0', 'healthy_hair')
        const { exit_dialog, frame } = live.pages.quiz
        await page.getByText(live.messages.quiz.draft_full).waitFor()
        await page.getByRole('button', { name: frame.exit }).click()
        const dialog = page.getByRole('dialog', { name: exit_dialog.heading })
        await dialog.getByText(live.messages.quiz.draft_not_kept).waitFor()
        await page.getByRole('button', { name: exit_dialog.stay }).click()
        await expectNothingSafe(page)
      },
      /ERR_INTERNET_DISCONNECTED/,
    )
  })
})

describe('when the page is reloaded in the middle', () => {
  test('it offers to continue, and every answer and picture is there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'healthy_hair')
      await next(page, 'photos')
      await page
        .getByLabel(live.photos.texts.ways.upload, { exact: true })
        .setInputFiles((await threePictures(page)).slice(0, 1))
      await page.getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle('top') }) }).waitFor()
      await page.reload()
      await atStep(page, live.pages.quiz.resume.heading)
      await page
        .getByText(
          filled(live.pages.quiz.resume.answered, { answered: 1, total: questionCount, photos: 1, photos_total: 3 }),
        )
        .waitFor()
      await expectAccessible(page, 'continue')
      await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(page, 'photos')
      await page.getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle('top') }) }).waitFor()
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      await atStep(page, 'goals')
      expect(await question(page, '0').getByLabel(optionLabel('0', 'healthy_hair')).isChecked()).toBe(true)
    })
  })

  test('starting again deletes what was kept', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'growth')
      await expectProgress(page, 1)
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      await page.reload()
      await page.getByRole('button', { name: live.pages.quiz.resume.start_again }).click()
      await page.getByRole('button', { name: live.pages.quiz.resume.start_again_dialog.confirm }).click()
      await atStep(page, 'goals')
      expect(await page.locator('input:checked').count()).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
    })
  })

  test('an answer that is given in the moment in which the page is left is there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      const answer = question(page, '0').getByLabel(optionLabel('0', 'growth'))
      await answer.evaluate((input) => {
        ;(input as HTMLElement).click()
        window.location.reload()
      })
      await page
        .getByText(
          filled(live.pages.quiz.resume.answered, { answered: 1, total: questionCount, photos: 0, photos_total: 3 }),
        )
        .waitFor()
    })
  })

  test('a browser that dies loses no answer that was shown as kept', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'))
    const first = await openBrowser({ url: product().url, profile })
    await start(first.page)
    await choose(first.page, '0', 'growth')
    await choose(first.page, '3', 'chin')
    await first.page.getByText(live.pages.quiz.frame.saved).waitFor()
    await first.crash()
    const second = closeAfter(await openBrowser({ url: product().url, profile }), async ({ page }) => {
      await page.goto('/quiz')
      await page
        .getByText(
          filled(live.pages.quiz.resume.answered, { answered: 2, total: questionCount, photos: 0, photos_total: 3 }),
        )
        .waitFor()
    })
    await second.finally(() => {
      rmSync(profile, { recursive: true, force: true })
    })
  })
})

describe('two tabs with one quiz', () => {
  const goal = '0'
  const length = '3'

  test('none writes over what was answered in the other: the visitor chooses', async () => {
    await visit({}, async ({ page, context }) => {
      await start(page)
      const late = await context.newPage()
      await openQuiz(late)
      await choose(page, goal, 'growth')
      await page.getByText(live.pages.quiz.frame.saved).waitFor()

      // The tab that had found no draft now offers it.
      await atStep(late, live.pages.quiz.resume.heading)
      await late.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await expectProgress(late, 1)
      await choose(late, length, 'chin')
      await atStep(page, live.pages.quiz.two_tabs.heading)
      await expectAccessible(page, 'changed in another tab')
      await page.getByRole('button', { name: live.pages.quiz.two_tabs.use_other }).click()
      await expectProgress(page, 2)
      expect(await question(page, length).getByLabel(optionLabel('3', 'chin')).isChecked()).toBe(true)

      // The same answers are not offered again.
      await expectProgress(late, 2)
      await choose(page, goal, 'healthy_hair')
      await atStep(late, live.pages.quiz.two_tabs.heading)
      await late.getByRole('button', { name: live.pages.quiz.two_tabs.keep_this }).click()
      await expectProgress(late, 2)
      await atStep(page, live.pages.quiz.two_tabs.heading)
      await page.reload()
      await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await expectProgress(page, 2)
      expect(await question(page, goal).getByLabel(optionLabel('0', 'growth')).isChecked()).toBe(true)
    })
  })
})

describe('two tabs at the last step', () => {
  test('the one that does not send is asked: the result, or a new quiz; Next in both is one submission', async () => {
    await visit({}, async ({ page, context }) => {
      const before = await submissionsOf(product())
      await start(page)
      await choose(page, '0', 'growth')
      for (const step of stepIds.slice(1)) await next(page, step)
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      const other = await context.newPage()
      await other.goto('/quiz')
      await other.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(other, 'about_you')

      await finish(page)
      await atStep(other, live.pages.quiz.two_tabs.finished.heading)
      await expectAccessible(other, 'finished in another tab')
      await other.getByRole('button', { name: live.pages.quiz.two_tabs.finished.see_result }).click()
      await atStep(other, 'results')
      expect((await submissionsOf(product())) - before).toBe(1)

      // From here on only the first tab has the answers. They are sent again only if they are changed.
      await page.goBack()
      await atStep(page, 'about_you')
      await choose(page, 'preference_1', 'vegan')
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      await other.goto('/quiz')
      await other.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(other, 'about_you')
      let letGo = (): void => undefined
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await context.route(/\/quiz\/submissions$/, async (route) => {
        await gate
        await route.continue()
      })
      // At the same moment, so that neither tab has stored the key of its submission yet.
      const nextOf = (tab: Page) => tab.getByRole('button', { name: live.pages.quiz.frame.next, exact: true })
      await Promise.all([page, other].map((tab) => nextOf(tab).click()))
      for (const tab of [page, other]) await atStep(tab, 'analysing')
      letGo()
      for (const tab of [page, other]) await atStep(tab, 'results')
      expect((await submissionsOf(product())) - before).toBe(2)
    })
  })
})

describe('consent', () => {
  test('without a yes nothing sensitive leaves the device, and the quiz still gives a result', async () => {
    await visit({}, async ({ page }) => {
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/quiz/submissions'))
      await skipAnalysingDelay(page)
      await start(page)
      for (const step of stepIds) {
        await atStep(page, step)
        if (step === 'medical') await answerAll(page)
        if (step === 'about_you') {
          await decline(page, 'location')
          await expect(question(page, 'preference_8').count()).resolves.toBe(0)
        }
        if (step === 'hair_care') await choose(page, 'haircare_13', 'itchy')
        const following = stepIds[stepIds.indexOf(step) + 1]
        if (following) await next(page, following)
      }
      await page.getByRole('heading', { name: live.pages.quiz.before_sending.open }).waitFor()
      await finish(page)
      const { answers, consents } = submissionIn(await sent)
      expect(answers.map((answer) => answer.question)).toEqual(['haircare_13'])
      expect(consents.map(({ id, choice }) => [id, choice])).toEqual([['location', 'declined']])
    })
  })

  test('a yes is taken back on the result page as easily as it was given', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await start(page)
      for (const step of stepIds) {
        await atStep(page, step)
        if (step === 'medical') {
          await agree(page, 'health')
          await choose(page, 'medical_5', 'low_iron')
        }
        const following = stepIds[stepIds.indexOf(step) + 1]
        if (following) await next(page, following)
      }
      await finish(page)
      await page.getByText(byId(live.profile.signposts, 'low_iron').title, { exact: true }).waitFor()
      // A visitor without an account must not read about an account.
      expect(await page.getByText(/answers from your account|photo in your account/).count()).toBe(0)
      await withdraw(page, 'health')
      await expect(
        page.getByText(byId(live.profile.signposts, 'low_iron').title, { exact: true }).count(),
      ).resolves.toBe(0)
    })
  })
})

const hasLoaded = (page: Page, file: string): Promise<boolean> =>
  page.evaluate((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}`)), file)

describe('when the server cannot be reached at submit', () => {
  test('it says so, keeps everything, and stores one submission when the server is back', async () => {
    const own = await startProduct()
    const visitor = await openBrowser({ url: own.url, expected: /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/ })
    await closeAfter(visitor, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'growth')
      for (const step of stepIds.slice(1)) await next(page, step)
      // The code of the result page is loaded when the page is idle. Here it has to be loaded before the server is killed.
      await expect.poll(() => hasLoaded(page, 'results-step'), { timeout: 20_000 }).toBe(true)
      await own.kill()
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await page.getByText(live.pages.quiz.analysing.interrupted.text).first().waitFor()
      await expectAccessible(page, 'offline')
      const back = await startProduct({ dataDir: own.dataDir, port: own.port })
      await page.getByRole('heading', { level: 1, name: stepTitle('results') }).waitFor({ timeout: 60_000 })
      await back.stop()
    })
  })
})

describe('two submits with one key', () => {
  test('are one submission', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await start(page)
      await choose(page, '0', 'growth')
      for (const step of stepIds.slice(1)) await next(page, step)
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/quiz/submissions'))
      await finish(page)
      const request = await sent
      const first = (await (await request.response())?.json()) as { id: string }
      const again = await page.request.post('/api/quiz/submissions', {
        headers: await request.allHeaders(),
        data: request.postDataJSON() as object,
      })
      expect([again.status(), ((await again.json()) as { id: string }).id]).toEqual([201, first.id])
    })
  })
})
