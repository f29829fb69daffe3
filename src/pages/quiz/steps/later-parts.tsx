/** Parts of steps whose code is loaded after the first questions, or with the first step that shows them. */
import { lazy, useState, type ComponentType } from 'react'
import { questionKinds, textFeatures } from 'virtual:content/modules'

/** Once loaded, it renders synchronously: what leads to a field can focus it at once. `React.lazy` alone would suspend at first. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let ready: ComponentType<Props> | null = null
  const fetchPart = async () => {
    ready = await load()
    return { default: ready }
  }
  const Waiting = lazy(fetchPart) as unknown as ComponentType<Props>
  const Part = (props: Props) => {
    // Chosen once: what begins to wait goes on with the same component, and keeps its state.
    const [Body] = useState(() => ready ?? Waiting)
    return <Body {...props} />
  }
  return { fetchPart, Part }
}

const correctionNote = later(async () => (await import('./correction-note.tsx')).CorrectionNote)
// Constants: the bundler leaves out what the content does not use.
const numberAnswer = questionKinds.number && later(async () => (await import('./number-answer.tsx')).NumberAnswer)
const scaleAnswer = questionKinds.scale && later(async () => (await import('./scale-answer.tsx')).ScaleAnswer)
const choicesStatus =
  textFeatures.choiceLimits && later(async () => (await import('./choices-status.tsx')).ChoicesStatus)

export const CorrectionNote = correctionNote.Part
export const NumberAnswer = numberAnswer && numberAnswer.Part
export const ScaleAnswer = scaleAnswer && scaleAnswer.Part
export const ChoicesStatus = choicesStatus && choicesStatus.Part

/** Loads them ahead, so that the quiz can be finished offline. */
export const fetchLaterParts: readonly (() => Promise<unknown>)[] = [
  correctionNote,
  numberAnswer,
  scaleAnswer,
  choicesStatus,
].flatMap((part) => (part ? [part.fetchPart] : []))
