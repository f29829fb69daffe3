/** Every check across files. */
import type { Check } from '#content/check.ts'
import { addresses, pageTitles, reservedAddresses } from './addresses.ts'
import { conditionChecks } from './conditions.ts'
import { consents } from './consents.ts'
import { coachingLimits, photoViews, replies, shownSteps } from './constants.ts'
import { counts } from './counts.ts'
import { cycles } from './cycles.ts'
import { listIds, profileIds, questionIds, retiredIds } from './ids.ts'
import { filteredOptions, filterExamples } from './filters.ts'
import { expectedGroups, ingredientLists } from './ingredient-lists.ts'
import { ingredientGroups } from './ingredients.ts'
import { exclusiveOptions, optionPictures } from './options.ts'
import { pictures } from './pictures.ts'
import { productClaims, productProfiles, products } from './products.ts'
import { links } from './links.ts'
import { mailIds, mailWords } from './mails.ts'
import { placeholders } from './placeholders.ts'
import { insightWords, mainGoal, traits } from './profile.ts'
import { lastVariants, routineSlots, slotProducts } from './routines.ts'
import { scoreBands, scoreRules } from './scores.ts'
import { sensitiveQuestions } from './sensitive.ts'
import { sectionSteps, stepOrder, tabs } from './steps.ts'
import { submissionSizes } from './submission-size.ts'
import { tables } from './tables.ts'
import { tipBadges } from './tips.ts'

export const checks: readonly Check[] = [
  questionIds,
  profileIds,
  ...listIds,
  retiredIds,
  stepOrder,
  tabs,
  sectionSteps,
  counts,
  submissionSizes,
  exclusiveOptions,
  optionPictures,
  sensitiveQuestions,
  ...pictures,
  ...conditionChecks,
  cycles,
  consents,
  scoreRules,
  scoreBands,
  traits,
  mainGoal,
  insightWords,
  routineSlots,
  lastVariants,
  slotProducts,
  tipBadges,
  tables,
  products,
  productProfiles,
  productClaims,
  ingredientGroups,
  ingredientLists,
  expectedGroups,
  filterExamples,
  filteredOptions,
  replies,
  photoViews,
  coachingLimits,
  shownSteps,
  addresses,
  reservedAddresses,
  pageTitles,
  ...links,
  mailIds,
  mailWords,
  placeholders,
]
