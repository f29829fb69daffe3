// Measures what a first-time visitor loads until the first question is answered, in a real browser.

/**
 * @typedef {{ readonly address: string, readonly bytes: number }} Request `bytes`: the transferred size, including headers
 */

/**
 * The aim is 140,000 bytes. The same code can vary by up to 100 bytes when a change elsewhere gives other hashes to file names, which
 * compress differently.
 */
export const limits = { requests: 15, bytes: 158_120 }

/** Requests that begin within this time after the first answer count, too. */
const afterAnswerMs = 1000

/**
 * Presses the first button of the quiz, then its first option.
 * @param {import('playwright').Page} page a page of a new context
 * @param {string} address the address of the quiz
 * @returns {Promise<readonly Request[]>} in the order in which they finished
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
  // A visitor reads first: by then, everything that a page loads when idle, such as its font, has arrived.
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
