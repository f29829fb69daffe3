/** Checks for settings that are well-formed and refer to nothing unknown, but still cannot be what was meant. */
import type { Check } from '#content/checks/check.ts'
import { askedLater } from './asked-later.ts'
import { emptyPreview } from './empty-preview.ts'
import { neverAsked, neverTrue } from './never-true.ts'
import { sensibleOptions } from './options.ts'
import { unusualPrices } from './prices.ts'
import { retiredInRules } from './retired-options.ts'
import { sensibleRules } from './score-rules.ts'
import { unreadQuestions } from './unread-questions.ts'

export const senseChecks: readonly Check[] = [
  ...neverTrue,
  neverAsked,
  askedLater,
  emptyPreview,
  sensibleOptions,
  retiredInRules,
  sensibleRules,
  unusualPrices,
  unreadQuestions,
]
