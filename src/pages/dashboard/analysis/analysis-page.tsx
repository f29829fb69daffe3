/** The start page of the dashboard: the latest report. Its API calls fail independently. */
import { useEffect } from 'react'
import { modules } from 'virtual:content/modules'
import { unmarkSeen } from '#client/device/result-mark.ts'
import { recipe } from '#components/recipe.ts'
import { ButtonLink } from '#components/button.tsx'
import { NoPicture } from '#components/result/no-data.tsx'
import { ResultSummary } from '#components/result/result-summary.tsx'
import { Greeting } from '#components/site/greeting.tsx'
import { Loading } from '#components/loading.tsx'
import { EmptyState } from '#components/state-card.tsx'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill, formatDate } from '#engine/format.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { AnalysisParts } from './analysis-parts.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { LoadFailed } from '#pages/dashboard/load-failed.tsx'
import { readLatest } from './latest-report.ts'
import { NoData } from './no-data.tsx'
import { ReplyCards } from './reply-cards.tsx'
import { useReplies } from './replies.ts'
import { ScoreBars } from './score-bars.tsx'
import { summaryOfResult } from '#pages/report/summary-of-result.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'

export const AnalysisPage = () => {
  const { calls, content, isResultWaiting, user } = useDashboard()
  const { analysis: words, shared } = content.page
  const latest = useLoad(`latest ${user.id}`, (signal) => readLatest(calls, user.id, signal))
  const scores = useLoad(`scores ${user.id}`, (signal) => calls.readScores(user.id, signal))
  const replies = useReplies()
  const found = latest.result.state === 'ready' ? latest.result.value : null
  const reply = found?.reply ?? null
  const summary = reply && summaryOfResult(reply)
  const beforeQuiz = latest.result.state === 'ready' && reply === null
  useEffect(() => {
    // A result was opened on this device, so the notice in the quiz still says that there is one.
    if (beforeQuiz) unmarkSeen()
  }, [beforeQuiz])
  // While something is still loading, assume that it is empty: without a quiz it nearly always is, and then nothing on the page moves.
  const isNothing =
    beforeQuiz &&
    (scores.result.state === 'loading' ||
      (scores.result.state === 'ready' && Object.keys(scores.result.value).length === 0)) &&
    replies.every(({ state }) => state === 'loading' || state === 'empty')
  const leadOf = () => {
    // The frame says that a result is on its way, so the page must not ask for a quiz.
    if (isNothing) return isResultWaiting ? undefined : words.states.empty.text
    return reply ? fill(words.from_report, { date: dateOf(reply.created_at, content) }) : undefined
  }
  const toQuiz = (
    <ButtonLink href={words.states.empty.action.to} link={SiteLink}>
      {words.states.empty.action.label}
    </ButtonLink>
  )
  return (
    <>
      <Greeting
        title={fill(shared.greeting, { username: capitalised(user.username, content.constants.format.locale) })}
        summary={summary && <ResultSummary {...summary} />}
        lead={leadOf()}
        art={content.pictures.ornament}
      >
        {isNothing && (
          <NoPicture picture={content.trait_places[0]?.traits[0]?.picture ?? content.pictures.empty_scores} />
        )}
        {(modules.products || isNothing) && (
          <div className={isNothing ? recipe('row', { gap: 'sm' }) : undefined}>
            {isNothing && !isResultWaiting && toQuiz}
            {modules.products && (
              <ButtonLink href={words.add_products.to} link={SiteLink} icon="plus" variant="outline">
                {words.add_products.label}
              </ButtonLink>
            )}
          </div>
        )}
      </Greeting>
      {isNothing && <NoData replies={replies} areScoresLoading={scores.result.state === 'loading'} />}
      {beforeQuiz && !isNothing && (
        <EmptyState
          art={content.pictures.empty_scores}
          heading={words.states.empty.heading}
          text={words.states.empty.text}
          actions={toQuiz}
        />
      )}
      {found === null && !isNothing && (
        <>
          {modules.scores && <ScoreBars scores={scores} result={null} hasQuizLink={beforeQuiz} />}
          {/* Not while the report is loading: it may contain the same cards with other titles. */}
          {latest.result.state !== 'loading' && <ReplyCards replies={replies} />}
        </>
      )}
      {found && (
        <AnalysisParts
          {...found}
          scores={scores}
          replies={replies}
          onChange={(changed) => latest.update(() => ({ ...found, reply: changed }))}
        />
      )}
      {latest.result.state === 'loading' && <Loading text={words.states.loading} blocks={2} />}
      {latest.result.state === 'failed' && (
        <LoadFailed
          failure={latest.result.failure}
          words={words.states.failed}
          common={content.messages.common}
          art={content.pictures.failed}
          again={latest.reload}
        />
      )}
      <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>
        {found?.reply.result.not_a_diagnosis || shared.not_a_diagnosis}
      </p>
    </>
  )
}

const dateOf = (iso: string, { constants }: DashboardSlice): string => formatDate(iso, constants.format)
