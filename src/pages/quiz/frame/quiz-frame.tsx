/** The frame around every step: brand, progress, exit, section tabs, Back and Next. */
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { onPopState } from '#client/browser/history.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { SaveStatus, type SaveState } from '#components/quiz/save-status.tsx'
import { QuizFooter } from '#components/quiz/quiz-footer.tsx'
import { QuizHeader } from '#components/quiz/quiz-header.tsx'
import { QuizProgress, type Progress as Answered } from '#components/quiz/quiz-progress.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { SkipLink } from '#components/site/skip-link.tsx'
import { fill } from '#engine/format.ts'
import { progressOf } from '#engine/quiz/steps/progress.ts'
import type { QuizState } from '#engine/quiz/state.ts'
import { previousPlace } from '#machines/quiz/quiz.navigation.ts'
import { atScreen, isSameQuizPlace } from '#machines/quiz/quiz.places.ts'
import { hasUnsent } from '#machines/quiz/quiz.result.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { isDraftKept } from '#pages/quiz/draft/draft-autosave.ts'
import { discardDraft } from '#pages/device/stored-quiz.ts'
import { useOnePressPerStep } from './one-press.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { goBack, useStepHistory } from './step-history.ts'
import { useRenderedScreen } from './use-rendered-screen.ts'
import { StepTabs } from './step-tabs.tsx'
import { usePageKeptOnDrop } from './use-page-kept-on-drop.ts'

export const QuizFrame = ({ step }: { readonly step: ReactNode }) => {
  const { content } = useQuiz()
  useOnePressPerStep()
  usePageKeptOnDrop()
  return (
    <div className={recipe('page')}>
      <SkipLink href="#main">{content.skip_link}</SkipLink>
      <FrameHeader />
      <main id="main" tabIndex={-1} className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <div className={panes}>{step}</div>
      </main>
      <FrameFooter />
    </div>
  )
}

const FrameHeader = () => {
  const { actor, content } = useQuiz()
  const { frame } = content.page
  const { steps, tabs } = content.quiz
  /** A quiz of text steps has no questions that count. */
  const hasProgress = actor.getSnapshot().context.model.questions.size > 0
  const step = steps[useRenderedScreen().step]
  const inSection =
    useQuizSelector((snapshot) => snapshot.hasTag('answering')) && (tabs.length === 0 || step?.tab !== undefined)
  const isOffering = useQuizSelector((snapshot) => snapshot.matches('offering'))
  /** These fill the window. */
  const onHero = isOffering || step?.kind === 'analysing' || (step?.kind === 'intro' && !step.notes)
  const [leaving, setLeaving] = useState(false)
  const leave = useExit(setLeaving)
  // Back closes the dialog: it hides the step that the visitor has gone back to.
  useEffect(
    () =>
      leaving
        ? onPopState(() => {
            setLeaving(false)
          })
        : undefined,
    [leaving],
  )
  return (
    <>
      <QuizHeader
        brand={{ name: content.site.name, mark: content.mark, href: content.start, link: SiteLink }}
        exit={content.exit === null ? undefined : { label: frame.exit, onExit: leave }}
        onHero={onHero}
      >
        {inSection && (
          <>
            {hasProgress && <Progress />}
            {tabs.length > 0 && <StepTabs />}
          </>
        )}
      </QuizHeader>
      <ExitDialog
        open={leaving}
        onClose={() => {
          setLeaving(false)
        }}
      />
    </>
  )
}

const FrameFooter = () => {
  const { actor, content, footerAction } = useQuiz()
  const { frame } = content.page
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  // Like the header, it shows what is rendered, which may be the previous screen for one frame: pressing Next waits for neither.
  const drawn = useRenderedScreen()
  const isFirst = useQuizSelector(({ context }) => {
    const there = atScreen(context, drawn)
    return isSameQuizPlace(previousPlace(there), there)
  })
  const submitted = useQuizSelector(({ context }) => context.photosSubmitted)
  // Until then taking, adding or submitting pictures is the main action.
  const needsPictures = content.quiz.steps[drawn.step]?.kind === 'photos' && !submitted
  useStepHistory()
  if (!answering) return null
  return (
    <QuizFooter
      action={footerAction.set}
      back={
        isFirst
          ? undefined
          : {
              label: frame.back,
              onBack: () => {
                goBack(actor)
              },
            }
      }
      next={{
        label: frame.next,
        onNext: () => {
          actor.send({ type: 'NEXT' })
        },
        quiet: needsPictures,
      }}
    />
  )
}

const Progress = () => {
  const { actor, content, autosave, store } = useQuiz()
  const { frame } = content.page
  const subscribeToProgress = useCallback(
    (show: (progress: Answered) => void) => {
      let shown: QuizState | null = null
      const showNow = () => {
        const { model, state } = actor.getSnapshot().context
        shown = state
        const { answered, percent, total } = progressOf(model, state)
        const words = { answered, total, percent }
        show({ text: fill(frame.progress, words), short: fill(frame.progress_short, words), percent })
      }
      showNow()
      const subscription = actor.subscribe(({ context }) => {
        if (context.state !== shown) showNow()
      })
      return () => {
        subscription.unsubscribe()
      }
    },
    [actor, frame],
  )
  const subscribeToAutosave = useCallback(
    (show: (state: SaveState) => void) => {
      const showNow = () => {
        const saveProgress = autosave.progress.get()
        const { sending, state } = actor.getSnapshot().context
        const hasUnsentAnswers = Object.keys(state.answers).length > 0 && !sending?.kept
        // A browser that blocks storage keeps the answers until the page is closed.
        const saved = saveProgress === 'saved' && hasUnsentAnswers && store.isPersistent()
        show(saveProgress === 'slow' ? 'saving' : saved ? 'saved' : 'nothing')
      }
      showNow()
      return autosave.progress.subscribe(showNow)
    },
    [actor, autosave, store],
  )
  return (
    <QuizProgress label={frame.progress_label} subscribe={subscribeToProgress}>
      <SaveStatus
        saving={frame.saving}
        saved={frame.saved}
        savedShort={frame.saved_short}
        subscribe={subscribeToAutosave}
      />
    </QuizProgress>
  )
}

/** Asks for confirmation, unless there is nothing to lose. */
const useExit = (ask: (open: boolean) => void) => {
  const { actor, content } = useQuiz()
  const navigate = useNavigate()
  return () => {
    actor.flush()
    const snapshot = actor.getSnapshot()
    if (hasUnsent(snapshot.context) && !snapshot.matches('results')) ask(true)
    else void navigate(content.exit ?? content.start)
  }
}

const ExitDialog = ({ onClose, open }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { autosave, content, store } = useQuiz()
  const navigate = useNavigate()
  const words = content.page.exit_dialog
  const leave = () => void navigate(content.exit ?? content.start)
  const clear = async () => {
    // Answers that still wait for a slow device would bring the draft back.
    autosave.end()
    await discardDraft(store)
    leave()
  }
  return (
    <Dialog
      open={open}
      title={words.heading}
      onClose={onClose}
      safe={words.stay}
      text={isDraftKept(autosave, store) ? words.text : content.messages.quiz.draft_not_kept}
      actions={
        <>
          <Button onClick={leave}>{words.leave}</Button>
          <Button variant="quiet" onClick={() => void clear()}>
            {words.clear}
          </Button>
        </>
      }
    />
  )
}

const panes = `${recipe('stack', { gap: 'lg' })} ${slots('step-pane')('all')}`
