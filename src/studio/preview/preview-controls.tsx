import { memo, useMemo } from 'react'
import { Checkbox, Segments, Select } from '#studio/ui/field.tsx'
import { IconButton } from '#studio/ui/button.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import type { Content } from '#types/content.generated.ts'
import { keyOf, previewChoices, type ChoiceGroup } from './preview-choices.ts'
import type { Target } from './target.ts'
import styles from './preview-panel.module.css'

/** Stands for `exampleAnswers` in place of the id of a persona. No id can contain this character. */
export const examplePersona = '*'

export type Device = 'phone' | 'tablet' | 'desktop'

export type PreviewSettings = {
  readonly device: Device
  readonly theme: 'light' | 'dark'
  /** The id of a persona; '' for no answers, null before the personas are known. */
  readonly persona: string | null
  /** Whether pressing a text opens its field. */
  readonly isEditing: boolean
  readonly round: number
}

type Props = {
  readonly content: Content
  readonly target: Target
  readonly onTarget: (target: Target) => void
  readonly settings: PreviewSettings
  readonly onSettings: (settings: PreviewSettings) => void
}

/** The controls for what is shown, with whose answers, and on which device. */
export const PreviewControls = ({ content, onSettings, onTarget, settings, target }: Props) => {
  const set = (change: Partial<PreviewSettings>) => {
    onSettings({ ...settings, ...change })
  }
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <TargetSelect content={content} target={target} onTarget={onTarget} />
        <IconButton
          label="Load the preview again"
          icon="reload"
          onClick={() => {
            set({ round: settings.round + 1 })
          }}
        />
      </div>
      <div className={styles.row}>
        <Select
          aria-label="Answers of"
          value={settings.persona ?? ''}
          onChange={({ currentTarget }) => {
            set({ persona: currentTarget.value })
          }}
        >
          {(content.personas?.personas ?? []).map(({ about, id, name }) => (
            <option key={id} value={id} title={about}>
              {name}
            </option>
          ))}
          <option value={examplePersona}>Example answers</option>
          <option value="">No answers</option>
        </Select>
        <Segments
          label="Width"
          value={settings.device}
          choices={devices}
          onChange={(device) => {
            set({ device })
          }}
        />
        <IconButton
          label={settings.theme === 'light' ? 'Show dark colours' : 'Show light colours'}
          icon={settings.theme === 'light' ? 'moon' : 'sun'}
          onClick={() => {
            set({ theme: settings.theme === 'light' ? 'dark' : 'light' })
          }}
        />
      </div>
      <Checkbox
        label="Edit by pressing"
        checked={settings.isEditing}
        title="Press a text to open its field. With Alt, the page is used instead."
        onChange={({ currentTarget }) => {
          set({ isEditing: currentTarget.checked })
        }}
      />
    </div>
  )
}

const devices = (['phone', 'tablet', 'desktop'] as const).map((value) => ({
  value,
  label: (
    <>
      <Icon name={value} size={18} />
      <HiddenText>{{ phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' }[value]}</HiddenText>
    </>
  ),
}))

/** Takes only the parts that it needs, so that it does not render while somebody types in a question, which would slow the preview. */
const TargetSelect = ({ content, onTarget, target }: Pick<Props, 'content' | 'onTarget' | 'target'>) => {
  const { emails, modules, pages, quiz, site } = content
  const groups = useMemo(
    () => previewChoices({ emails, modules, pages, quiz, site }),
    [emails, modules, pages, quiz, site],
  )
  const options = useMemo(() => <TargetOptions groups={groups} />, [groups])
  return (
    <Select
      aria-label="Page or step"
      value={keyOf(target)}
      onChange={({ currentTarget }) => {
        const chosen = groups.flatMap(({ choices }) => choices).find((one) => keyOf(one.target) === currentTarget.value)
        if (chosen) onTarget(chosen.target)
      }}
    >
      {options}
    </Select>
  )
}

const TargetOptions = memo(({ groups }: { readonly groups: readonly ChoiceGroup[] }) =>
  groups.map(({ choices, label }) => (
    <optgroup key={label} label={label}>
      {choices.map((choice) => (
        <option key={keyOf(choice.target)} value={keyOf(choice.target)}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  )),
)
