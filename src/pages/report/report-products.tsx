import { modules } from 'virtual:content/modules'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { ProductRows } from '#components/result/product-row.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { ofAllProducts } from '#engine/result/texts/report-texts.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result } from '#types/api.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { ReportSection } from './report-section.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ReportProduct } from './report-product.tsx'
import type { PageLink } from './routines.tsx'
import { wordsOfPart } from './words-of-part.ts'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  readonly lead: readonly MarkdownNode[]
  readonly link?: PageLink | undefined
}

/** The products of a result in short. All that is known of those of the latest report is on a page of its own. */
export const ReportProducts = ({ lead, link, result: { products }, words }: Props) => {
  const copy = wordsOfPart(words.page, 'product')
  const { own } = shownReasons(products, copy.max_reasons)
  const hasSamples = products.some(({ sample }) => sample)
  return (
    <ReportSection
      id="products"
      heading={copy.heading}
      notes={
        <ProductIntro
          lead={lead}
          sentences={ofAllProducts(products, copy, words.reason_forms, words.format.locale)}
          sample={hasSamples ? words.sample_note : undefined}
        />
      }
    >
      <ProductRows>
        {products.map((product, at) => (
          <ReportProduct key={product.id} product={product} reasons={own[at] ?? []} at={at} words={words} />
        ))}
      </ProductRows>
      {modules.ingredients && words.label_note && (
        <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>{words.label_note}</p>
      )}
      {link && (
        <div className={recipe('row')}>
          <ButtonLink href={link.href} link={SiteLink} variant="outline" icon="bag">
            {link.label}
          </ButtonLink>
        </div>
      )}
    </ReportSection>
  )
}
