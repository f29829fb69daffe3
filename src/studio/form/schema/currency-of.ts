import { isDataMap, type DataMap } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { quizFileOf } from '#editing/located.ts'
import { valueIn } from '#editing/place.ts'

export type Currency = { readonly sign: string; readonly stands: 'before' | 'after' }

/** How the prices of a content are written: `£` before the number, `€` after it. null while the settings name no valid currency. */
export const currencyOf = (data: ContentData, defaults: ContentData): Currency | null => {
  const { currency, locale } = { ...settingsOf(siteOf(defaults)), ...settingsOf(siteOf(data)) }
  if (typeof currency !== 'string' || typeof locale !== 'string') return null
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const at = (type: Intl.NumberFormatPart['type']) => parts.findIndex((part) => part.type === type)
    const sign = parts[at('currency')]?.value ?? currency
    return { sign, stands: at('currency') < at('integer') ? 'before' : 'after' }
  } catch {
    // The settings are invalid while somebody types them.
    return null
  }
}

/** The settings of the site, from their file or the quiz file. */
export const siteOf = (data: ContentData): unknown =>
  data.get('settings/site.yaml') ?? valueIn(data.get(quizFileOf(data)), ['site'])

const settingsOf = (site: unknown): DataMap => (isDataMap(site) ? site : {})
