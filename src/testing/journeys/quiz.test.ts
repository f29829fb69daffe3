import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Request } from 'playwright'
import { openBrowser, type BrowserOptions, type OpenBrowser } from '../browser.ts'
import { startProduct, type Product } from '../product.ts'
import {
  agree,
  answerAll,
  answerEverything,
  atStep,
  choose,
  decline,
  expectAccessible,
  finish,
  next,
  openQuiz,
  progress,
  question,
  start,
  stepTitles,
} from '../quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = async (options: Omit<BrowserOptions, 'url'>, journey: (visitor: OpenBrowser) => Promise<void>) => {
  const visitor = await openBrowser({ url: product.url, ...options })
  try {
    await journey(visitor)
    expect(visitor.faults).toEqual([])
  } finally {
    await visitor.close()
  }
}

const submissionIn = (request: Request) =>
  request.postDataJSON() as {
    answers: { question: string; options?: string[] }[]
    consents: { id: string; choice: string }[]
  }

describe('a visitor with a mouse and a camera', () => {
  test('answers 51 questions, takes three pictures and reads a result that the server stored', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await answerEverything(page, async (title) => {
        await expectAccessible(page, title)
        if (title !== 'Upload Pictures') return
        await page.getByRole('button', { name: 'Take Pictures' }).click()
        for (const view of ['Top', 'Back', 'Side']) {
          await page.getByRole('button', { name: `Take the picture: ${view}` }).click()
          await page.getByRole('img', { name: `Your picture: ${view}` }).waitFor()
        }
        await expect(page.getByRole('button', { name: /^Take the picture/ }).count()).resolves.toBe(0)
        await page.getByRole('button', { name: 'Submit Photos' }).click()
        await page.getByText('Your photos were submitted. The camera is off.').first().waitFor()
        expect(
          await page.evaluate(
            () => [...document.querySelectorAll('video')].filter(({ srcObject }) => srcObject).length,
          ),
        ).toBe(0)
        await expectAccessible(page, 'three pictures')
        await agree(page, 'Your photos')
      })
      expect(await progress(page)).toBe('51 of 51 questions answered, 100%')
      // Else the check would wait for the drawing to end, and judge the next step.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await atStep(page, 'Analysing Results')
      await expectAccessible(page, 'Analysing Results')
      await atStep(page, 'Your results')
      await expectAccessible(page, 'Your results')
      await page.getByRole('meter', { name: 'Moisture' }).waitFor()
      await page.getByRole('heading', { name: 'See your whole result' }).waitFor()
      expect(await page.getByRole('img', { name: /^Your picture/ }).count()).toBe(3)
      expect(readdirSync(join(product.dataDir, 'photos')).length).toBeGreaterThanOrEqual(3)
      await page.reload()
      await atStep(page, 'Your results')
    })
  })
})

describe('a visitor with a keyboard alone', () => {
  test('goes through the whole quiz without a mouse', async () => {
    await visit({}, async ({ page }) => {
      await openQuiz(page)
      await press(page, 'Get Started')
      for (const [index, title] of stepTitles.entries()) {
        await atStep(page, title)
        expect(await page.evaluate(() => document.activeElement?.tagName), title).toBe('H1')
        if (index === 0) {
          await page.keyboard.press('Tab')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Space')
        }
        await press(page, 'Next')
      }
      await atStep(page, 'Your results')
    })
  })
})

describe('a visitor on a phone without a camera', () => {
  test('reads why, uploads three pictures instead and gets a result', async () => {
    await visit({ camera: 'denied', phone: true }, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await next(page, 'Upload Pictures')
      await page.getByRole('button', { name: 'Take Pictures' }).click()
      await page.getByRole('heading', { name: 'The camera is blocked' }).waitFor()
      await expectAccessible(page, 'camera blocked')
      await page.locator('input[type=file]').setInputFiles(await threePictures(page))
      for (const view of ['Top', 'Back', 'Side'])
        await page.getByRole('img', { name: `Your picture: ${view}` }).waitFor()
      await page.getByRole('button', { name: 'Submit Photos' }).click()
      await decline(page, 'Your photos')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/photos/')) sent.push(request.url())
      })
      for (const title of stepTitles.slice(2)) await next(page, title)
      await finish(page)
      expect(sent).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await page.evaluate(() => window.innerWidth),
      )
    })
  })

  test('a file that is no picture is refused by name', async () => {
    await visit({ camera: 'none', phone: true }, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await page.getByRole('button', { name: 'Take Pictures' }).click()
      await page.getByRole('heading', { name: 'No camera found' }).waitFor()
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') }])
      await page.getByText('“letter.jpg” is not a picture we can read. Choose a JPG, PNG or WebP file.').waitFor()
    })
  })
})

describe('when the page is reloaded in the middle', () => {
  test('it offers to continue, and every answer and picture is there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Healthy hair')
      await next(page, 'Upload Pictures')
      await page.locator('input[type=file]').setInputFiles((await threePictures(page)).slice(0, 1))
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
      await page.getByText('1 of 51').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Start again' }).click()
      await page.getByRole('button', { name: 'Delete and start again' }).click()
      await atStep(page, stepTitles[0])
      expect(await page.locator('input:checked').count()).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: 'Get Started' }).waitFor()
    })
  })

  test('a browser that dies loses no answer that was shown as kept', async () => {
    const { mkdtempSync, rmSync } = await import('node:fs')
    const profile = mkdtempSync(join((await import('node:os')).tmpdir(), 'profile-'))
    const first = await openBrowser({ url: product.url, profile })
    await start(first.page)
    await choose(first.page, 'What is your main hair goal?', 'Growth')
    await choose(first.page, 'How long is your hair?', 'Chin Length')
    await first.page.getByText('Saved on this device').waitFor()
    await first.crash()
    const second = await openBrowser({ url: product.url, profile })
    try {
      await second.page.goto('/quiz')
      await second.page.getByText('2 of 51 questions answered').waitFor()
    } finally {
      await second.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
})

describe('browser Back and Forward', () => {
  test('move between steps', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await next(page, 'Extra Information')
      await page.goBack()
      await atStep(page, 'Upload Pictures')
      await page.goBack()
      await atStep(page, stepTitles[0])
      await page.goForward()
      await atStep(page, 'Upload Pictures')
      expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
    })
  })
})

describe('exclusive options', () => {
  test('None of the above clears the others, and the other way round', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      const title = 'Which hair issues are you dealing with at the moment?'
      const box = (label: string) => question(page, title).getByLabel(label, { exact: true })
      await choose(page, title, 'Scalp Dryness', 'Thinning hair')
      await box('None of the above').check()
      expect([await box('Scalp Dryness').isChecked(), await box('Thinning hair').isChecked()]).toEqual([false, false])
      await box('Thinning hair').check()
      expect(await box('None of the above').isChecked()).toBe(false)
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
      await page.getByRole('button', { name: 'Delete my health answers' }).click()
      await page.getByText('Your health answers are deleted.').waitFor()
      await expect(page.getByText('Low iron', { exact: true }).count()).resolves.toBe(0)
    })
  })
})

describe('when the server cannot be reached at submit', () => {
  test('it says so, keeps everything, and stores one submission when the server is back', async () => {
    const own = await startProduct()
    const visitor = await openBrowser({ url: own.url })
    const { page } = visitor
    try {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      for (const title of stepTitles.slice(1)) await next(page, title)
      await own.kill()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByText('Your answers are safe on this device.').first().waitFor()
      await expectAccessible(page, 'offline')
      const back = await startProduct({ dataDir: own.dataDir, port: own.port })
      await page.getByRole('heading', { level: 1, name: 'Your results' }).waitFor({ timeout: 20_000 })
      await back.stop()
    } finally {
      await visitor.close()
    }
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

/** Focus moves by Tab until the button has it, as it does for somebody without a mouse. */
const press = async (page: OpenBrowser['page'], name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}

const threePictures = (page: OpenBrowser['page']) =>
  page
    .evaluate(async () => {
      const pictures: number[][] = []
      for (const colour of ['#553322', '#997755', '#222233']) {
        const canvas = new OffscreenCanvas(800, 640)
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = colour
          context.fillRect(0, 0, 800, 640)
        }
        pictures.push([...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())])
      }
      return pictures
    })
    .then((pictures) =>
      pictures.map((bytes, index) => ({
        name: `picture-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(bytes),
      })),
    )
