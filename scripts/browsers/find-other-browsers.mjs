// Finds the browsers of `npm run test:browsers` that are not npm packages: Firefox, and WebKit with its driver.
// FIREFOX_PATH and WEBKIT_DRIVER_PATH name them.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {{ readonly env: Readonly<Record<string, string>>, readonly missing?: undefined }} Found environment variables for the tests
 * @typedef {{ readonly missing: string }} Missing what is missing and how to install it
 */

export const otherBrowsers = { firefox: findFirefox, webkit: findWebkit }

/** @returns {Found | Missing} */
function findFirefox() {
  const path =
    given('FIREFOX_PATH') ??
    onPath('firefox-esr', 'firefox') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'].find(
      existsSync,
    )
  return path
    ? { env: { FIREFOX_PATH: path } }
    : { missing: 'Firefox is not installed; on Debian: apt-get install firefox-esr' }
}

/**
 * The driver starts our own small window (src/testing/browsers/webkit-window.py), because the driver's browser cannot be as narrow as a phone.
 * @returns {Found | Missing}
 */
function findWebkit() {
  const driver = given('WEBKIT_DRIVER_PATH') ?? onPath('WebKitWebDriver')
  if (!driver) return { missing: 'WebKit is not installed; on Debian: apt-get install webkit2gtk-driver' }
  const python = ['/usr/bin/python3', onPath('python3')].find((path) => path && hasWebkit(path))
  if (!python)
    return { missing: 'WebKit has no window library; on Debian: apt-get install python3-gi gir1.2-webkit2-4.1' }
  if (!process.env.DISPLAY && !onPath('Xvfb'))
    return { missing: 'WebKit has no display; on Debian: apt-get install xvfb' }
  return { env: { WEBKIT_DRIVER_PATH: driver, WEBKIT_PYTHON_PATH: python } }
}

/** @param {string} python */
function hasWebkit(python) {
  try {
    execFileSync(python, ['-c', "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')"], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/**
 * The path in an environment variable, if it is set.
 * @param {string} name
 */
function given(name) {
  const path = process.env[name]
  if (path && !existsSync(path)) throw new Error(`${name} is ${path}, which does not exist`)
  return path || undefined
}

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
