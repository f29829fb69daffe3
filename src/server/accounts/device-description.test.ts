import { expect, test } from 'vitest'
import { describeDevice } from './device-description.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0`, 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [undefined, null, null],
  [`${'x'.repeat(1000)}Firefox/1`, null, null],
])('%s', (header, browser, system) => {
  expect(describeDevice(header)).toEqual({ browser, system })
})
