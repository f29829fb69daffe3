import type { ReactNode } from 'react'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import type { Link } from '#components/link.ts'
import { Markdown } from '#components/markdown.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe } from '#components/recipe.ts'

export type InformationProps = {
  readonly id: string
  readonly title: ReactNode
  readonly text: readonly MarkdownNode[]
  readonly image?: string | undefined
  readonly alt?: string | undefined
  readonly link?: Link | undefined
  /** Renders a piece of the text; by default as it is. */
  readonly renderText?: ((text: string) => ReactNode) | undefined
}

/** A text between questions. It looks different from a question, so that nobody searches it for something to answer. */
export const Information = ({ id, title, text, image, alt, link, renderText }: InformationProps) => (
  <section className={recipe('card', { tint: 'indigo' })} id={id} aria-labelledby={`${id}-title`}>
    <div className={recipe('stack', { gap: 'sm' })}>
      <h2 className={recipe('text', { style: 'question' })} id={`${id}-title`}>
        {title}
      </h2>
      {image && <Picture src={image} alt={alt} shape="wide" />}
      <Markdown nodes={text} link={link} startLevel={3} renderText={renderText} />
    </div>
  </section>
)
