/**
 * Writes into the built pages how many minutes the quiz takes. Pages are rendered by the build, which knows only the estimate: the
 * server puts the measured number into the introduction, and into an attribute of every page. The scripts read it there
 * (src/client/browser/measured-minutes.ts), so they render the same text, and no browser asks for it.
 */
import type { FastifyBaseLogger } from 'fastify'
import { estimatedSeconds, minutesOf } from '#engine/quiz/steps/duration.ts'
import { escapeHtml } from '#engine/escape-html.ts'
import { fill, placeholdersIn } from '#engine/format.ts'
import type { ExternalDependencies, ServerContent } from '#server/dependencies.ts'
import { openMeasuredMinutes } from '#server/results/measured-minutes.ts'
import type { PageEdit } from './pages.ts'

type Minutes = { readonly minutes: number }

/** The facts of the introduction that name the minutes. Most contents have one, or none. */
const factsWithMinutes = ({ quiz }: ServerContent): readonly string[] =>
  quiz.steps
    .flatMap((step) => (step.kind === 'intro' ? (step.facts ?? []) : []))
    .map(({ text }) => text)
    .filter((text) => placeholdersIn(text).includes('minutes'))

/** `path`: of the page. Only the page of the quiz has the facts, so an equal text on another page is not changed. */
const withMinutes = (content: ServerContent, path: string, html: string, measured: Minutes): string => {
  const built: Minutes = { minutes: minutesOf(estimatedSeconds(content)) }
  const facts = path === content.pages.quiz.route ? factsWithMinutes(content) : []
  return facts
    .map((text) => ({ before: textNode(fill(text, built)), after: textNode(fill(text, measured)) }))
    .reduce((changed, { before, after }) => changed.replace(before, () => after), html)
    .replace('<html ', () => `<html data-minutes="${measured.minutes}" `)
}

/** A text between two tags, as React writes it. */
const textNode = (text: string): string => `>${escapeHtml(text)}<`

/** Needed for every content, even without such facts: the texts for an unfinished quiz and above its steps name the minutes, too. */
export const minutesOfPages = async (
  { content, database, settings }: Pick<ExternalDependencies, 'content' | 'database' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<PageEdit> => ({
  value: await openMeasuredMinutes(database.store, settings.now, log),
  write: (path, html, minutes) => withMinutes(content, path, html, { minutes }),
})
