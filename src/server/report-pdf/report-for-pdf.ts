/** What a printed report is made of: a result, who it is for, what was answered, the pictures, and the words around them. */
import type { Result, SubmittedAnswer } from '#types/api.generated.ts'
import type { Content, DashboardPage, ReportPage } from '#types/content.generated.ts'

export type ReportPhoto = { readonly view: string; readonly bytes: Buffer }

export type ReportForPdf = {
  readonly result: Result
  /** ISO time. */
  readonly created_at: string
  /** Whom it is for, as they want to be called. Empty: not said. */
  readonly name: string
  /** With the labels as they were shown. */
  readonly answers: readonly SubmittedAnswer[]
  /** JPEG, upright. */
  readonly photos: readonly ReportPhoto[]
  readonly words: PdfWords
}

export type PdfWords = {
  /** Those that stand in the PDF alone. */
  readonly pdf: DashboardPage['pdf']
  readonly report: ReportPage
  readonly site_name: string
  readonly time_zone: string
  readonly unknown_label: string
  readonly label_note: string
  readonly sample_note: string
  readonly views: readonly { readonly id: string; readonly title: string }[]
}

type WordsContent = Pick<Content, 'catalogue' | 'constants' | 'ingredients' | 'pages' | 'profile' | 'site'>

export const pdfWords = ({ catalogue, constants, ingredients, pages, profile, site }: WordsContent): PdfWords => ({
  pdf: pages.dashboard.pdf,
  report: pages.report,
  site_name: site.name,
  time_zone: constants.format.time_zone,
  unknown_label: profile.unknown_label,
  label_note: ingredients.label_note,
  sample_note: catalogue.sample_note,
  views: pages.quiz.photos.slots,
})
