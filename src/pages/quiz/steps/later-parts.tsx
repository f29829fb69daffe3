/** Parts of steps whose code is loaded after the first questions, or with the first step that shows them. */
import type { ComponentType } from 'react'
import { later } from './later.tsx'
import type { loadedParts } from './loaded-parts.tsx'

type Parts = typeof loadedParts
type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/** Of every part below. */
const loads: (() => Promise<unknown>)[] = []

/** false for a kind of question that the content does not use: nothing renders the part then. */
const partOf = <Name extends keyof Parts>(name: Name): ComponentType<PropsOf<Parts[Name]>> => {
  const { load, Part } = later(
    async () =>
      (await import('./loaded-parts.tsx')).loadedParts[name] as unknown as ComponentType<PropsOf<Parts[Name]>>,
  )
  loads.push(load)
  return Part
}

export const Advances = partOf('advances')
export const BeforeSending = partOf('beforeSending')
export const ChoicesStatus = partOf('choicesStatus')
export const CorrectionNote = partOf('correctionNote')
export const FinishedElsewhereStep = partOf('finishedElsewhere')
export const InformationBlock = partOf('information')
export const InputAnswer = partOf('input')
export const NumberAnswer = partOf('number')
export const OptionTextField = partOf('optionText')
export const OtherTabStep = partOf('otherTab')
export const ScaleAnswer = partOf('scale')
export const TextStep = partOf('text')
export const ViewOptions = partOf('viewOptions')

/** Loads them ahead, so that the quiz can be finished offline. */
export const fetchLaterParts = async (): Promise<void> => {
  await Promise.all(loads.map((load) => load()))
}
