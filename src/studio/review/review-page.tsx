import { useMemo, useState } from 'react'
import { useStudio } from '#studio/app/studio-context.ts'
import { historyFile } from '#content/history/id-records.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { dayIn } from '#engine/format.ts'
import { nameEntries } from '#editing/build/name-entries.ts'
import { staleDates } from '#editing/words/stale-dates.ts'
import { asNewOption, meaningsOf, withMeaning } from '#editing/words/meanings.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { problemItem } from '#studio/problems/grouped-problems.ts'
import { useSavingState } from '#studio/saving/use-saving.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { useAnswer } from './use-answer.ts'
import { useDiscarding } from './use-discarding.tsx'
import { useDraftLines } from './changes/use-draft-lines.ts'
import { leftNotice } from './publish/publication-notices.ts'
import { useMessage } from './publish/use-message.ts'
import { usePublication } from './publish/use-publication.ts'

/** The page with the changes, their effects, and the button to publish them. */
export const ReviewPage = () => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { compiled, data, draft, problems, saved } = useEditorState((state) => state)
  const problem = useSavingState((state) => state.problem)
  const lines = useDraftLines()
  const [today] = useState(() => dayIn(new Date()))
  const old = useMemo(() => staleDates(data, lines, today), [data, lines, today])
  const impact = useAnswer('impact')
  const files = useAnswer('texts')
  const published = useMemo(() => publishedIn(data.get(historyFile)), [data])
  const { saving, schemas } = useStudio()
  const tree = useMemo(() => treeOf({ data, schemas }), [data, schemas])
  const { drop, message, setMessage } = useMessage(draft)
  const { publication, publish } = usePublication()
  const discarding = useDiscarding()
  return (
    <ReviewScreen
      name={draft.name}
      lines={lines}
      staleDates={old}
      onSetToToday={() => {
        const title = 'Set the day of the last change to today'
        editor.act(
          title,
          old.flatMap(({ toToday }) => toToday),
        )
        announce(title)
      }}
      problems={problems}
      itemOfProblem={(one) => problemItem({ data, schemas }, tree, one)}
      compiled={compiled}
      saved={saved}
      problem={problem}
      impact={compiled === 'broken' ? null : impact}
      files={files}
      published={published}
      meanings={meaningsOf(draft, lines)}
      publication={publication}
      discarding={discarding}
      message={message}
      onMessage={setMessage}
      onPress={() => {
        const { operations, title } = nameEntries(editor.state().data, schemas)
        editor.act(title, operations)
      }}
      onPublish={(text) => {
        void publish(text).then((isPublished) => {
          if (isPublished) drop()
        })
      }}
      onLeft={() => {
        saving.notify(leftNotice)
      }}
      onReload={() => {
        location.reload()
      }}
      onUndone={(line) => {
        announce(`Undone: ${line.words}`)
      }}
      onMeaning={(line, meaning) => {
        if (meaning === 'same') return editor.update({ draft: withMeaning(draft, line, meaning), saved: 'saving' })
        const { operations, title } = asNewOption(data, line)
        editor.act(title, operations)
        announce(title)
      }}
    />
  )
}

/** `option question/option`, `score id`: the published ids whose meaning stored answers rely on. */
const publishedIn = (history: unknown): ReadonlySet<string> => {
  const list = isDataMap(history) ? history['published'] : undefined
  return new Set(
    (isList(list) ? list : []).flatMap((entry) =>
      isDataMap(entry) ? [`${String(entry['what'])} ${String(entry['id'])}`] : [],
    ),
  )
}
