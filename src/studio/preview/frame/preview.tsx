/** The pages of the product with the content of the draft, at the view that the studio asks for. */
import { createElement, Suspense, useEffect, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import 'virtual:theme-site.css'
import 'virtual:theme-form.css'
import 'virtual:theme-dashboard.css'
import 'virtual:theme-result.css'
import 'virtual:fonts.css'
import { brandStyles } from '#app/theme/brand.ts'
import { App } from '#app/app.tsx'
import { routeAt, type Route } from '#app/routes.tsx'
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { groupsOf } from '#engine/quiz/steps/groups.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { completeSteps } from '#engine/quiz/steps/steps.ts'
import { directionOf } from '#engine/direction.ts'
import type { ContentParts } from '#studio/preview/content-feed.ts'
import type { Location, View } from '#studio/preview/messages.ts'
import type { Content, Step } from '#types/content.generated.ts'
import { askAnyway } from './ask-anyway.ts'
import { memoryHistory } from './browser/memory-history.ts'
import { fillIn, whenFormIsThere } from './fill-in.ts'
import { setContent } from './live-values.ts'
import { openView } from './opening.ts'
import { PreviewRouter } from './preview-router.tsx'
import { previewFetch } from './server/preview-server.ts'
import { previewResults, type PreviewResults } from './server/preview-results.ts'
import { toStudio } from './studio.ts'

type Shown = { readonly view: View; readonly answers: Answers; readonly question: string | null }
type Page = { readonly route: Route; readonly page: ComponentType; readonly key: number }

/** Parts of the content from which results are computed. If one changes, pages that show a result load it again. */
const resultParts: ReadonlySet<string> = new Set([
  'sections',
  'scores',
  'profile',
  'routines',
  'tips',
  'catalogue',
  'ingredients',
])

export type Preview = {
  readonly update: (content: Content, parts: ContentParts) => void
  /** Resolves to false if its page could not be loaded, which the studio is told. */
  readonly show: (shown: Shown) => Promise<boolean>
  readonly location: () => Location
}

export const openPreview = (element: HTMLElement, first: Content): Preview => {
  const root = createRoot(element)
  const brand = document.head.appendChild(document.createElement('style'))
  let content = first
  let shown: Shown = { view: { kind: 'page', path: '/' }, answers: {}, question: null }
  /** The answers that were given in the frame itself, once they have been sent. */
  let sent: Readonly<Record<string, unknown>> | null = null
  let results: PreviewResults | null = null
  let page: Page | null = null
  let pages = 0

  const stepsNow = (): readonly Step[] => {
    const { pages, quiz } = content
    return completeSteps(quiz.steps, { sending: pages.quiz.sending.title, sent: pages.quiz.sent.title })
  }
  /** Makes the shown step and question be asked, whatever their conditions say. */
  const setValues = (): void => {
    const step = shown.view.kind === 'quiz' ? shown.view.step : null
    const asked = askAnyway(content, shown.answers, { step, question: shown.question })
    setContent(asked.content)
    if (!asked.isAsked) toStudio({ type: 'not_asked', step: step ?? '' })
    // Set only if it differs, because changing a style element makes the browser compute all styles again.
    const styles = brandStyles(content.brand)
    if (brand.textContent !== styles) brand.textContent = styles
    const { documentElement } = document
    if (documentElement.lang !== content.site.locale) {
      documentElement.lang = content.site.locale
      documentElement.dir = directionOf(content.site.locale)
    }
    results = null
  }
  const render = (): void => {
    if (!page) return
    const { key, ...rest } = page
    root.render(<ShownPage key={key} {...rest} sends={shown.view.kind === 'page' && shown.view.isSent === true} />)
  }
  const isShowing = (kind: Step['kind']): boolean =>
    shown.view.kind === 'quiz' && stepsNow().find(({ id }) => id === idOf(shown.view))?.kind === kind

  window.fetch = previewFetch(
    () => (results ??= previewResults(content, sent ?? shown.answers)),
    () => isShowing('analysing'),
    () => new Date(),
    (answers) => {
      sent = answers
      results = null
    },
  )
  setValues()

  const loadView = async ({ answers, question, view }: Shown) => {
    const opening = await openView(view, { content, steps: stepsNow(), answers, question })
    const route = routeAt(opening.path)
    return { opening, route, component: (await route.load()).default }
  }
  const show = async (next: Shown): Promise<boolean> => {
    shown = { ...next, answers: acceptAnswers(compileQuiz(content), next.answers, 'kept').answers }
    sent = null
    setValues()
    // Unmounted first, because the previous page would still react to the new login and history.
    page = null
    flushSync(() => {
      root.render(null)
    })
    const asked = shown
    const loaded = await loadView(shown).catch(() => null)
    // Something else was requested meanwhile.
    if (shown !== asked) return true
    if (!loaded) {
      toStudio({ type: 'failed' })
      return false
    }
    const { component, opening, route } = loaded
    if (opening.visit) memoryHistory.visitWhenFollowed(opening.visit)
    pages += 1
    page = { route, page: component, key: pages }
    window.scrollTo(0, 0)
    render()
    return true
  }

  return {
    update: (next, parts) => {
      const [before, after] = [groupOf(content, shown.question), groupOf(next, shown.question)]
      content = next
      // The group of the question has changed, because it was just added or now begins a group of its own.
      if (after !== -1 && after !== before) return void show(shown)
      setValues()
      const hasResult = shown.view.kind === 'page' || isShowing('results')
      if (page && hasResult && Object.keys(parts).some((name) => resultParts.has(name))) {
        keepHeight(element)
        pages += 1
        page = { ...page, key: pages }
      }
      render()
    },
    show,
    location: () => {
      const { pathname } = memoryHistory.url()
      const state = memoryHistory.state() as { readonly step?: number } | null
      const isQuiz = pathname === content.pages.quiz.route
      return { path: pathname, step: isQuiz ? (stepsNow()[state?.step ?? 0]?.id ?? null) : null }
    },
  }
}

/** The index of a question's group within its section. -1: there is no such question. */
const groupOf = ({ sections }: Content, question: string | null): number => {
  const section = sections.find(({ questions }) => questions.some(({ id }) => id === question))
  return section ? groupsOf(section).findIndex(({ items }) => items.some(({ id }) => id === question)) : -1
}

const idOf = (view: View): string | null => (view.kind === 'quiz' ? view.step : null)

const ShownPage = ({ page, route, sends }: Pick<Page, 'page' | 'route'> & { readonly sends: boolean }) => {
  useEffect(() => (sends ? whenFormIsThere(fillIn) : undefined), [sends])
  return (
    <PreviewRouter>
      <Suspense fallback={null}>{createElement(App, { first: { route, page } })}</Suspense>
    </PreviewRouter>
  )
}

/** Keeps the height of the page while it is rendered again, so that the scroll position does not change. */
const keepHeight = (element: HTMLElement): void => {
  element.style.minHeight = `${element.offsetHeight}px`
  setTimeout(() => {
    element.style.minHeight = ''
  }, 500)
}
