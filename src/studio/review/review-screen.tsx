import { useEffect, useRef } from 'react'
import { counted } from '#content/problems/wording.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import type { StaleDate } from '#editing/words/stale-dates.ts'
import type { EditorState } from '#studio/editor/editor.ts'
import { EmptyState } from '#studio/ui/callout.tsx'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import type { DraftImpact } from '#studio/worker/draft-impact.ts'
import type { ChangedFile } from '#studio/worker/requests.ts'
import { ChangeGroup } from './changes/change-group.tsx'
import type { ChangeRowProps } from './changes/change-row.tsx'
import { DiscardDialog, type Discarding } from './discard-dialog.tsx'
import { FileDiff } from './changes/file-diff.tsx'
import { PersonaTable } from './changes/persona-table.tsx'
import { StaleDatesNote } from './publish/stale-dates-note.tsx'
import { ProblemsSummary } from './publish/problems-summary.tsx'
import { PublishCard } from './publish/publish-card.tsx'
import { PublishedNote } from './publish/published-note.tsx'
import { groupedByItem, openMeanings, type Publication } from './review-state.ts'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import styles from './review-screen.module.css'

export type ReviewScreenProps = Pick<EditorState, 'problems' | 'compiled' | 'saved'> &
  Pick<ChangeRowProps, 'published' | 'meanings' | 'onMeaning' | 'onUndone'> & {
    readonly name: string
    /** The item with the problem, in words. */
    readonly itemOfProblem: (problem: PlacedProblem) => string
    /** Why the last change is only in this browser. null: no reason is known. */
    readonly problem: string | null
    readonly lines: readonly ChangeLine[]
    readonly staleDates: readonly StaleDate[]
    readonly onSetToToday: () => void
    /** null: the content has errors; undefined: being computed. */
    readonly impact: DraftImpact | null | undefined
    readonly files: readonly ChangedFile[] | undefined
    readonly publication: Publication
    readonly discarding: Discarding
    readonly onPress: () => void
    readonly onPublish: (message: string) => void
    readonly message: string
    readonly onMessage: (message: string) => void
    readonly onReload: () => void
    readonly onLeft: () => void
  }

/** All changes of a draft before they are published. */
export const ReviewScreen = (props: ReviewScreenProps) => {
  const { compiled, discarding, files, impact, lines, meanings, name, problems, publication, published } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused button has been removed.
    if (publication.state === 'published') title.current?.focus()
  }, [publication.state])
  const isEmpty = lines.length === 0
  useEffect(() => {
    // The focus was in the row of the last change. (The Undo button at the top would have kept it.)
    if (isEmpty && document.activeElement === document.body) title.current?.focus()
  }, [isEmpty])
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const isChecking = compiled === 'checking'
  const note = publication.state === 'published' && <PublishedNote {...publication} />
  if (isEmpty)
    return (
      <div className={styles.screen}>
        <h1 ref={title} tabIndex={-1}>
          Review
        </h1>
        {note || <NoChanges {...props} />}
      </div>
    )
  return (
    <div className={styles.screen}>
      {note}
      <div>
        <h1 ref={title} tabIndex={-1}>
          Review “{name}”
        </h1>
        <p className={styles.summary}>
          {counted(lines.length, 'change', 'changes')}
          {/* Not before they are known: “0 errors” would be believed. */}
          {!isChecking &&
            `, ${counted(errors, 'error', 'errors')}, ${counted(problems.length - errors, 'warning', 'warnings')}`}
        </p>
      </div>
      <ProblemsSummary problems={problems} itemOf={props.itemOfProblem} />
      <StaleDatesNote
        days={props.staleDates}
        onSetToToday={() => {
          props.onSetToToday()
          // The note is removed, and the focus would be lost with it.
          heading.current?.focus()
        }}
      />
      <PublishCard
        errors={errors}
        openMeanings={openMeanings(lines, published, meanings).length}
        isChecking={isChecking}
        saved={props.saved}
        problem={props.problem}
        publication={publication}
        message={props.message}
        onMessage={props.onMessage}
        onPress={props.onPress}
        onPublish={props.onPublish}
        onDiscard={discarding.ask}
        onReload={props.onReload}
        onLeft={props.onLeft}
      />
      <section aria-labelledby="review-changes" className={styles.section}>
        <h2 id="review-changes" ref={heading} tabIndex={-1}>
          Changes
        </h2>
        {groupedByItem(lines).map((group) => (
          <ChangeGroup
            key={JSON.stringify([group[0].item.file, group[0].item.place])}
            lines={group}
            all={lines}
            impact={impact ?? null}
            published={published}
            meanings={meanings}
            onMeaning={props.onMeaning}
            onUndone={(line) => {
              props.onUndone(line)
              // The row is removed, and the focus would be lost with it. A dialog that asked is still open, so nothing outside takes the focus.
              focusSoon(() => heading.current ?? title.current)
            }}
          />
        ))}
      </section>
      <section aria-labelledby="review-personas" className={styles.section}>
        <h2 id="review-personas">{impact?.impact.areExamples ? 'Example visitors' : 'Personas'}</h2>
        {impact ? (
          <PersonaTable impact={impact.impact} />
        ) : (
          <p>
            {impact === null
              ? 'Not known: the content has errors, or had some before these changes.'
              : 'Being worked out…'}
          </p>
        )}
      </section>
      <section aria-labelledby="review-files" className={styles.section}>
        <h2 id="review-files">Files</h2>
        {files === undefined ? (
          <p>Being compared…</p>
        ) : files.length === 0 ? (
          <p>No text file changes.</p>
        ) : (
          files.map((file) => <FileDiff key={file.path} {...file} />)
        )}
      </section>
      <DiscardDialog name={name} changes={lines.length} discarding={discarding} />
    </div>
  )
}

const NoChanges = ({ discarding }: Pick<ReviewScreenProps, 'discarding'>) => (
  <EmptyState
    title={discarding.state === 'discarded' ? 'The changes are discarded' : 'There is nothing to review yet'}
    actions={discarding.bringBack}
  >
    <p>
      {discarding.state === 'discarded'
        ? 'The content is as it was published last.'
        : 'Change something, for example the title of a question. Everything that you change is listed here before visitors see it.'}
    </p>
  </EmptyState>
)
