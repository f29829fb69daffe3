/** A review of real changes of the content, as the studio shows it, without a server and a worker. */
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { content } from 'virtual:content/all'
import { actsInEffect } from '#editing/draft.ts'
import { audienceOf } from '#editing/impact/audience.ts'
import { impactOf } from '#editing/impact/impact.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { Place } from '#editing/place.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { staleDates } from '#editing/words/stale-dates.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import { StudioContext } from '#studio/app/studio-context.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { ReviewScreen, type ReviewScreenProps } from '#studio/review/review-screen.tsx'
import { problemItem } from '#studio/problems/grouped-problems.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import type { Content } from '#types/content.generated.ts'
import { schemas } from './story-schemas.ts'
import { storyStudio, type StoryStudio } from './fakes/story-studio.ts'
import { editorOf } from './studio-story.tsx'

/** An editor in which these values were set, one act each. */
export const changed = (...changes: readonly (readonly [file: string, place: Place, value: unknown])[]): Editor => {
  const editor = editorOf('content')
  for (const [file, place, value] of changes) {
    const { operations, title } = setValue(editor.state().data, file, place, value)
    editor.act(title, operations)
  }
  return editor
}

const nothing = () => undefined

type Props = {
  readonly editor: Editor
  readonly after?: Content
  readonly ask?: StoryStudio['ask']
} & Partial<ReviewScreenProps>

export const ReviewStory = ({ after = content, ask, editor, ...props }: Props) => {
  const [studio] = useState(() => storyStudio(ask && { ask }))
  const [, render] = useState(0)
  const [message, setMessage] = useState('')
  const { data, draft, folder } = editor.state()
  const lines = describeChanges(actsInEffect(draft), filesOf(folder), data, schemas)
  const old = staleDates(data, lines, '2026-11-30')
  return (
    <MemoryRouter>
      <StudioContext value={studio}>
        <EditorContext value={editor}>
          <StudioRoot>
            <main style={{ padding: 16 }}>
              <ReviewScreen
                name={draft.name}
                lines={lines}
                staleDates={old}
                onSetToToday={() => {
                  editor.act(
                    'Set to today',
                    old.flatMap(({ toToday }) => toToday),
                  )
                  render((count) => count + 1)
                }}
                problems={[]}
                itemOfProblem={(problem) => problemItem({ data, schemas }, treeOf({ data, schemas }), problem)}
                compiled="valid"
                saved="saved"
                problem={null}
                impact={{ impact: impactOf(content, after), audience: audienceOf(content, after) }}
                files={[]}
                published={new Set()}
                meanings={{}}
                publication={{ state: 'ready' }}
                discarding={{
                  state: 'none',
                  failed: null,
                  ask: nothing,
                  cancel: nothing,
                  discard: nothing,
                  bringBack: null,
                }}
                onPress={nothing}
                onPublish={nothing}
                onReload={nothing}
                onLeft={nothing}
                message={message}
                onMessage={setMessage}
                onMeaning={nothing}
                onUndone={() => {
                  render((count) => count + 1)
                }}
                {...props}
              />
            </main>
          </StudioRoot>
        </EditorContext>
      </StudioContext>
    </MemoryRouter>
  )
}
