import { useEffect, useState } from 'react'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import type { RequestName, Requests } from '#studio/worker/requests.ts'

/** The worker's answer for the present state of the draft. Until it comes, the previous answer stays; undefined: there is none yet. */
export const useAnswer = <Name extends RequestName>(
  name: Requests[Name]['input'] extends null ? Name : never,
): Requests[Name]['output'] | undefined => {
  const { compiler } = useStudio()
  const data = useEditorState((state) => state.data)
  const [answer, setAnswer] = useState<Requests[Name]['output']>()
  useEffect(() => {
    let isCurrent = true
    compiler
      // `name` is a request without an input, which TypeScript cannot infer from the generic type.
      .ask(name, null as Requests[Name]['input'])
      .then((output) => {
        if (isCurrent) setAnswer(() => output)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [compiler, data, name])
  return answer
}
