/** The parts of a content that go to a browser: each page takes only what it shows. */
import type { Content } from '#types/content.generated.ts'

/** A content without errors, and its version. */
export type Whole = { readonly content: Content; readonly version: string }

export const quizSlice = ({ content, version }: Whole) => {
  const { quiz, sections, consent, constants, navigation, pages, messages, site, profile } = content
  return {
    version,
    quiz,
    sections,
    consent,
    constants: pick(constants, ['quiz', 'photos', 'retention', 'format', 'redirects']),
    page: pages.quiz,
    messages: pick(messages, ['common', 'quiz', 'camera', 'upload', 'photos']),
    site: pick(site, ['name', 'titles', 'contact_email']),
    skip_link: navigation.skip_link,
    not_a_diagnosis: profile.not_a_diagnosis,
  }
}

export const reportSlice = ({ content: { pages, profile, constants, catalogue, ingredients } }: Whole) => ({
  page: pages.report,
  unknown_label: profile.unknown_label,
  currency_sign: constants.format.currency_sign,
  format: constants.format,
  label_note: ingredients.label_note,
  sample_note: catalogue.sample_note,
})

export const siteSlice = ({ content: { site, navigation, pages, messages } }: Whole) => ({
  site,
  navigation,
  home: pages.home,
  not_found: pages.not_found,
  messages: pick(messages, ['common']),
})

export type QuizSlice = ReturnType<typeof quizSlice>
export type ReportSlice = ReturnType<typeof reportSlice>
export type SiteSlice = ReturnType<typeof siteSlice>

const pick = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>
