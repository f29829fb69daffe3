import { Markdown } from '#components/markdown.tsx'
import { recipe } from '#components/recipe.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { MarkdownNode } from '#types/markdown.generated.ts'

type Props = {
  readonly lead: readonly MarkdownNode[]
  /** What is true of all products, in the same paragraph. */
  readonly sentences: readonly string[]
  /** How many products, and what they cost together. */
  readonly sum?: string | undefined
  /** Says that they are samples. */
  readonly sample?: string | undefined
}

/** What is said once of all products. */
export const ProductIntro = ({ lead, sample, sentences, sum }: Props) => {
  const nodes = withSentences(lead, sentences)
  if (nodes.length === 0 && !sample && sum === undefined) return null
  return (
    <div className={recipe('stack', { gap: '2xs' })}>
      {nodes.length > 0 && (
        <div className={recipe('text', { tone: 'muted', width: 'measure' })}>
          <Markdown nodes={nodes} link={SiteLink} />
        </div>
      )}
      {sum !== undefined && <p className={recipe('text', { style: 'question' })}>{sum}</p>}
      {sample && <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>{sample}</p>}
    </div>
  )
}

const withSentences = (lead: Props['lead'], sentences: Props['sentences']): readonly MarkdownNode[] => {
  if (sentences.length === 0) return lead
  const last = lead.at(-1)
  const text = sentences.join(' ')
  if (last?.type !== 'paragraph') return [...lead, { type: 'paragraph', children: [{ type: 'text', text }] }]
  return [...lead.slice(0, -1), { ...last, children: [...(last.children ?? []), { type: 'text', text: ` ${text}` }] }]
}
