/** Every recipe by the name that components ask for. What is missing here has no look. */
import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react/styled-system'
import { button } from './recipes/button.ts'
import { card } from './recipes/card.ts'
import { consent } from './recipes/consent.ts'
import { compare, dashboard, loading, reportRow, sideMenu } from './recipes/dashboard.ts'
import { analysisGrid, basket, ingredients, photoRow, stars } from './recipes/recommendations.ts'
import { dialog } from './recipes/dialog.ts'
import { disclosure, skipLink } from './recipes/disclosure.ts'
import { field } from './recipes/field.ts'
import { errorSummary, form, formField, tickBox } from './recipes/form.ts'
import { stepHeading } from './recipes/heading.ts'
import { icon } from './recipes/icon.ts'
import { hidden, page, row, section, stack, text, wrap } from './recipes/layout.ts'
import { markdown } from './recipes/markdown.ts'
import { note } from './recipes/note.ts'
import { option, optionOr, options } from './recipes/option.ts'
import { list, photoStep, pictures } from './recipes/pages.ts'
import { camera, photoSlots, upload } from './recipes/photos.ts'
import { picture } from './recipes/picture.ts'
import { question } from './recipes/question.ts'
import { quizFoot } from './recipes/quiz-foot.ts'
import { brand, progress, quizHead } from './recipes/quiz-head.ts'
import { greeting, product, routine, tips, traits } from './recipes/result.ts'
import { blurred, ledger, score } from './recipes/score.ts'
import { chips, consents, settings } from './recipes/settings.ts'
import { band, footer, hero, panes, topNav } from './recipes/site.ts'
import { toast } from './recipes/toast.ts'
import { analysing, stateCard } from './recipes/waiting.ts'

/** The look of one element: class `name`, and `name--variant_value`. */
export const recipes: Readonly<Record<string, RecipeDefinition>> = {
  'analysis-grid': analysisGrid,
  button,
  card,
  disclosure,
  hidden,
  icon,
  list,
  markdown,
  option,
  'option-or': optionOr,
  options,
  page,
  'photo-step': photoStep,
  picture,
  pictures,
  row,
  section,
  'skip-link': skipLink,
  stack,
  text,
  'tick-box': tickBox,
  wrap,
}

/** The look of something with named parts: class `name__part`, and `name__part--variant_value`. */
export const slotRecipes: Readonly<Record<string, SlotRecipeDefinition>> = {
  analysing,
  band,
  basket,
  blurred,
  brand,
  camera,
  chips,
  compare,
  consent,
  consents,
  dashboard,
  dialog,
  'error-summary': errorSummary,
  field,
  footer,
  form,
  'form-field': formField,
  greeting,
  hero,
  ingredients,
  ledger,
  loading,
  note,
  panes,
  'photo-row': photoRow,
  'photo-slots': photoSlots,
  product,
  progress,
  question,
  'quiz-foot': quizFoot,
  'quiz-head': quizHead,
  'report-row': reportRow,
  routine,
  score,
  settings,
  'side-menu': sideMenu,
  stars,
  'state-card': stateCard,
  'step-heading': stepHeading,
  tips,
  toast,
  'top-nav': topNav,
  traits,
  upload,
}

/** Looks that only pages with forms and the pages behind the login need: they come with those, in a sheet of their own. */
export const laterLooks: ReadonlySet<string> = new Set([
  'analysis-grid',
  'basket',
  'chips',
  'compare',
  'consents',
  'dashboard',
  'error-summary',
  'form',
  'form-field',
  'ingredients',
  'loading',
  'photo-row',
  'report-row',
  'settings',
  'side-menu',
  'stars',
  'tick-box',
])
