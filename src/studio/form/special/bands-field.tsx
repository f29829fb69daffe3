import { useRef, type PointerEvent } from 'react'
import { isDataMap, isList } from '#content/write/edit.ts'
import { quotedName } from '#editing/build/entry-name.ts'
import { valueIn } from '#editing/place.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { Operation } from '#editing/operation.ts'
import { decimalsOf } from '#engine/result/scores/score-range.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { ListField } from '#studio/form/fields/list-field.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { bordersOf, drawnEnd, withoutRoundingError, splitLastBand, movedBorder, stepOf, type Band } from './bands.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'list'> }

const colours: Readonly<Record<string, string>> = {
  green: 'var(--r-colors-status-success-border)',
  success: 'var(--r-colors-status-success-border)',
  yellow: 'var(--r-colors-status-warning-border)',
  primary: 'var(--r-colors-accent-solid)',
  red: 'var(--r-colors-status-danger-border)',
  warning: 'var(--r-colors-status-warning-border)',
}

/** Consecutive ranges: a bar whose borders can be dragged, moved with the arrow keys, or typed in the fields below. */
export const BandsField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: setting.title ?? view.title })
  const editor = useEditor()
  const bar = useRef<HTMLDivElement>(null)
  const bands = (isList(state.value) ? state.value : []).filter(isBand)
  const step = stepOf(bands, decimalsOfScore(valueIn(state.data().get(setting.file), setting.place.slice(0, -1))))
  const first = bands[0]?.from ?? 0
  const last = bands.at(-1)?.to ?? 100
  const isWritten = isList(state.value) && bands.length === state.value.length
  const isComplete = isWritten && bands.length > 1 && last > first
  const share = (value: number) => (100 * (value - first)) / (last - first)
  const moveBorder = (index: number, to: number) => {
    const border = movedBorder(bands, index, to, step)
    if (!border) return
    const { file, place } = setting
    const change = (at: number, name: 'from' | 'to') =>
      setValue(state.data(), file, [...place, at, name], border[name]).operations
    // Only the changed ends, because others may change the rest of the bands meanwhile.
    const operations = [...change(index, 'to'), ...change(index + 1, 'from')]
    const title = `Change where ${quotedName(bands[index + 1])} begins`
    editor.act(title, operations, fieldAddress(file, [...place, index + 1]))
  }
  /** A new band takes the upper half of the last one. Bands leave no gap, so otherwise it would overlap them. */
  const halved = (entry: unknown): { readonly entry: unknown; readonly first: readonly Operation[] } => {
    const border = splitLastBand(bands, step)
    const last = bands.at(-1)
    if (!border || !last) return { entry, first: [] }
    const { file, place } = setting
    const { operations } = setValue(state.data(), file, [...place, bands.length - 1, 'to'], border.to)
    const rest = isDataMap(entry) ? entry : {}
    return { entry: { ...rest, from: border.from, to: last.to }, first: operations }
  }
  const drag = (event: PointerEvent, index: number) => {
    const box = bar.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    moveBorder(index, first + ((event.clientX - box.left) / box.width) * (last - first))
  }
  return (
    <div className={styles.group}>
      <ListField setting={setting} view={view} onNew={isWritten ? halved : undefined} />
      {isComplete && (
        <div ref={bar} className={styles.bands} role="group" aria-label={`Borders of ${setting.title ?? view.title}`}>
          {bands.map((band, index) => (
            <span
              key={index}
              className={styles.band}
              style={{
                left: `${share(band.from)}%`,
                width: `${share(drawnEnd(bands, index, step)) - share(band.from)}%`,
                background: colours[band.colour ?? ''] ?? 'var(--r-colors-accent-solid)',
              }}
            />
          ))}
          {bordersOf(bands).map((border, index) => (
            <Border
              key={index}
              name={bands[index + 1]?.label ? quotedName(bands[index + 1]) : `band ${index + 2}`}
              value={border}
              // Each of the two bands keeps at least one number.
              least={withoutRoundingError((bands[index]?.from ?? first) + step)}
              most={bands[index + 1]?.to ?? last}
              step={step}
              left={share(border)}
              onDrag={(event) => {
                drag(event, index)
              }}
              onMove={(to) => {
                moveBorder(index, to)
              }}
              onEnd={state.endTyping}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type BorderProps = {
  /** Of the band that begins there. */
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  /** In per cent of the bar. */
  readonly left: number
  readonly onDrag: (event: PointerEvent) => void
  readonly onMove: (to: number) => void
  readonly onEnd: () => void
}

const Border = ({ least, left, most, name, onDrag, onEnd, onMove, step, value }: BorderProps) => (
  <button
    type="button"
    role="slider"
    className={styles.border}
    style={{ left: `${left}%` }}
    aria-label={`Where ${name} begins`}
    aria-valuemin={least}
    aria-valuemax={most}
    aria-valuenow={value}
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
    }}
    onPointerMove={onDrag}
    onPointerUp={onEnd}
    onBlur={onEnd}
    onKeyDown={(event) => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10 }[event.key]
      const to = by === undefined ? { Home: least, End: most }[event.key] : value + by * step
      if (to === undefined || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      onMove(to)
    }}
  >
    {value}
  </button>
)

const isBand = (value: unknown): value is Band =>
  isDataMap(value) && typeof value['from'] === 'number' && typeof value['to'] === 'number'

/** The decimals of the score that bands belong to. For other ranges, such as those of a trait, their own numbers decide. */
const decimalsOfScore = (owner: unknown): number => {
  if (!isDataMap(owner)) return 0
  const { combine, decimals } = owner
  return decimalsOf({
    ...(combine === 'mean' && { combine }),
    ...(typeof decimals === 'number' && { decimals }),
  })
}
