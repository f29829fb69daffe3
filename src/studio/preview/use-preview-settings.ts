import { useEffect, useMemo, useState } from 'react'
import { answersGiven } from '#content/persona-answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import type { Content } from '#types/content.generated.ts'
import { exampleAnswers } from './example-answers.ts'
import { examplePersona, type PreviewSettings } from './preview-controls.tsx'

/** How the preview is shown, and the answers of the person to whom it is. */
export const usePreviewSettings = (content: Content | null) => {
  const [settings, setSettings] = useState<PreviewSettings>(initialSettings)
  const personas = content?.personas?.personas ?? []
  const persona = personas.find(({ id }) => id === settings.persona) ?? null
  const isExample = settings.persona === examplePersona
  const answers = useMemo(() => {
    if (!content) return null
    if (isExample) return exampleAnswers(content)
    return persona ? answersGiven(compileQuiz(content), persona) : null
  }, [content, isExample, persona])
  // Starts with a persona, because without answers there is no result to show.
  const first = content && (personas[0]?.id ?? examplePersona)
  useEffect(() => {
    if (first !== null) setSettings((now) => (now.persona === null ? { ...now, persona: first } : now))
  }, [first])
  return {
    settings,
    setSettings,
    /** null: none. */
    answers,
    /** At the beginning of a sentence. */
    who: persona?.name ?? (isExample ? 'Somebody with these answers' : 'Somebody without answers'),
    loadAgain: () => {
      setSettings((now) => ({ ...now, round: now.round + 1 }))
    },
  }
}

const initialSettings: PreviewSettings = { device: 'phone', theme: 'light', persona: null, isEditing: true, round: 0 }
