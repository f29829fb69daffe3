/** All rules of all scores, published from analysis/scores.yaml: folded by score, and searchable. */
import { useState, type ReactNode } from 'react'
import { scoreRulesContent } from 'virtual:content/score-rules'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { ScoreRulesSlice } from '#content/slices/text-slices.ts'
import { fill } from '#engine/format.ts'
import { matchesWords } from '#engine/matches-words.ts'
import { sum } from '#engine/sum.ts'
import type { ScoreRulesWords } from '#types/content.generated.ts'
import { NotScored, RulesOfScore } from './rule-tables.tsx'
import { useOpenParts } from './use-open-parts.ts'
import { useDebounced } from './use-debounced.ts'

type Props = { readonly words: ScoreRulesWords }
type Score = ScoreRulesSlice['scores'][number]

const classOf = slots('text-page')

export const ScoreRules = ({ words }: Props) => {
  const [query, setQuery] = useState('')
  const { isOpen, onToggle } = useOpenParts(query.trim() !== '')
  const scores = scoreRulesContent.scores
    .map((score) => withMatches(score, query))
    .filter(({ questions }) => query === '' || questions.length > 0)
  const matches = matchesWords(query)
  const notScored = scoreRulesContent.not_scored.filter(({ because, title }) => matches([title, because]))
  const counts = { count: sum(scores.map(countOf)), unscored: notScored.length }
  const { search } = words
  const outcome = counts.count + counts.unscored === 0 ? search?.none : search?.found
  const found = useDebounced(query.trim() === '' ? '' : fill(outcome ?? '', counts))
  return (
    <div className={`${classOf('part')} ${classOf('whole')}`}>
      <h2 id="rules">{words.heading}</h2>
      {search && (
        <div className={classOf('search')} role="search">
          <label className={classOf('searchLabel')} htmlFor="search-rules">
            {search.label}
          </label>
          {search.hint && (
            <p id="search-rules-hint" className={recipe('text', { style: 'small', tone: 'muted' })}>
              {search.hint}
            </p>
          )}
          <input
            id="search-rules"
            type="search"
            aria-describedby={search.hint && 'search-rules-hint'}
            className={slots('field')('input')}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <p className={classOf('found')} role="status">
            {found}
          </p>
        </div>
      )}
      <div>
        {scores.map((score) => (
          <Fold
            key={score.id}
            id={score.id}
            title={score.mirror ?? score.label}
            count={fill(words.rules_count ?? '{count}', { count: countOf(score) })}
            isOpen={isOpen(score.id)}
            onToggle={onToggle}
          >
            <RulesOfScore score={score} words={words} locale={scoreRulesContent.locale} />
          </Fold>
        ))}
        {notScored.length > 0 && (
          <Fold
            id="not_scored"
            title={words.not_scored.heading}
            count={fill(words.not_scored.count ?? '{count}', { count: notScored.length })}
            isOpen={isOpen('not_scored')}
            onToggle={onToggle}
          >
            <NotScored questions={notScored} words={words.not_scored} />
          </Fold>
        )}
      </div>
    </div>
  )
}

const countOf = ({ questions }: Score): number => sum(questions.map(({ rules }) => rules.length))

/** Only the rules that have all words of the query, in their question, answer or reason or in the name of the score. */
const withMatches = (score: Score, query: string): Score => {
  const found = matchesWords(query)
  const names = [score.label, score.mirror]
  return {
    ...score,
    questions: score.questions
      .map((question) => ({
        ...question,
        rules: question.rules.filter(({ answers, because }) => found([...names, question.title, ...answers, because])),
      }))
      .filter(({ rules }) => rules.length > 0),
  }
}

type FoldProps = {
  readonly id: string
  readonly title: string
  readonly count: string
  readonly isOpen: boolean
  readonly onToggle: (id: string, open: boolean) => void
  readonly children: ReactNode
}

/** The address `#id` leads to what is inside: browsers open a `<details>` for that, and when they find a text in the page. */
const Fold = ({ children, count, id, isOpen, onToggle, title }: FoldProps) => (
  <details className={classOf('fold')} open={isOpen} onToggle={(event) => onToggle(id, event.currentTarget.open)}>
    <summary className={classOf('summary')}>
      <h3>{title}</h3>
      <span className={classOf('count')}>{count}</span>
      <Icon name="down" />
    </summary>
    <div id={id} className={classOf('inside')}>
      {children}
    </div>
  </details>
)
