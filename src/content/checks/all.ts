/** All checks. Their order does not matter: problems are sorted by file and line. */
import type { Check } from './check.ts'
import { readableColours } from './site/colours.ts'
import { addresses, pageTitles, reservedAddresses } from './site/addresses.ts'
import { conditionChecks } from './quiz/conditions.ts'
import { consents } from './quiz/consents.ts'
import { constantLimits } from './quiz/constants.ts'
import { coachingLimits, photoSteps } from './quiz/photos.ts'
import { shownSteps } from './site/page-steps.ts'
import { formTopics } from './site/form-topics.ts'
import { cycles } from './quiz/cycles.ts'
import { listIds, profileIds, questionIds, retiredIds, retiredOnce } from './quiz/ids.ts'
import { filteredOptions, filterExamples } from './result/filters.ts'
import { expectedGroups, ingredientLists } from './result/ingredient-lists.ts'
import { answerTexts, insightAnswers } from './quiz/answer-texts.ts'
import { ingredientPatterns } from './result/ingredients.ts'
import { groupSizes } from './quiz/groups.ts'
import { exclusiveOptions, itemPictures, optionPictures, optionTexts } from './quiz/options.ts'
import { answerLimits } from './quiz/answer-limits.ts'
import { productClaims } from './result/products.ts'
import { links } from './site/links.ts'
import { mailIds, mailPlaceholders, mailSender } from './site/mails.ts'
import { placeholders } from './site/placeholders.ts'
import { insightOrder, insightPlaceholders, mainGoal, traits } from './result/profile.ts'
import { lastVariants, slotProducts } from './result/routines.ts'
import { scoreClauses } from './result/score-clauses.ts'
import { demandedReasons, scoresWithoutPoints, unreadPoints } from './result/score-rules.ts'
import { scoreAnswers, scoreBands, scoreRuleRanges, singleValues, unreachableBands } from './result/scores.ts'
import { sensitiveQuestions } from './quiz/sensitive.ts'
import { personaAnswers } from './quiz/personas.ts'
import { sectionSteps, stepOrder, tabs } from './quiz/steps.ts'
import { submissionSizes } from './quiz/submission-size.ts'
import { tables } from './site/tables.ts'
import { unusedPictures, unusedSlots } from './site/unused.ts'
import { publishedIds } from './history/published-ids.ts'
import { workedExamples } from './result/worked-examples.ts'
import { tipBadges } from './result/tips.ts'
import { senseChecks } from './sense/sense.ts'

export const checks: readonly Check[] = [
  questionIds,
  profileIds,
  ...listIds,
  retiredIds,
  retiredOnce,
  publishedIds,
  stepOrder,
  tabs,
  sectionSteps,
  groupSizes,
  submissionSizes,
  exclusiveOptions,
  optionPictures,
  optionTexts,
  itemPictures,
  answerLimits,
  sensitiveQuestions,
  personaAnswers,
  ...conditionChecks,
  cycles,
  consents,
  scoreRuleRanges,
  scoreClauses,
  scoreAnswers,
  scoreBands,
  scoresWithoutPoints,
  demandedReasons,
  traits,
  mainGoal,
  insightOrder,
  insightPlaceholders,
  answerTexts,
  insightAnswers,
  lastVariants,
  slotProducts,
  tipBadges,
  tables,
  productClaims,
  ingredientPatterns,
  ingredientLists,
  expectedGroups,
  filterExamples,
  filteredOptions,
  photoSteps,
  coachingLimits,
  constantLimits,
  shownSteps,
  formTopics,
  readableColours,
  addresses,
  reservedAddresses,
  pageTitles,
  ...links,
  mailIds,
  mailPlaceholders,
  mailSender,
  placeholders,
  unusedPictures,
  unusedSlots,
  ...senseChecks,
]

/** Checks of what answers lead to, and of points that lead to nothing. They run only when the other checks have found no error. */
export const checksOfValidContent: readonly Check[] = [singleValues, unreachableBands, unreadPoints, workedExamples]
