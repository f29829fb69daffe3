import type { MarkdownNode } from '#types/markdown.generated.ts'
import { Icon } from '#components/icon.tsx'
import type { Link } from '#components/link.ts'
import { Markdown } from '#components/markdown.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('consent')

export type ConsentChoice = 'agreed' | 'declined'
export type ConsentPanelProps = {
  readonly id: string
  readonly heading: string
  /** 'Optional' */
  readonly mark?: string | undefined
  readonly intro?: string | undefined
  readonly body: readonly MarkdownNode[]
  readonly who?: string | undefined
  readonly agree: string
  readonly decline: string
  readonly choice: ConsentChoice | null
  readonly onChoose: (choice: ConsentChoice) => void
  /** The current choice as a sentence, or that none has been made. */
  readonly status?: string | undefined
  readonly more?: { readonly label: string; readonly href: string } | undefined
  readonly link?: Link | undefined
}

/** Asks for a consent. Both choices look the same and can be changed at any time. */
export const ConsentPanel = (props: ConsentPanelProps) => {
  const {
    id,
    heading,
    mark,
    intro,
    body,
    who,
    agree,
    decline,
    choice,
    onChoose,
    status,
    more,
    link: Anchor = 'a',
  } = props
  const button = (value: ConsentChoice, words: string) => (
    <button type="button" className={part('choice')} aria-pressed={choice === value} onClick={() => onChoose(value)}>
      <span className={part('box')}>
        <Icon name="tick" />
      </span>
      <span>{words}</span>
    </button>
  )
  return (
    <section className={part('root')} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={part('title')} id={`${id}-heading`}>
        {heading}
        {mark && <span className={part('mark')}>{` (${mark})`}</span>}
      </h2>
      {intro && <p className={part('body')}>{intro}</p>}
      <Markdown nodes={body} link={Anchor} />
      {who && <p className={part('body')}>{who}</p>}
      {more && (
        <p>
          <Anchor href={more.href}>{more.label}</Anchor>
        </p>
      )}
      <div className={part('choices')}>
        {button('agreed', agree)}
        {button('declined', decline)}
      </div>
      <p className={part('status')} role="status">
        {status}
      </p>
    </section>
  )
}
