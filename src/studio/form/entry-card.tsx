import { useRef, type KeyboardEvent } from 'react'
import { canBeDuplicated, duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { isSameData } from '#content/write/same-data.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useRemoval } from '#studio/removal/removal.ts'
import { Menu } from '#studio/ui/menu.tsx'
import { altMove, ReorderHandle } from '#studio/ui/reorder.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { Collapsible } from './collapsible.tsx'
import { useFormContext, type SettingProps } from './form-context.ts'
import { entryLabel } from './entry-label.ts'
import { viewOf, type ViewOf } from './schema/schema-view.ts'
import { useSettingActs } from './use-setting.ts'
import { NestedSetting } from './nested-setting.tsx'
import styles from './form.module.css'

type Props = {
  /** The setting of the list. */
  readonly setting: SettingProps
  readonly view: ViewOf<'list'>
  readonly entry: string | number
  readonly index: number
  readonly count: number
}

/** An entry of a list: one line with its name and, when it is open, its settings. */
export const EntryCard = ({ count, entry, index, setting, view }: Props) => {
  const { depth, file, place: list } = setting
  const { defaults, schemas } = useFormContext()
  const announce = useAnnounce()
  const removeEntry = useRemoval()
  const state = useSettingActs({ ...setting, title: view.title })
  const place = [...list, entry]
  const card = useRef<HTMLDivElement>(null)
  const entryTitle = viewOf(schemas, view.entry).title
  const { detail, name } = useEditorState(({ data }) => {
    const label = entryLabel({ defaults, schemas }, data, { file, place, node: view.entry })
    return { name: label.name || `${entryTitle} ${index + 1}`, detail: label.detail }
  }, isSameData)
  const at = { file, list, entry }
  const isDuplicable = useEditorState(({ data }) => canBeDuplicated(data, at))
  const move = (to: number) => {
    if (to < 0 || to >= count) return
    state.run(moveEntry(state.data(), at, to))
    announce(`${name} is now number ${to + 1} of ${count}`)
  }
  const remove = () => {
    const entries = card.current?.parentElement
    removeEntry({
      label: name,
      entry: { file, list, step: entry },
      isQuick: true,
      onRemoved: () => {
        focusSoon(() => entryButton(entries?.children[index]) ?? addButton(entries?.nextElementSibling))
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = altMove(event)
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    move(index + by)
  }
  const atLeast = count <= view.minItems && `At least ${view.minItems}`
  return (
    <div ref={card} data-entry={entry} className={styles.entry} role="presentation" onKeyDown={onKeyDown}>
      <Collapsible
        title={name}
        detail={detail}
        file={file}
        place={place}
        startsOpen={false}
        handle={<ReorderHandle name={name} index={index} count={count} onMove={move} />}
        actions={
          <Menu
            label={`More for ${name}`}
            size="small"
            items={[
              ...(isDuplicable
                ? [
                    {
                      label: 'Duplicate',
                      icon: 'copy',
                      onSelect: () => state.run(duplicateEntry(state.data(), at)),
                    } as const,
                  ]
                : []),
              {
                label: 'Move up',
                icon: 'up',
                keys: 'Alt+Up',
                disabled: index === 0 && 'First',
                onSelect: () => {
                  move(index - 1)
                },
              },
              {
                label: 'Move down',
                icon: 'down',
                keys: 'Alt+Down',
                disabled: index === count - 1 && 'Last',
                onSelect: () => {
                  move(index + 1)
                },
              },
              { label: 'Delete', icon: 'trash', isDanger: true, disabled: atLeast, onSelect: remove },
            ]}
          />
        }
      >
        <NestedSetting
          file={file}
          place={place}
          node={view.entry}
          settingKey=""
          isRequired
          depth={0}
          title={depth > 3 ? undefined : name}
        />
      </Collapsible>
    </div>
  )
}

/** The button that opens an entry. */
const entryButton = (entry: Element | undefined) => entry?.querySelector<HTMLElement>('button[aria-expanded]')
/** The button below a list that adds to it. */
const addButton = (below: Element | null | undefined) => below?.querySelector<HTMLElement>('button, input')
