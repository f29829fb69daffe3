/** What later-parts.tsx loads, as one chunk: the parts are small, and are loaded together. */
import { questionFeatures, questionKinds, stepKinds } from 'virtual:content/modules'
import { BeforeSending } from './sending/before-sending.tsx'
import { ChoicesStatus } from './questions/choices-status.tsx'
import { CorrectionNote } from './sending/correction-note.tsx'
import { InformationBlock } from './questions/information-block.tsx'
import { InputAnswer } from './questions/input-answer.tsx'
import { NumberAnswer } from './questions/number-answer.tsx'
import { OptionTextField } from './questions/option-text-field.tsx'
import { FinishedElsewhereStep, OtherTabStep } from './other-tab-step.tsx'
import { ScaleAnswer } from './questions/scale-answer.tsx'
import { TextStep } from './questions/text-step.tsx'
import { Advances, ViewOptions } from './questions/view-options.tsx'

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
  advances: Advances,
  viewOptions: ViewOptions,
}
