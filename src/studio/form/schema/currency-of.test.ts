import { expect, test } from 'vitest'
import { currencyOf } from './currency-of.ts'

const site = (settings: object) => new Map([['settings/site.yaml', settings]])
const defaults = site({ locale: 'en-GB', currency: 'GBP' })

test.each([
  [
    { locale: 'en-GB', currency: 'GBP' },
    { sign: '£', stands: 'before' },
  ],
  [
    { locale: 'de-DE', currency: 'EUR' },
    { sign: '€', stands: 'after' },
  ],
  [{ currency: 'USD' }, { sign: 'US$', stands: 'before' }],
  [{}, { sign: '£', stands: 'before' }],
  [{ currency: 'E' }, null],
])('%j', (settings, currency) => {
  expect(currencyOf(site(settings), defaults)).toEqual(currency)
})

test('the settings of the site can be part of the quiz file', () => {
  const data = new Map([['quiz.yaml', { site: { locale: 'de-DE', currency: 'EUR' } }]])
  expect(currencyOf(data, defaults)).toEqual({ sign: '€', stands: 'after' })
})
