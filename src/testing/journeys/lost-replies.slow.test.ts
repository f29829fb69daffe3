import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { password, withAccount } from '#testing/browser/account-visitor.ts'
import { live } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

/** The browser's own console messages about a call that was refused or cut off. */
const refusedOrLost = /status of 4(01|03|22)|ERR_FAILED/

/** Opens the dialog that deletes the account, once the lists above its button are loaded and no longer move it. */
const openDeletion = async (page: Page) => {
  const { privacy, sessions } = live.pages.dashboard.account
  await page.goto('/dashboard/account')
  await page.getByText(sessions.only_this).waitFor()
  await page.getByRole('button', { name: privacy.delete.button }).click()
  return page.getByRole('dialog')
}

describe('a user whose network is gone before the reply comes', () => {
  /** Loses the reply to this call once, after the server has processed it. */
  const loseReply = (page: Page, path: string) =>
    page.route(
      path,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )

  test('changes the password: the second press finds that it is changed, and the old one does not hold', async () => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        await page.goto('/dashboard/account')
        const { account } = live.pages.dashboard
        const fields: readonly (readonly [label: string, typed: string])[] = [
          [account.login.old_password.label, password],
          [account.login.new_password.label, 'Brand-new-Coils-7'],
          [account.login.confirm_password.label, 'Brand-new-Coils-7'],
        ]
        for (const [label, typed] of fields) await page.getByLabel(label, { exact: true }).fill(typed)
        await loseReply(page, '**/password')
        await page.getByRole('button', { name: account.save }).click()
        await page.getByText(live.messages.account.password_failed).first().waitFor()
        await page.getByRole('button', { name: account.save }).click()
        await page.getByText(live.messages.account.password_saved).first().waitFor()
        expect(await page.getByLabel(account.login.old_password.label, { exact: true }).inputValue()).toBe('')
      },
      refusedOrLost,
    )
  })

  test('deletes the account: the second press clears the device, and promises no more than is known', async () => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        const words = live.pages.dashboard.account.privacy.delete
        const dialog = await openDeletion(page)
        await dialog.getByLabel(words.dialog.password).fill(password)
        await loseReply(page, '**/delete')
        await dialog.getByRole('button', { name: words.dialog.confirm }).click()
        await dialog.getByText(live.messages.common.interrupted).first().waitFor()
        await dialog.getByRole('button', { name: words.dialog.confirm }).click()
        await page.getByRole('heading', { level: 1, name: words.unconfirmed.heading }).waitFor()
        await expect.poll(() => page.title()).toContain(words.unconfirmed.heading)
        await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
        expect(new URL(page.url()).pathname).toBe('/dashboard/account')
      },
      refusedOrLost,
    )
  })

  test.each(['its login is gone', 'the call never arrived'])(
    'deletes the account and reloads the page: %s',
    async (found) => {
      await visit(
        {},
        async ({ page }) => {
          await withAccount(page)
          const { heading, privacy } = live.pages.dashboard.account
          const words = privacy.delete
          const dialog = await openDeletion(page)
          await dialog.getByLabel(words.dialog.password).fill(password)
          const isGone = found === 'its login is gone'
          if (isGone) await loseReply(page, '**/delete')
          else await page.route('**/delete', (route) => route.abort(), { times: 1 })
          await dialog.getByRole('button', { name: words.dialog.confirm }).click()
          await dialog.getByText(live.messages.common.interrupted).first().waitFor()
          await page.reload()
          await page.getByRole('heading', { level: 1, name: isGone ? words.unconfirmed.heading : heading }).waitFor()
          await expect.poll(() => page.evaluate(() => 'auth' in localStorage)).toBe(!isGone)
        },
        refusedOrLost,
      )
    },
  )

  test('deletes the account with a wrong password, then: that is said, and the account stays', async () => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        const words = live.pages.dashboard.account.privacy.delete
        const dialog = await openDeletion(page)
        await dialog.getByLabel(words.dialog.password).fill('Wrong-horse-9')
        await loseReply(page, '**/delete')
        await dialog.getByRole('button', { name: words.dialog.confirm }).click()
        await dialog.getByText(live.messages.common.interrupted).first().waitFor()
        await dialog.getByRole('button', { name: words.dialog.confirm }).click()
        await dialog.getByText(live.messages.fields.password_wrong).first().waitFor()
        expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toBeNull()
      },
      refusedOrLost,
    )
  })
})
