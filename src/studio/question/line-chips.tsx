import type { ComponentProps } from 'react'
import type { Place } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'
import { PlaceholderChips } from '#studio/form/text/placeholder-chips.tsx'
import { settingAt } from '#studio/form/schema/setting-at.ts'

type Props = Pick<ComponentProps<typeof PlaceholderChips>, 'input' | 'onInsert'> & {
  readonly file: string
  readonly place: Place
  /** The name of the text inside a sentence. */
  readonly title: string
}

const none: readonly string[] = []

/** The placeholders for a text that is edited outside a form. */
export const LineChips = ({ file, place, title, ...rest }: Props) => {
  const { schemas } = useFormContext()
  const placeholders = useEditorState(({ data }) => settingAt(schemas, file, data.get(file), place)?.placeholders)
  return <PlaceholderChips setting={{ file, place }} view={{ title, placeholders: placeholders ?? none }} {...rest} />
}
