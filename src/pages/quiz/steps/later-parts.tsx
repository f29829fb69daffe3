/** Parts of steps whose code is loaded after the first questions, or with the first step that shows them. */
import type { ComponentType } from 'react'
import { later, type Later } from './later.tsx'
import type { loadedParts } from './loaded-parts.tsx'

type Parts = typeof loadedParts
type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/** Of a kind that the content does not use, the part is false; then nothing renders it. */
const partOf = <Name extends keyof Parts>(name: Name): Later<PropsOf<Parts[Name]>> =>
  later(
    async () =>
      (await import('./loaded-parts.tsx')).loadedParts[name] as unknown as ComponentType<PropsOf<Parts[Name]>>,
  )

const beforeSending = partOf('beforeSending')
const choicesStatus = partOf('choicesStatus')
const correctionNote = partOf('correctionNote')
const finishedElsewhere = partOf('finishedElsewhere')
const information = partOf('information')
const input = partOf('input')
const number = partOf('number')
const optionText = partOf('optionText')
const otherTab = partOf('otherTab')
const scale = partOf('scale')
const text = partOf('text')
const viewOptions = partOf('viewOptions')

export const BeforeSending = beforeSending.Part
export const ChoicesStatus = choicesStatus.Part
export const CorrectionNote = correctionNote.Part
export const FinishedElsewhereStep = finishedElsewhere.Part
export const InformationBlock = information.Part
export const InputAnswer = input.Part
export const NumberAnswer = number.Part
export const OptionTextField = optionText.Part
export const OtherTabStep = otherTab.Part
export const ScaleAnswer = scale.Part
export const TextStep = text.Part
export const ViewOptions = viewOptions.Part

const all = [
  beforeSending,
  choicesStatus,
  correctionNote,
  finishedElsewhere,
  information,
  input,
  number,
  optionText,
  otherTab,
  scale,
  text,
  viewOptions,
]

/** Loads them ahead, so that the quiz can be finished offline. */
export const fetchLaterParts = async (): Promise<void> => {
  await Promise.all(all.map(({ load }) => load()))
}
