import { Information } from '#components/quiz/information.tsx'
import { useQuestion } from '#pages/quiz/draft/use-question.ts'
import { filled } from '#pages/quiz/answer-text.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { InformationBlock as Block } from '#types/content.generated.ts'

/** A block of information between questions, while its condition holds. */
export const InformationBlock = ({ block }: { readonly block: Block }) => {
  const { asked } = useQuestion(block.id)
  if (!asked) return null
  const { alt, id, image, text, title } = block
  return (
    <Information
      id={id}
      title={filled(title)}
      text={text}
      renderText={filled}
      image={image}
      alt={alt}
      link={SiteLink}
    />
  )
}
