/** All recipes, by the name that components use. A recipe that is not listed here produces no CSS. */
import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react/styled-system'
import { button } from './recipes/base/button.ts'
import { card } from './recipes/base/card.ts'
import { consent } from './recipes/quiz/consent.ts'
import { compare, photoSlider, scoreChange } from './recipes/result/compare.ts'
import { dashboard, loading, reportRow, sideMenu } from './recipes/result/dashboard.ts'
import { noData } from './recipes/result/no-data.ts'
import { basket, ingredients, photoRow, productCards, productPage, stars } from './recipes/result/recommendations.ts'
import { dialog } from './recipes/base/dialog.ts'
import { disclosure, fold, skipLink } from './recipes/base/disclosure.ts'
import { field } from './recipes/base/field.ts'
import { errorSummary, form, formField, checkbox } from './recipes/base/form.ts'
import { groupHeading, pageHeading, stepPane } from './recipes/base/heading.ts'
import { icon } from './recipes/base/icon.ts'
import { hidden, page, row, section, stack, statusRegion, text, wrap } from './recipes/base/layout.ts'
import { markdown } from './recipes/base/markdown.ts'
import { note } from './recipes/base/note.ts'
import { intro } from './recipes/quiz/intro.ts'
import { option, optionOr, optionPlain, options } from './recipes/quiz/option.ts'
import { list } from './recipes/base/list.ts'
import { photoStep } from './recipes/quiz/photo-step.ts'
import { camera } from './recipes/quiz/camera.ts'
import { actionMenu, fileButton, photoSlots, removePhoto, upload } from './recipes/quiz/photos.ts'
import { picture } from './recipes/base/picture.ts'
import { resultNotice } from './recipes/result/result-notice.ts'
import { question } from './recipes/quiz/question.ts'
import { review } from './recipes/quiz/review.ts'
import { quizFooter } from './recipes/quiz/quiz-footer.ts'
import { brand, progress, quizHeader } from './recipes/quiz/quiz-header.ts'
import { product } from './recipes/result/product.ts'
import { greeting, routine, traits } from './recipes/result/result.ts'
import { firstThing, jump, resultSummary, signposts, waitingResult } from './recipes/result/summary.ts'
import { blurred, ledger, score } from './recipes/result/score.ts'
import { chips, consents, settings } from './recipes/result/settings.ts'
import { tips } from './recipes/result/tips.ts'
import { formPage } from './recipes/site/form-page.ts'
import { article, gallery, pageHeader, points, split } from './recipes/site/page-parts.ts'
import { band, hero, panes, topNav } from './recipes/site/site.ts'
import { footer } from './recipes/site/footer.ts'
import { teaser } from './recipes/site/score-teaser.ts'
import { carousel, stepList, stepper } from './recipes/site/slides.ts'
import { dataTable, textPage } from './recipes/site/text-page.ts'
import { themeSwitch } from './recipes/site/theme-switch.ts'
import { toast } from './recipes/base/toast.ts'
import { analysing, stateCard } from './recipes/base/waiting.ts'

/** Recipes of one element: class `name`, and `name--variant_value` for each variant. */
export const recipes: Readonly<Record<string, RecipeDefinition>> = {
  'action-menu': actionMenu,
  button,
  card,
  disclosure,
  fold,
  hidden,
  icon,
  list,
  markdown,
  option,
  'option-or': optionOr,
  'option-plain': optionPlain,
  options,
  page,
  'file-button': fileButton,
  'photo-step': photoStep,
  picture,
  'product-cards': productCards,
  'remove-photo': removePhoto,
  'result-notice': resultNotice,
  row,
  section,
  'skip-link': skipLink,
  stack,
  'status-region': statusRegion,
  text,
  checkbox,
  wrap,
}

/** Recipes with named parts: class `name__part`, and `name__part--variant_value` for each variant. */
export const slotRecipes: Readonly<Record<string, SlotRecipeDefinition>> = {
  analysing,
  article,
  band,
  basket,
  blurred,
  brand,
  camera,
  carousel,
  chips,
  compare,
  consent,
  consents,
  dashboard,
  'data-table': dataTable,
  dialog,
  'error-summary': errorSummary,
  field,
  footer,
  form,
  'form-field': formField,
  'form-page': formPage,
  gallery,
  'first-thing': firstThing,
  greeting,
  hero,
  ingredients,
  intro,
  jump,
  ledger,
  loading,
  'no-data': noData,
  note,
  'page-header': pageHeader,
  panes,
  'photo-row': photoRow,
  'photo-slider': photoSlider,
  'photo-slots': photoSlots,
  points,
  product,
  'product-page': productPage,
  progress,
  question,
  review,
  'quiz-footer': quizFooter,
  'quiz-header': quizHeader,
  'report-row': reportRow,
  'result-summary': resultSummary,
  routine,
  score,
  'score-change': scoreChange,
  settings,
  'side-menu': sideMenu,
  signposts,
  split,
  stars,
  'state-card': stateCard,
  'page-heading': pageHeading,
  'step-pane': stepPane,
  'group-heading': groupHeading,
  'step-list': stepList,
  stepper,
  teaser,
  'text-page': textPage,
  'theme-switch': themeSwitch,
  tips,
  toast,
  'top-nav': topNav,
  traits,
  upload,
  'waiting-result': waitingResult,
}

/** Recipes that the quiz does not need. Their style sheet is loaded with the header and footer of all other pages. */
export const siteRecipes: ReadonlySet<string> = new Set([
  'article',
  'band',
  // Results use it, too. It is here because the home page has a sample of a result and does not load their style sheet.
  'blurred',
  'carousel',
  'footer',
  'form-page',
  'gallery',
  'hero',
  'page-header',
  'panes',
  'points',
  'section',
  'split',
  'step-list',
  'stepper',
  'teaser',
  'theme-switch',
  'top-nav',
])

/** Recipes for forms and text pages, some of which results use, too. */
export const formRecipes: ReadonlySet<string> = new Set([
  'fold',
  'jump',
  'data-table',
  'ledger',
  'error-summary',
  'form',
  'form-field',
  'loading',
  'result-summary',
  'stars',
  'status-region',
  'text-page',
  'checkbox',
  'waiting-result',
])

/** Recipes that only the pages behind the login use. */
export const dashboardRecipes: ReadonlySet<string> = new Set([
  'basket',
  'chips',
  'compare',
  'consents',
  'dashboard',
  'ingredients',
  'no-data',
  'photo-slider',
  'product-cards',
  'product-page',
  'report-row',
  'score-change',
  'settings',
  'side-menu',
])

/**
 * Recipes for the later steps of the quiz and for results. Their style sheet is loaded once the first questions are
 * shown.
 */
export const resultRecipes: ReadonlySet<string> = new Set([
  'option-plain',
  'greeting',
  'photo-row',
  'action-menu',
  'analysing',
  'blurred',
  'camera',
  'consent',
  'file-button',
  'first-thing',
  'photo-slots',
  'remove-photo',
  'review',
  'photo-step',
  'product',
  'routine',
  'signposts',
  'tips',
  'traits',
  'upload',
])
