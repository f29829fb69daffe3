import { Carousel } from '#components/site/carousel.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import type { HomeSlice } from '#content/vite/home-slice.ts'
import { fill } from '#engine/format.ts'

/** The carousel of the home page. The duration of a slide is in the content. */
export const HomeCarousel = ({ content }: { readonly content: HomeSlice }) => {
  const { heading, label, next, pause, play, position, previous, slides } = content.page.carousel
  return (
    <PageSection heading={heading}>
      <Carousel
        label={label}
        milliseconds={content.interval_ms}
        texts={{ pause, play, previous, next }}
        slides={slides.map((slide, index) => ({
          ...slide,
          position: fill(position, { n: index + 1, total: slides.length }),
        }))}
      />
    </PageSection>
  )
}
