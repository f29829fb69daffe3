// What a visitor who has never been here loads until the first question is answered, in a real browser.

/**
 * @typedef {{ readonly address: string, readonly bytes: number }} Request `bytes` with its headers, as they came over the line
 */

/**
 * The aim is 140,000 bytes. The same code differs by up to 100 bytes from build to build of a change elsewhere: the hashes in file
 * names do not compress alike.
 */
export const limits = { requests: 15, bytes: 157_550 }

/** What begins within this time after the first answer counts, too. */
const afterAnswerMs = 1000

/**
 * Presses the first button of the quiz, then its first option.
 * @param {import('playwright').Page} page of a context that has not been used before
 * @param {string} address of the quiz
 * @returns {Promise<readonly Request[]>} in the order in which they ended
 */
export async function requestsUntilAnswered(page, address) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  /** @type {Map<string, string>} */
  const addresses = new Map()
  /** @type {Request[]} */
  const requests = []
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (request.url.startsWith('http')) addresses.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const path = addresses.get(requestId)
    if (path !== undefined) requests.push({ address: path, bytes: encodedDataLength })
  })
  await page.goto(address)
  await page.locator('main button').first().click()
  const option = page.locator('main input[type=radio], main input[type=checkbox]').first()
  // Reading takes time: by then what a page loads when it is idle has come, such as its font.
  await option.waitFor()
  await page.waitForLoadState('networkidle')
  await option.check()
  await page.waitForTimeout(afterAnswerMs)
  return requests
}

/**
 * @param {readonly Request[]} requests
 * @returns {number}
 */
export function bytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}
