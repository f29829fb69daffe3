// The oldest browsers that the product supports. They are written down once: in package.json, under browserslist.
import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The version by the name that browserslist has for the browser. */
export const oldestBrowsers = Object.fromEntries(
  browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!version) throw new Error(`package.json, browserslist: write "${line}" as "chrome >= 109"`)
    return [name, version]
  }),
)

/** As Vite wants them. Samsung Internet is Chromium. */
export const buildTarget = Object.entries({
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}).map(([name, target]) => target + oldestBrowsers[name])
