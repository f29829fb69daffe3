import { contrastOf } from '#engine/contrast.ts'
import { colourPairs } from '#content/checks/site/colour-pairs.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Badge } from '#studio/ui/callout.tsx'
import { defaultAt } from '#studio/form/schema/default-at.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { useSiblingTitle } from '#studio/form/notes/use-help.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly file: string; readonly place: Place }

/** The contrast of a brand colour with the colours in front of it and behind it, as the check computes it. */
export const Contrasts = ({ file, place }: Props) => {
  const { defaults } = useFormContext()
  const titleOf = useSiblingTitle()
  const name = String(place.at(-1))
  const palette = place.slice(0, -1)
  const pairs = colourPairs.filter(({ back, front }) => front === name || back === name)
  const used = [...new Set(pairs.flatMap(({ back, front }) => [back, front]))]
  const colours = useEditorState(({ data }) =>
    used
      .map((one) => String(valueIn(data.get(file), [...palette, one]) ?? defaultAt(defaults, file, [...palette, one])))
      .join(' '),
  ).split(' ')
  const colourOf = (one: string): string => colours[used.indexOf(one as (typeof used)[number])] ?? ''
  const shown = pairs.filter(({ back, front }) => [front, back].every((one) => /^#[0-9A-Fa-f]{6}$/.test(colourOf(one))))
  if (shown.length === 0) return null
  return (
    <ul className={styles.contrasts} aria-label="Contrast">
      {shown.map(({ back, front, least }) => {
        const contrast = contrastOf(colourOf(front), colourOf(back))
        const other = front === name ? back : front
        return (
          <li key={other}>
            <span
              className={styles.sample}
              style={{ color: colourOf(front), background: colourOf(back) }}
              aria-hidden="true"
            >
              Aa
            </span>
            {front === name ? 'on' : 'under'} {titleOf(other)}{' '}
            <Badge status={contrast >= least ? 'success' : 'error'}>
              {contrast.toFixed(1)} {contrast >= least ? 'is enough' : `is less than ${least}`}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
