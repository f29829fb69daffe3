/** Every recipe by the name that components ask for. What is missing here has no look. */
import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react/styled-system'
import { button } from './recipes/button.ts'
import { card } from './recipes/card.ts'
import { consent } from './recipes/consent.ts'
import { dialog } from './recipes/dialog.ts'
import { disclosure, skipLink } from './recipes/disclosure.ts'
import { field } from './recipes/field.ts'
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
import { band, footer, hero, panes, topNav } from './recipes/site.ts'
import { toast } from './recipes/toast.ts'
import { analysing, stateCard } from './recipes/waiting.ts'

/** The look of one element: class `name`, and `name--variant_value`. */
export const recipes: Readonly<Record<string, RecipeDefinition>> = {
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
  wrap,
}

/** The look of something with named parts: class `name__part`, and `name__part--variant_value`. */
export const slotRecipes: Readonly<Record<string, SlotRecipeDefinition>> = {
  analysing,
  band,
  blurred,
  brand,
  camera,
  consent,
  dialog,
  field,
  footer,
  greeting,
  hero,
  ledger,
  note,
  panes,
  'photo-slots': photoSlots,
  product,
  progress,
  question,
  'quiz-foot': quizFoot,
  'quiz-head': quizHead,
  routine,
  score,
  'state-card': stateCard,
  'step-heading': stepHeading,
  tips,
  toast,
  'top-nav': topNav,
  traits,
  upload,
}
