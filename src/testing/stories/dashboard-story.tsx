/** Renders a dashboard page in any of its states, with a fake server and browser. */
import { Fragment, StrictMode, useState, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { content as whole, version } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { questionsIn, formatOf } from '#engine/quiz/question-kinds.ts'
import type { ReportCalls } from '#client/calls/reports.ts'
import { dashboardSlice, reportSlice, siteSlice } from '#content/slices/slices.ts'
import { DashboardFrame } from '#pages/dashboard/dashboard-frame.tsx'
import { DashboardContext, type DashboardContextValue } from '#pages/dashboard/dashboard-context.tsx'
import type { ResultReply } from '#types/api.generated.ts'
import { resultOf } from './persona-results.ts'
import { reportServer, type ReportServerState } from './fakes/report-server.ts'

export type DashboardStoryProps = ReportServerState & {
  readonly page: ComponentType
  readonly address?: string
  /** The current page in the menu. */
  readonly current?: 'analysis' | 'recommendations' | 'report_history'
  readonly username?: string
  readonly openPage?: (address: string) => boolean
  readonly saveFile?: (file: Blob, name: string) => void
  readonly now?: string
  /** Whether claiming a result of this device has failed. */
  readonly resultWaits?: boolean
  /** Renders in StrictMode, which mounts components twice. */
  readonly strict?: boolean
}

const slices = {
  site: siteSlice({ content: whole, version }),
  content: dashboardSlice({ content: whole, version }),
  report: reportSlice({ content: whole, version }),
}

export const DashboardStory = (props: DashboardStoryProps) => {
  const {
    address = '/dashboard',
    current = 'analysis',
    now = '2026-11-21T16:00:00Z',
    page: Page,
    username = 'amara',
  } = props
  const [calls] = useState<ReportCalls>(() => reportServer(props))
  const [browser] = useState<DashboardContextValue['browser']>(() => ({
    openPage: props.openPage ?? (() => true),
    saveFile: props.saveFile ?? (() => undefined),
    now: () => new Date(now),
  }))
  const Mode = props.strict ? StrictMode : Fragment
  return (
    <Mode>
      <MemoryRouter initialEntries={[address]}>
        <DashboardFrame
          site={slices.site}
          side={slices.content.side}
          current={current}
          title={slices.content.page[current].heading}
          isUser
        >
          <DashboardContext
            value={{
              ...slices,
              user: { id: 'u1', username },
              calls,
              browser,
              isResultWaiting: props.resultWaits ?? false,
            }}
          >
            <Page />
          </DashboardContext>
        </DashboardFrame>
      </MemoryRouter>
    </Mode>
  )
}

type Change = Partial<Pick<ResultReply, 'id' | 'created_at' | 'photos'>>

const photo = (view: string) => ({ view, width: 480, height: 640 })
export const threePhotos = ['top', 'back', 'side'].map(photo)

/** `name`: the name of a persona; null for no answers. */
export const reportOf = (name: string | null, change: Change = {}): ResultReply => ({
  ...resultOf(name, 'full'),
  ...change,
})

/** Makes the products purchasable. `shops`: retailers by product id. Default: Curl Shop. */
export const withRealProducts = (report: ResultReply, shops: Readonly<Record<number, string>> = {}): ResultReply => ({
  ...report,
  result: {
    ...report.result,
    products: report.result.products.map((product) => ({
      ...product,
      sample: false,
      retailer: shops[product.id] ?? 'Curl Shop',
    })),
  },
})

/** Answers to the questions that the dashboard requests individually, derived from the traits of the report. */
export const repliesOf = ({ result }: ResultReply): Readonly<Record<string, string>> =>
  Object.fromEntries(
    slices.content.replies.map(({ group, question, trait }) => {
      const card = result.groups.find(({ id }) => id === group)?.traits.find(({ id }) => id === trait)
      const rule = whole.profile.groups.flatMap(({ traits }) => traits).find(({ id }) => id === trait)
      const option =
        rule?.kind === 'answer' ? rule.labels.find(({ value }) => value === card?.value)?.option : undefined
      const asked = whole.sections.flatMap(questionsIn).find(({ id }) => id === question)
      const options = asked ? formatOf(asked).options : []
      return [question, options.find(({ id }) => id === option)?.label ?? '']
    }),
  )

/** What the profile says of these answers: the label, or the answer beside it if it has another name. */
export const answerTexts = (report: ResultReply): readonly string[] => {
  const answers = repliesOf(report)
  const labels = report.result.groups.flatMap(({ traits }) => traits.map(({ label }) => label))
  return slices.content.replies.flatMap(({ answer_text, question }) => {
    const answer = answers[question] ?? ''
    return labels.includes(answer) ? answer : fill(answer_text, { answer })
  })
}
