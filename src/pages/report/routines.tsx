import { modules } from 'virtual:content/modules'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { RoutineList } from '#components/result/routine-list.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import type { Result, ResultProduct, ResultRoutineStep } from '#types/api.generated.ts'
import { SiteLink } from '#pages/site-link.tsx'
import { ReportSection } from './report-section.tsx'
import { drawingOf } from './product-drawing.ts'
import { productRowId } from './product-row-id.ts'
import { wordsOfPart } from './words-of-part.ts'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** The page with the products that fit the steps. */
  readonly products?: PageLink | undefined
  /** What to do unfolds, step by step. */
  readonly isCompact?: boolean
}
export type PageLink = { readonly href: string; readonly label: string }

/** The routine, part by part. */
export const Routines = ({ isCompact, products, result, words }: Props) => {
  const copy = wordsOfPart(words.page, 'routines')
  return (
    <ReportSection id="routines" heading={copy.heading} lead={copy.lead}>
      <RoutineList
        howOften={copy.how_often}
        link={SiteLink}
        isCompact={isCompact}
        parts={result.routine
          .filter(({ steps }) => steps.length > 0)
          .map((part) => ({
            ...part,
            steps: part.steps.map((step) => ({
              ...step,
              drawing: drawingOf(productFor(step, result), result),
              product: productOf(step, result, copy.product, products?.href),
            })),
          }))}
      >
        {products && result.products.length > 0 && (
          <div className={recipe('row')}>
            <ButtonLink href={products.href} link={SiteLink} variant="outline" icon="bag">
              {products.label}
            </ButtonLink>
          </div>
        )}
      </RoutineList>
    </ReportSection>
  )
}

const productFor = ({ slot }: ResultRoutineStep, { products }: Result): ResultProduct | undefined =>
  modules.products ? products.find((product) => product.slot === slot) : undefined

/**
 * The product that was chosen for a step, or else the kind of product. undefined: the step needs none.
 *
 * @param page the page with the products; without it they are on this page
 */
const productOf = (step: ResultRoutineStep, result: Result, label: string, page = '') => {
  if (step.slot_label === null) return undefined
  const found = productFor(step, result)
  return found
    ? { label, name: found.name, href: `${page}#${productRowId(found.id)}` }
    : { label, name: step.slot_label }
}
