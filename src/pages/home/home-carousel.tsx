import { Carousel } from '#components/site/carousel.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { fill } from '#engine/format.ts'
import type { HomePage } from '#types/content.generated.ts'

type Props = NonNullable<HomePage['carousel']> & { readonly milliseconds: number }

/** The carousel of the home page. The duration of a slide is in the content. */
export const HomeCarousel = ({ heading, label, milliseconds, position, slides, ...texts }: Props) => (
  <PageSection heading={heading}>
    <Carousel
      label={label}
      milliseconds={milliseconds}
      texts={texts}
      slides={slides.map((slide, index) => ({
        ...slide,
        position: fill(position, { n: index + 1, total: slides.length }),
      }))}
    />
  </PageSection>
)
