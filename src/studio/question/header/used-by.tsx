import { useDeferredValue, useMemo } from 'react'
import { placeText } from '#editing/place.ts'
import type { Thing } from '#editing/uses/thing.ts'
import { usesOf } from '#editing/uses/uses-of.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useForm } from '#studio/form/form-context.ts'
import { Button } from '#studio/ui/button.tsx'
import styles from './item-header.module.css'

type Props = {
  /** Something with an id, and what belongs to it: a question and its options. */
  readonly things: readonly (Thing & { readonly name: string })[]
}

/** What reads the answers, in an editor's words. Each leads to where it is. */
export const UsedBy = ({ things }: Props) => {
  const { open, schemas } = useForm()
  // Typing comes first.
  const data = useDeferredValue(useEditorState((state) => state.data))
  const uses = useMemo(
    () => things.flatMap(({ name, ...thing }) => usesOf(data, schemas, thing).map((use) => ({ ...use, name }))),
    [data, schemas, things],
  )
  return (
    <section aria-label="Used by" className={styles.uses}>
      <h2>Used by</h2>
      {uses.length === 0 ? (
        <p className={styles.position}>Nothing reads this yet.</p>
      ) : (
        <details open={uses.length <= 8}>
          <summary>
            {uses.length} {uses.length === 1 ? 'place' : 'places'}
          </summary>
          <ul>
            {uses.map(({ at, file, item, name, place, words }, index) => (
              <li key={`${index} ${file} ${placeText(at)}`}>
                {name !== '' && <span className={styles.position}>{name}: </span>}
                <Button size="small" variant="plain" onClick={() => open?.(file, place)}>
                  {item}
                </Button>{' '}
                {words}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
