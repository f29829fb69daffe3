// The oldest supported browsers, from `browserslist` in package.json.
import { readFileSync } from 'node:fs'

/** @type {{ browserslist: string[] }} */
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/**
 * The version of each browser, by its name in browserslist.
 * @type {Readonly<Record<string, string>>}
 */
export const oldestBrowsers = Object.fromEntries(
  browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!name || !version) throw new Error(`package.json, browserslist: write "${line}" as "chrome >= 109"`)
    return [name, version]
  }),
)

/** The build target for Vite, which has no target for Samsung Internet (based on Chromium). */
export const buildTarget = Object.entries({
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}).map(([name, target]) => `${target}${oldestBrowsers[name]}`)
