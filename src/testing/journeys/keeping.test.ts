import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page, Request } from 'playwright'
import { openBrowser } from '#testing/browser/browser.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
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
  stepTitles,
  threePictures,
  visiting,
  watched,
} from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

const submissionIn = (request: Request) =>
  request.postDataJSON() as {
    answers: { question: string; options?: string[] }[]
    consents: { id: string; choice: string }[]
  }

describe('when the page is reloaded in the middle', () => {
  test('it offers to continue, and every answer and picture is there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Healthy hair')
      await next(page, 'Upload Pictures')
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles((await threePictures(page)).slice(0, 1))
      await page.getByRole('img', { name: 'Your picture: Top' }).waitFor()
      await page.reload()
      await atStep(page, 'Continue or start again')
      await page.getByText('1 of 51 questions answered. Photos: 1 of 3.').waitFor()
      await expectAccessible(page, 'continue')
      await page.getByRole('button', { name: 'Continue' }).click()
      await atStep(page, 'Upload Pictures')
      await page.getByRole('img', { name: 'Your picture: Top' }).waitFor()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await atStep(page, stepTitles[0])
      expect(await question(page, 'What is your main hair goal?').getByLabel('Healthy hair').isChecked()).toBe(true)
    })
  })

  test('starting again deletes what was kept', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await expectProgress(page, /^1 of 51 questions/)
      await page.getByText('Saved on this device').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Start again' }).click()
      await page.getByRole('button', { name: 'Delete and start again' }).click()
      await atStep(page, stepTitles[0])
      expect(await page.locator('input:checked').count()).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: 'Get Started' }).waitFor()
    })
  })

  test('an answer that is given in the moment in which the page is left is there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      const answer = question(page, 'What is your main hair goal?').getByLabel('Growth')
      await answer.evaluate((input) => {
        ;(input as HTMLElement).click()
        window.location.reload()
      })
      await page.getByText('1 of 51 questions answered').waitFor()
    })
  })

  test('a browser that dies loses no answer that was shown as kept', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'))
    const first = await openBrowser({ url: product.url, profile })
    await start(first.page)
    await choose(first.page, 'What is your main hair goal?', 'Growth')
    await choose(first.page, 'How long is your hair?', 'Chin Length')
    await first.page.getByText('Saved on this device').waitFor()
    await first.crash()
    const second = watched(await openBrowser({ url: product.url, profile }), async ({ page }) => {
      await page.goto('/quiz')
      await page.getByText('2 of 51 questions answered').waitFor()
    })
    await second.finally(() => {
      rmSync(profile, { recursive: true, force: true })
    })
  })
})

describe('two tabs with one quiz', () => {
  const goal = 'What is your main hair goal?'
  const length = 'How long is your hair?'
  const kept = (page: Page, count: number) => page.getByText(`${count} of 51 questions answered`).waitFor()

  test('none writes over what was answered in the other: the visitor chooses', async () => {
    await visit({}, async ({ page, context }) => {
      await start(page)
      const late = await context.newPage()
      await openQuiz(late)
      await choose(page, goal, 'Growth')
      await page.getByText('Saved on this device').waitFor()

      // The one that had found nothing offers it now.
      await atStep(late, 'Continue or start again')
      await late.getByRole('button', { name: 'Continue' }).click()
      await kept(late, 1)
      await choose(late, length, 'Chin Length')
      await atStep(page, 'Changed in another tab')
      await expectAccessible(page, 'changed in another tab')
      await page.getByRole('button', { name: 'Use the answers from the other tab' }).click()
      await kept(page, 2)
      expect(await question(page, length).getByLabel('Chin Length').isChecked()).toBe(true)

      // The same answers are no news.
      await kept(late, 2)
      await choose(page, goal, 'Healthy hair')
      await atStep(late, 'Changed in another tab')
      await late.getByRole('button', { name: 'Keep the answers in this tab' }).click()
      await kept(late, 2)
      await atStep(page, 'Changed in another tab')
      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).click()
      await kept(page, 2)
      expect(await question(page, goal).getByLabel('Growth').isChecked()).toBe(true)
    })
  })
})

describe('two tabs at the last step', () => {
  test('the one that does not send is asked: the result, or a new quiz; Next in both is one submission', async () => {
    await visit({}, async ({ page, context }) => {
      const before = await submissionsOf(product)
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      for (const title of stepTitles.slice(1)) await next(page, title)
      await page.getByText('Saved on this device').waitFor()
      const other = await context.newPage()
      await other.goto('/quiz')
      await other.getByRole('button', { name: 'Continue' }).click()
      await atStep(other, 'A little about you')

      await finish(page)
      await atStep(other, 'Finished in another tab')
      await expectAccessible(other, 'finished in another tab')
      await other.getByRole('button', { name: 'See my result' }).click()
      await atStep(other, 'Your results')
      expect((await submissionsOf(product)) - before).toBe(1)

      // From here the answers are nowhere but in the first tab: they are sent again only when they were changed.
      await page.goBack()
      await atStep(page, 'A little about you')
      await choose(page, 'Do you have any ingredient preferences?', 'Vegan')
      await page.getByText('Saved on this device').waitFor()
      await other.goto('/quiz')
      await other.getByRole('button', { name: 'Continue' }).click()
      await atStep(other, 'A little about you')
      let letGo = (): void => undefined
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await context.route(/\/quiz\/submissions$/, async (route) => {
        await gate
        await route.continue()
      })
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Next', exact: true }).click()
        await atStep(tab, 'Analysing Results')
      }
      letGo()
      for (const tab of [page, other]) await atStep(tab, 'Your results')
      expect((await submissionsOf(product)) - before).toBe(2)
    })
  })
})

describe('consent', () => {
  test('without a yes nothing sensitive leaves the device, and the quiz still gives a result', async () => {
    await visit({}, async ({ page }) => {
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/quiz/submissions'))
      await start(page)
      for (const title of stepTitles) {
        await atStep(page, title)
        if (title === 'Medical Conditions') await answerAll(page)
        if (title === 'A little about you') {
          await decline(page, 'Where you live')
          await expect(question(page, 'Which region do you live in?').count()).resolves.toBe(0)
        }
        if (title === 'Hair Care') await choose(page, 'How does your scalp feel most of the time?', 'Itchy')
        const following = stepTitles[stepTitles.indexOf(title) + 1]
        if (following) await next(page, following)
      }
      await page.getByText('Some answers need your yes before we may store them.').waitFor()
      await finish(page)
      const { answers, consents } = submissionIn(await sent)
      expect(answers.map((answer) => answer.question)).toEqual(['haircare_13'])
      expect(consents.map(({ id, choice }) => [id, choice])).toEqual([['location', 'declined']])
    })
  })

  test('a yes is taken back on the result page as easily as it was given', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      for (const title of stepTitles) {
        await atStep(page, title)
        if (title === 'Medical Conditions') {
          await agree(page, 'Your health answers')
          await choose(page, 'Have you been told you are low in iron or another nutrient?', 'Yes, iron')
        }
        const following = stepTitles[stepTitles.indexOf(title) + 1]
        if (following) await next(page, following)
      }
      await finish(page)
      await page.getByText('Low iron', { exact: true }).waitFor()
      // A visitor has no account that anything could be deleted from.
      await page.getByText('We delete these answers and work out your scores, tips and products again.').waitFor()
      expect(await page.getByText(/answers from your account|photo in your account/).count()).toBe(0)
      await page.getByRole('button', { name: 'Delete my health answers' }).click()
      await page.getByText('Your health answers are deleted.').waitFor()
      await expect(page.getByText('Low iron', { exact: true }).count()).resolves.toBe(0)
    })
  })
})

describe('when the server cannot be reached at submit', () => {
  test('it says so, keeps everything, and stores one submission when the server is back', async () => {
    const own = await startProduct()
    const visitor = await openBrowser({ url: own.url, expected: /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/ })
    await watched(visitor, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      for (const title of stepTitles.slice(1)) await next(page, title)
      await own.kill()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByText('Your answers are safe on this device.').first().waitFor()
      await expectAccessible(page, 'offline')
      const back = await startProduct({ dataDir: own.dataDir, port: own.port })
      await page.getByRole('heading', { level: 1, name: 'Your results' }).waitFor({ timeout: 60_000 })
      await back.stop()
    })
  })
})

describe('two submits with one key', () => {
  test('are one submission', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      for (const title of stepTitles.slice(1)) await next(page, title)
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
