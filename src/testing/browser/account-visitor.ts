/** Steps of a visitor with an account, for tests of the built product. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { answerAll, choose, next, start, skipAnalysingDelay, viewing } from './quiz-visitor.ts'
import { byId, live, stepIds, stepTitle } from '#testing/live-content.ts'

export const password = 'Coils4ever-and-more'

let count = 0
/** Returns a username that is not taken. */
export const newName = (): string => `amara_${process.pid}_${(count += 1)}`

export const addressOf = (username: string): string => `${username}@example.com`

/** Fills in and submits the open sign-up page. By default, signing up leads to the home page. */
export const signUp = async (page: Page, username: string, path = '/'): Promise<void> => {
  // The URL changes before the page does, and the login page has a field with a similar name.
  await page.getByRole('heading', { level: 1, name: live.pages.signup.heading }).waitFor()
  await page.getByLabel(byId(live.pages.signup.fields, 'username').label).fill(username)
  await page.getByLabel(byId(live.pages.signup.fields, 'email').label).fill(addressOf(username))
  await page.getByLabel(byId(live.pages.signup.fields, 'password').label, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: live.pages.signup.submit }).click()
  await page.waitForURL((url) => url.pathname === path)
}

/** Fills in and submits the open login page. */
export const logIn = async (page: Page, username: string, typed = password): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: live.pages.login.heading }).waitFor()
  await page.getByLabel(byId(live.pages.login.fields, 'username').label).fill(username)
  await page.getByLabel(byId(live.pages.login.fields, 'password').label, { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: live.pages.login.submit }).click()
}

export const withAccount = async (page: Page): Promise<string> => {
  const username = newName()
  await page.goto('/signup')
  await signUp(page, username)
  return username
}

type Rest = 'skipped' | 'answered'

/** Chooses the given options (by question id) in the first step, goes through the other steps and waits for the result. */
export const shortQuiz = async (
  page: Page,
  answers: Readonly<Record<string, string>>,
  rest: Rest = 'skipped',
): Promise<void> => {
  await skipAnalysingDelay(page)
  await viewing(page, 'onePage')
  await start(page)
  if (rest === 'answered') await answerAll(page)
  for (const [id, option] of Object.entries(answers)) await choose(page, id, option)
  for (const step of stepIds.slice(1)) {
    await next(page, step)
    if (rest === 'answered') await answerAll(page)
  }
  await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: stepTitle('results') }).waitFor({ timeout: 60_000 })
}

/** The newest password reset link in the mails that the product has written to its data folder. */
export const resetLinkIn = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'mail')
  for (let tries = 0; tries < 100; tries += 1) {
    const link = mailsIn(folder)
      .flatMap((mail) => [...mail.matchAll(/https?:\S+#token=[\w-]+/g)])
      .at(-1)?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No mail with a link has come')
}

/** Quoted-printable encoding (RFC 2045) ends a wrapped line with `=`. */
const mailsIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .sort()
      .map((file) =>
        readFileSync(join(folder, file), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
  } catch {
    return []
  }
}
