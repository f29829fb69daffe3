import type { ReactNode } from 'react'
import type { SubmittedConsent } from '#types/api.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { Icon } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { Markdown } from '#components/markdown.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('consent')
const measure = recipe('text', { width: 'measure' })

type Choice = SubmittedConsent['choice']

/** What is read first: a sentence, and in a few words why, how long and who. */
export type ConsentShort = {
  readonly text: string
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** Opens the whole text. */
  readonly details: string
}
export type ConsentPanelProps = {
  readonly id: string
  readonly heading: string
  /** Without it the whole text is shown at once. */
  readonly short?: ConsentShort | undefined
  readonly intro?: string | undefined
  readonly body: readonly MarkdownNode[]
  readonly who?: string | undefined
  readonly agree: string
  readonly decline: string
  readonly choice: Choice | null
  readonly onChoose: (choice: Choice) => void
  /** The current choice as a sentence, or that none has been made. */
  readonly status?: string | undefined
  readonly more?: { readonly label: string; readonly href: string } | undefined
  readonly link?: Link | undefined
}

/** Asks for a consent. Both choices look the same and can be changed at any time. */
export const ConsentPanel = (props: ConsentPanelProps) => {
  const { id, heading, short, agree, decline, choice, onChoose, status } = props
  const button = (value: Choice, words: string) => (
    <button
      type="button"
      className={`${recipe('option')} ${classOf('choice')}`}
      data-chosen={choice === value || undefined}
      aria-pressed={choice === value}
      onClick={() => onChoose(value)}
    >
      <span className={classOf('box')}>
        <Icon name="tick" />
      </span>
      <span>{words}</span>
    </button>
  )
  return (
    <section className={classOf('root')} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={classOf('title')} id={`${id}-heading`} tabIndex={-1}>
        <Icon name="lock" />
        <span>{heading}</span>
      </h2>
      {short ? <ShortForm {...short}>{wholeText(props)}</ShortForm> : wholeText(props)}
      <div className={classOf('choices')}>
        {button('agreed', agree)}
        {button('declined', decline)}
      </div>
      <p className={`${recipe('text', { style: 'small', tone: 'muted' })} ${classOf('status')}`} role="status">
        {status}
      </p>
    </section>
  )
}

const ShortForm = ({ text, facts, details, children }: ConsentShort & { readonly children: ReactNode }) => (
  <>
    <p className={measure}>{text}</p>
    <dl className={classOf('facts')}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className={classOf('label')}>{fact.label}</dt>
          <dd className={classOf('fact')}>{fact.text}</dd>
        </div>
      ))}
    </dl>
    <details className={classOf('details')}>
      <summary className={recipe('disclosure')}>{details}</summary>
      <div className={`${recipe('stack', { gap: 'sm' })} ${classOf('whole')}`}>{children}</div>
    </details>
  </>
)

const wholeText = ({ intro, body, who, more, link: Anchor = 'a' }: ConsentPanelProps) => (
  <>
    {intro && <p className={measure}>{intro}</p>}
    <Markdown nodes={body} link={Anchor} />
    {who && <p className={measure}>{who}</p>}
    {more && (
      <p>
        <Anchor href={more.href}>{more.label}</Anchor>
      </p>
    )}
  </>
)
