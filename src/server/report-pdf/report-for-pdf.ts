/** The input of the PDF: a result, its owner's name, the answers, the photos, and the texts of the content. */
import type { Region } from '#engine/format.ts'
import type { Result, SubmittedAnswer } from '#types/api.generated.ts'
import type { Drawings } from './read-drawings.ts'
import { reportPageOf } from '#content/report-page.ts'
import type { ContentWith } from '#content/modules.ts'
import { reasonForms, type ReasonForms } from '#engine/result/texts/report-texts.ts'
import type { Content, DashboardPage, ReportPage } from '#types/content.generated.ts'

export type ReportPhoto = { readonly view: string; readonly bytes: Buffer }

export type ReportForPdf = {
  /** SVG texts by path below content/media. A drawing that is missing is left out. */
  readonly drawings: Drawings
  readonly result: Result
  /** ISO time. */
  readonly created_at: string
  /** The name that the owner has entered. Empty: none. */
  readonly name: string
  /** The answers, with the labels that were shown when they were given. */
  readonly answers: readonly SubmittedAnswer[]
  /** JPEG, upright. */
  readonly photos: readonly ReportPhoto[]
  readonly texts: PdfTexts
}

export type PdfTexts = {
  /** Texts that only the PDF has. */
  readonly pdf: DashboardPage['pdf']
  readonly report: ReportPage
  readonly site_name: string
  /** The light colours of the brand, for paper. */
  readonly colours: Readonly<Record<'hero' | 'on_hero' | 'link', string>>
  /** The mark of the site: a path below content/media. */
  readonly logo: string | undefined
  /** The drawing that hangs from the upper edge of the cover: a path below content/media. */
  readonly ornament: string
  /** How dates and prices are written. */
  readonly region: Region
  readonly unknown_label: string
  readonly label_note: string
  readonly sample_note: string
  readonly reason_forms: readonly ReasonForms[]
  readonly views: readonly { readonly id: string; readonly title: string }[]
}

type TextsContent = ContentWith<
  'accounts',
  Pick<Content, 'brand' | 'catalogue' | 'ingredients' | 'pages' | 'photos' | 'profile' | 'site'>
>

export const pdfTexts = ({ brand, catalogue, ingredients, pages, photos, profile, site }: TextsContent): PdfTexts => ({
  pdf: pages.dashboard.pdf,
  report: reportPageOf({ pages, profile }),
  site_name: brand.name,
  colours: brand.colours.light,
  logo: brand.pictures.logo,
  ornament: brand.pictures.ornament,
  region: site,
  unknown_label: profile.unknown_label,
  label_note: ingredients.label_note,
  sample_note: catalogue.sample_note,
  reason_forms: reasonForms(catalogue),
  views: photos?.views ?? [],
})
