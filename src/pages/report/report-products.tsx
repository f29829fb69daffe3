import { modules } from 'virtual:content/modules'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { ProductRows } from '#components/result/product-row.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { askNote, commonReasons } from '#engine/result/texts/report-texts.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result } from '#types/api.generated.ts'
import { ReportSection } from './report-section.tsx'
import { ProductNotes } from './product-notes.tsx'
import { ReportProduct } from './report-product.tsx'
import type { PageLink } from './routines.tsx'
import { wordsOfPart } from './words-of-part.ts'

type Props = { readonly result: Result; readonly words: ReportSlice; readonly link?: PageLink | undefined }

/** The products of a result in short. All that is known of those of the latest report is on a page of its own. */
export const ReportProducts = ({ link, result, words }: Props) => {
  const copy = wordsOfPart(words.page, 'product')
  const { inCommon, own } = shownReasons(result.products, copy.max_reasons)
  const notes = [
    commonReasons(inCommon, copy, result.products.length, words.format.locale),
    askNote(result.products, copy),
    modules.ingredients && words.label_note,
  ].flatMap((note) => note || [])
  const hasSamples = result.products.some(({ sample }) => sample)
  return (
    <ReportSection
      id="products"
      heading={copy.heading}
      notes={<ProductNotes notes={notes} sample={hasSamples ? words.sample_note : undefined} />}
    >
      <ProductRows>
        {result.products.map((product, at) => (
          <ReportProduct key={product.id} product={product} reasons={own[at] ?? []} at={at} words={words} />
        ))}
      </ProductRows>
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
