import { useId } from 'react'
import { TextInput } from '#studio/ui/field.tsx'
import { cleanName } from '#studio/form/text/clean-line.ts'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { pagesOf } from '#studio/form/schema/pages-of.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { typedText } from '#studio/form/text/typed-text.ts'
import { useTyped } from '#studio/form/text/use-typed.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { placeholderOf, textOf } from '#studio/form/schema/text-of.ts'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'link'> }

/** The target of a link: a page of the site, offered by name, or an address. */
export const LinkField = ({ setting, view }: Props) => {
  const state = useSetting({ ...setting, title: view.title })
  const data = useEditorState((editor) => editor.data)
  const list = useId()
  const { change, leave, text } = useTyped(state, textOf(state.value), typedText(setting.isRequired))
  const pages = pagesOf(data)
  const page = pages.find(({ address }) => address === text)
  return (
    <FieldFrame setting={setting} view={view} note={page && `The page “${page.title}”`}>
      {(ids) => (
        <>
          <TextInput
            {...ids}
            value={text}
            list={list}
            spellCheck={false}
            placeholder={placeholderOf(state.fallback, view.examples) ?? 'A page, https://… or mailto:…'}
            onChange={({ currentTarget }) => {
              change(cleanName(currentTarget.value, true).text.trim())
            }}
            onBlur={leave}
          />
          <datalist id={list}>
            {pages.map(({ address, title }) => (
              <option key={address} value={address}>
                {title}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
