/** What later-parts.tsx loads, as one chunk: the parts are small, and are loaded together. */
import { questionFeatures, questionKinds, stepKinds } from 'virtual:content/modules'
import { BeforeSending } from './before-sending.tsx'
import { ChoicesStatus } from './choices-status.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { InformationBlock } from './information-block.tsx'
import { InputAnswer } from './input-answer.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { OptionTextField } from './option-text-field.tsx'
import { FinishedElsewhereStep, OtherTabStep } from './other-tab-step.tsx'
import { ScaleAnswer } from './scale-answer.tsx'
import { TextStep } from './text-step.tsx'
import { ViewOptions } from './view-options.tsx'

/** Constants: the bundler leaves out what the content does not use. */
export const loadedParts = {
  beforeSending: BeforeSending,
  choicesStatus: questionFeatures.choiceLimits && ChoicesStatus,
  correctionNote: CorrectionNote,
  finishedElsewhere: FinishedElsewhereStep,
  information: questionKinds.information && InformationBlock,
  input: questionKinds.input && InputAnswer,
  number: questionKinds.number && NumberAnswer,
  optionText: questionFeatures.optionTexts && OptionTextField,
  otherTab: OtherTabStep,
  scale: questionKinds.scale && ScaleAnswer,
  text: stepKinds.text && TextStep,
  viewOptions: ViewOptions,
}
