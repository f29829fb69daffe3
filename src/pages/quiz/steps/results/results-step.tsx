/** The result as the server has computed and stored it. */
import { lazy, Suspense, useState, type Ref } from 'react'
import { BlurredScores } from '#components/result/blurred-scores.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ResultSummary } from '#components/result/result-summary.tsx'
import { Greeting } from '#components/site/greeting.tsx'
import { recipe } from '#components/recipe.ts'
import 'virtual:theme-form.css'
import 'virtual:theme-result.css'
import { modules } from 'virtual:content/modules'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { reportContent } from 'virtual:content/report'
import { isIncomplete } from '#engine/result/incomplete.ts'
import { hasNoKnownScore } from '#engine/result/scores/shown-score.ts'
import { visitorLead } from '#engine/result/texts/report-texts.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { ReportView } from '#pages/report/report-view.tsx'
import { firstLine, summaryOfResult } from '#pages/report/summary-of-result.ts'
import { useStoredLogin } from '#pages/session/use-stored-login.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { ResultPictures } from './result-pictures.tsx'
import { useAnswerMore } from './use-answer-more.ts'
import { useRetake } from './use-retake.ts'
import { WithdrawConsents } from './withdraw-consents.tsx'

/** Needed by logged-in users only. */
const ClaimHere = lazy(async () => ({ default: (await import('./claim-result.tsx')).ClaimResult }))

type Props = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

export const ResultsStep = ({ heading, title }: Props) => {
  const { actor, store } = useQuiz()
  const retake = useRetake()
  const answerMore = useAnswerMore()
  const reply = useQuizSelector(({ context }) => context.result)
  const words = later.page.results
  const isUser = useStoredLogin() !== null
  // After a reload it has to be read first.
  const [arrives] = useState(reply !== null)
  if (!reply)
    return (
      // At the same place as below: the heading has the focus, and stays when the result comes.
      <div className={recipe('stack', { gap: '2xl' })}>
        <Greeting ref={heading} title={title} art={words.picture}>
          <p role="status">{words.opening}</p>
        </Greeting>
      </div>
    )
  const isPreview = reply.view === 'preview'
  const isEmpty = reply.result.answered === 0
  const isVisitors = isPreview || !modules.accounts
  const hasScores = reply.result.scores.length + reply.hidden_scores > 0
  // Without scores it is what the result says, so it is at the top.
  const insight = isVisitors && !hasScores ? reply.result.insight : null
  const summary = isEmpty ? null : summaryOfResult(reply)
  // With advice to see a professional, which follows and matters most, nothing else is named as the first thing to do above it.
  const first = reply.result.signposts.length > 0 ? undefined : reply.first
  const offersMore = !isEmpty && answerMore !== null && isIncomplete(reply.result)
  const leadOf = () => {
    if (isEmpty) return words.empty
    if (offersMore) return words.incomplete
    if (!isVisitors) return words.user.lead
    return hasScores ? visitorLead(reply.result, words.visitor.lead, reportContent.format.locale) : insight?.text
  }
  return (
    <div className={recipe('stack', { gap: '2xl' })}>
      <Greeting
        ref={heading}
        title={title}
        summary={summary && <ResultSummary {...summary} first={first && firstLine(first)} />}
        arrives={arrives}
        lead={leadOf()}
        art={words.picture}
      >
        {(isEmpty || offersMore) && (
          // As wide as its label.
          <div>
            <Button onClick={answerMore ?? (() => void retake())}>
              {isEmpty ? words.empty_action : words.answer_more}
            </Button>
          </div>
        )}
        {modules.accounts && !isEmpty && !isPreview && (
          <ButtonLink href={words.user.dashboard.to} link={SiteLink}>
            {words.user.dashboard.label}
          </ButtonLink>
        )}
      </Greeting>
      {modules.accounts && isPreview && isUser && !isEmpty && (
        <Suspense fallback={null}>
          <ClaimHere
            id={reply.id}
            onOpen={(result) => {
              actor.send({ type: 'RESULT_CHANGED', result })
            }}
          />
        </Suspense>
      )}
      {!isEmpty && (
        <ReportView
          order="quiz"
          result={insight ? { ...reply.result, insight: null } : reply.result}
          first={reply.first}
          words={reportContent}
          afterScores={
            modules.accounts &&
            isPreview &&
            !isUser &&
            reply.hidden_scores > 0 && (
              // If no visible score is known, the hidden ones probably are not either: blurred bars would promise too much.
              <SignupInvitation hidden={hasNoKnownScore(reply.result.scores) ? 0 : reply.hidden_scores} />
            )
          }
        />
      )}
      {modules.photos && <ResultPictures reply={reply} />}
      {!isEmpty && (
        <ReportSection heading={words.recheck_heading} prints="no">
          <Card>
            <div className={recipe('row', { align: 'between', gap: 'md' })}>
              {words.recheck !== '' && <p>{words.recheck}</p>}
              <Button variant="outline" onClick={() => void retake()}>
                {words.again.label}
              </Button>
            </div>
          </Card>
          {!isUser && isVisitors && store.isPersistent() && (
            <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>{words.again_note}</p>
          )}
        </ReportSection>
      )}
      {modules.consents && <WithdrawConsents reply={reply} />}
    </div>
  )
}

/** Invites the visitor to sign up, to see and keep the whole result. */
const SignupInvitation = ({ hidden }: { readonly hidden: number }) => {
  const { kept, not_kept, overlay } = later.page.results.visitor
  const { store } = useQuiz()
  return (
    <BlurredScores
      count={hidden}
      heading={overlay.heading}
      text={overlay.text}
      note={store.isPersistent() ? kept : not_kept}
      level={3}
      actions={
        <>
          <ButtonLink href={overlay.signup.to} link={SiteLink} size="lg">
            {overlay.signup.label}
          </ButtonLink>
          <ButtonLink href={overlay.login.to} link={SiteLink} variant="quiet">
            {overlay.login.label}
          </ButtonLink>
        </>
      }
    />
  )
}
