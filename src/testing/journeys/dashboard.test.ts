import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, logIn, password, shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import { expectAccessible, visiting } from '#testing/browser/quiz-visitor.ts'
import { readPdf } from '#testing/read-pdf.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)
/** What the browser says by itself of a login that was refused. */
const refusal = /status of 401/
const before = { 'Which picture is closest to your natural hair type?': '4A', 'Do you have split ends?': 'Yes' }
const after = { 'Which picture is closest to your natural hair type?': '4A', 'Do you have split ends?': 'No' }

const scoreOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('main').getByRole('heading', { name, exact: true }).locator('..').innerText()).replace(
    /\s+/g,
    ' ',
  )

/** Two reports are compared. What is compared stands in the address: Back, Forward and a reload agree with what is seen. */
const expectHistory = async (page: Page): Promise<void> => {
  const compared = page.getByRole('heading', { name: /^What changed from/ })
  const ticked = page.getByRole('main').getByRole('checkbox', { checked: true })
  const address = page.url()
  const names = await page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: /^\d\d\/\d\d\/\d\d/ })
    .allInnerTexts()
  expect(new Set(names).size).toBe(2)

  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect.poll(() => compared.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(page.url()).toBe(address)
  await page.reload()
  await compared.waitFor()
  expect(await ticked.count()).toBe(2)
  // The same comparison, asked for twice, was one step.
  await page.goBack()
  await compared.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.goForward()
  await compared.waitFor()
  expect(page.url()).toBe(address)
}

/** Whatever is pressed without a choice, the report stays, and so does the place of the focus. */
const expectSafeDialog = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: /^Delete the report of/ }).first()
  const dialog = page.getByRole('dialog', { name: 'Delete this report?' })
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]
  for (const leave of ways) {
    await opener.press('Enter')
    await dialog.waitFor()
    expect(await isFocused(dialog.getByRole('button', { name: 'Keep it' }))).toBe(true)
    await leave()
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(opener)).toBe(true)
  }
  expect(await page.getByRole('button', { name: /^Delete the report of/ }).count()).toBe(2)
}

/** One report in a page: after Show more a reload, and coming back from a report, show both again. */
const expectMoreKept = async (page: Page): Promise<void> => {
  await page.route(/\/api\/users\/reports\/[^?]+(\?before=[^&]+)?$/, async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    await route.continue({ url: url.href })
  })
  const reports = page.getByRole('button', { name: /^Download Report of/ })
  await page.goto('/dashboard/reporthistory')
  await reports.first().waitFor()
  expect(await reports.count()).toBe(1)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('2 reports are shown.').waitFor({ state: 'attached' })
  await expect.poll(() => reports.count()).toBe(2)
  await page.reload()
  await expect.poll(() => reports.count()).toBe(2)
  await page
    .getByRole('link', { name: /^Read the report of/ })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Hair analysis report,/ }).waitFor()
  await page.goBack()
  await expect.poll(() => reports.count()).toBe(2)
  await page.unrouteAll()
}

describe('a user with two reports', () => {
  test('compares them, sees what changed and why, and downloads the PDF with the same numbers', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, before, 'answered')
      await page.goto('/dashboard/reporthistory')
      await page.getByRole('link', { name: 'Retake test' }).click()
      await page.waitForURL('**/quiz')
      await page.getByRole('button', { name: 'Get Started' }).waitFor()
      await shortQuiz(page, after, 'answered')

      await page.goto('/dashboard/reporthistory')
      await page.getByRole('main').getByText('Date Completed').waitFor()
      await expectAccessible(page, 'report history')
      expect(await page.getByRole('button', { name: /^Download Report of/ }).count()).toBe(2)
      const boxes = page.getByRole('main').getByRole('checkbox')
      for (const box of await boxes.all()) await box.check()
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await page
        .getByText(/You no longer answered “Yes”|You answered “No” instead of “Yes”/)
        .first()
        .waitFor()
      await expectAccessible(page, 'comparison')
      await expectHistory(page)
      await expectSafeDialog(page)
      await expectMoreKept(page)

      await page.goto('/dashboard')
      await page.getByRole('main').getByText('Hair Score').first().waitFor()
      const onScreen = await scoreOf(page, 'Condition')
      await page.goto('/dashboard/reporthistory')
      const downloading = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^Download Report of/ })
        .first()
        .click()
      const pdf = await readPdf(await readFile(await (await downloading).path()))
      const number = /\d+/.exec(onScreen)?.[0] ?? 'no number'
      expect(pdf.texts.map(({ text }) => text).join(' ')).toContain(`Condition ${number} / 100`)
    })
  })
})

describe('the account page', () => {
  test('saves every part, and all of it is there after a reload and a new login', async () => {
    await visit({ phone: true }, async ({ page }) => {
      const username = await withAccount(page)
      await page.goto('/dashboard/account')
      await page.getByLabel('Name', { exact: true }).fill('Amara Okafor')
      await page.getByLabel('Date of birth').fill('1990-03-27')
      await page.getByLabel('Gender').selectOption({ label: 'Female' })
      await page.getByLabel('Product or brand').fill('Shea butter')
      await page.getByLabel('Product or brand').press('Enter')
      await page.getByRole('button', { name: 'Remove Coconut Oil' }).click()
      await page.getByLabel('Email').fill(addressOf(`new_${username}`))
      await page.getByLabel('Old Password').fill(password)
      await page.getByLabel('New Password').fill('Brand-new-Coils-7')
      await page.getByLabel('Confirm Password').fill('Brand-new-Coils-7')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Your password is changed.').first().waitFor()
      await expectAccessible(page, 'account, saved')

      await page.reload()
      await page.getByLabel('Name', { exact: true }).waitFor()
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Amara Okafor')
      expect(await page.getByLabel('Date of birth').inputValue()).toBe('1990-03-27')
      expect(await page.getByLabel('Email').inputValue()).toBe(addressOf(`new_${username}`))
      await page.getByText('Shea butter').waitFor()
      expect(await page.getByText('Coconut Oil').count()).toBe(0)

      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/login')
      await logIn(page, username, 'Brand-new-Coils-7')
      await page.waitForURL('**/dashboard')
    })
  })

  test('gives all data after the password, and deletes everything after the password', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await shortQuiz(page, before)
        await page.goto('/dashboard/account')
        const privacy = page.getByRole('main')
        await privacy.getByRole('button', { name: 'Download my data' }).click()
        await page.getByLabel('Type your password to go on').fill(password)
        const downloading = page.waitForEvent('download')
        await privacy.getByRole('button', { name: 'Download my data' }).last().click()
        const data = await readFile(await (await downloading).path(), 'utf8')
        expect(data).toContain(addressOf(username))
        expect(data).toContain('4A')

        await privacy.getByRole('button', { name: 'Delete my account' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Your password').fill(password)
        await dialog.getByRole('button', { name: 'Delete for ever' }).click()
        await page.getByText('Your account is deleted').first().waitFor()
        await page.goto('/login')
        await logIn(page, username)
        await page.getByRole('alert').getByText('The username, email address or password is not right').waitFor()
      },
      refusal,
    )
  })
})

describe('recommendations', () => {
  test('are rated, and the rating is there the next time, to be changed', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, before)
      await page.goto('/dashboard/recommendations')
      await page.getByRole('button', { name: 'Rate Recommendation' }).click()
      await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
      await page.getByLabel('Comment (optional)').fill('Soft again')
      await page.getByRole('button', { name: 'Save rating' }).click()
      await page.getByText('Your rating is saved.').first().waitFor()
      await expectAccessible(page, 'recommendations, rated')
      await page.reload()
      await page.getByText(/Your rating: 4 of 5 stars/).waitFor()
    })
  })
})
