import { exitAddress, pageRoutes, startAddress } from '#content/page-addresses.ts'
import { contactLinkOf } from '#content/text/placeholders.ts'
import type { ContentWith } from '#content/modules.ts'
import { estimatedSeconds, minutesOf } from '#engine/quiz/steps/duration.ts'
import { completeSteps } from '#engine/quiz/steps/steps.ts'
import { reasonForms } from '#engine/result/texts/report-texts.ts'
import type { ModuleName, ReportPage, Section } from '#types/content.generated.ts'
import { partPlaces, titleOfShortForms, traitPlaces } from './empty-pages.ts'
import { laterTexts } from './later-texts.ts'
import { pick, without, wordsOfModules } from './select.ts'
import { reportPageOf } from '#content/report-page.ts'
import { repliesSlice } from './replies-slice.ts'
import { regionOf } from './site-slices.ts'
import { contentConstants } from './used-kinds.ts'

/**
 * A valid content that has these modules, with its version. Each function here selects from it what one page needs, so that the
 * browser loads no more.
 */
export type VersionedContent<Module extends ModuleName = never> = {
  readonly content: ContentWith<Module>
  readonly version: string
}

export const quizSlice = ({ content, version }: VersionedContent) => {
  const { questionFeatures, questionKinds } = contentConstants(content, 'used')
  const { brand, quiz, sections, consent, constants, navigation, pages, photos, messages, site, profile } = content
  const words = without(pages.quiz, [...laterTexts, 'choices', 'id', 'numbers', 'route'])
  return {
    version,
    quiz: {
      id: quiz.id,
      tabs: quiz.tabs ?? [],
      steps: [...completeSteps(quiz.steps, { sending: pages.quiz.sending.title, sent: pages.quiz.sent.title })],
    },
    sections: sections.map(withoutPoints),
    consents: consent.consents.map((one) => pick(one, ['id', 'version', 'step', 'covers', 'heading'])),
    constants: {
      quiz: {
        analysing_delay_ms: quiz.steps.some(({ kind }) => kind === 'analysing') ? constants.quiz.analysing_delay_ms : 0,
      },
      photos: { required: photos?.views.length ?? 0 },
      retention: pick(constants.retention, ['draft_days', 'unclaimed_days']),
      format: regionOf(site),
    },
    page: {
      ...words,
      intro: wordsOfModules(content, words.intro, { again: 'accounts' }),
      waiting: wordsOfModules(content, words.waiting, { saved: 'accounts' }),
      resume: wordsOfModules(content, words.resume, { photos: 'photos' }),
      other_tab: { changed: pages.quiz.two_tabs.heading, finished: pages.quiz.two_tabs.finished.heading },
      frame: without(pages.quiz.frame, ['required', 'text_below', 'to_correct']),
    },
    /** null when no question is answered with a number. */
    numbers: questionKinds.number ? pages.quiz.numbers : null,
    /** null when no question has a smallest or largest number of choices. */
    choices: questionFeatures.choiceLimits ? pages.quiz.choices : null,
    /** null when every question can be left out. */
    required: questionFeatures.required ? pages.quiz.frame.required : null,
    /** null when no option opens a text field. */
    text_below: questionFeatures.optionTexts ? pages.quiz.frame.text_below : null,
    messages: {
      common: pick(messages.common, ['loading']),
      quiz: pick(messages.quiz, ['draft_full', 'draft_not_kept']),
    },
    site: { name: brand.name, ...pick(site, ['titles', 'contact_email']) },
    mark: brand.pictures.logo ?? null,
    skip_link: navigation.skip_link,
    start: startAddress(pages),
    exit: exitAddress({ constants, pages }),
    login: constants.redirects.guard,
    not_a_diagnosis: profile.not_a_diagnosis,
    /** How long the quiz takes, estimated from its words and choices. */
    minutes: minutesOf(estimatedSeconds(content)),
  }
}

/** Pages do not need the points and the right answers, because only the server computes scores. */
const withoutPoints = (section: Section): Section => ({
  ...section,
  questions: section.questions.map((question) =>
    'options' in question && question.options
      ? { ...question, options: question.options.map(({ points: _, correct: __, ...option }) => option) }
      : question,
  ),
})

type WordsOfParts = 'product' | 'routines' | 'tips'
/** A content may lack these parts, so their words are optional. */
export type ReportWords = Omit<ReportPage, WordsOfParts> & Partial<Pick<ReportPage, WordsOfParts>>

export const reportSlice = ({ content }: VersionedContent) => ({
  page: wordsOfModules(content, reportPageOf(content), {
    routines: 'routines',
    tips: 'tips',
    product: 'products',
  }) as ReportWords,
  /** Icons are decoration, so a stored result does not contain them. It gets the icon that the badge has today. */
  badge_icons: Object.fromEntries(content.tips.badges.flatMap(({ id, icon }) => (icon ? [[id, icon] as const] : []))),
  unknown_label: content.profile.unknown_label,
  format: regionOf(content.site),
  label_note: content.ingredients.label_note,
  sample_note: content.catalogue.sample_note,
  reason_forms: reasonForms(content.catalogue),
})

export const accountSlice = ({
  content: { pages, messages, constants, profile, scores, site, quiz },
}: VersionedContent<'accounts'>) => ({
  quiz_id: quiz.id,
  login: pages.login,
  signup: pages.signup,
  waiting: pages.quiz.waiting,
  /** How results are summed up, so that the forms can reserve room for it. */
  summary: {
    has_sentence: scores.scores.some(({ bands = [], mirror }) => mirror?.phrases || bands.some(({ phrase }) => phrase)),
    has_words: titleOfShortForms(profile) !== null,
  },
  forgot_password: pages.forgot_password,
  reset_password: pages.reset_password,
  logout: pages.logout,
  locale: site.locale,
  messages: pick(messages, [
    'common',
    'fields',
    'login',
    'register',
    'forgot_password',
    'reset_password',
    'session',
    'logout',
  ]),
  constants: pick(constants, ['accounts', 'limits', 'redirects']),
  titles: site.titles,
})

/** What the pages behind the login need for a result on this device that can be claimed. */
export const sessionSlice = ({ content: { messages, pages, quiz } }: VersionedContent) => ({
  quiz_id: quiz.id,
  claim: {
    claimed: pages.quiz.results.claimed,
    failed: messages.quiz.claim_failed,
    taken: messages.quiz.claim_taken,
    gone: messages.quiz.claim_gone,
  },
  ...pick(messages.common, ['try_again', 'loading', 'close']),
})

export const dashboardSlice = ({
  content: {
    brand,
    pages,
    messages,
    constants,
    consent,
    navigation,
    site,
    ingredients,
    catalogue,
    routines,
    scores,
    profile,
    photos,
    sections,
  },
}: VersionedContent<'accounts'>) => ({
  page: pages.dashboard,
  messages: pick(messages, [
    'common',
    'fields',
    'scores',
    'quiz_reply',
    'recommendations',
    'reports',
    'account',
    'photos',
    'session',
  ]),
  constants: {
    ...pick(constants, ['quiz', 'dashboard', 'recheck', 'accounts', 'limits', 'retention', 'redirects']),
    format: regionOf(site),
  },
  /** Consents that can be withdrawn. */
  consents: consent.consents.map(({ id, heading, withdraw }) => ({ id, heading, withdraw })),
  ...pick(navigation, ['side', 'contents']),
  site: { name: brand.name, ...pick(site, ['titles', 'contact_email']) },
  pictures: pick(brand.pictures, ['ornament', 'empty_scores', 'empty_products', 'empty_reports', 'failed']),
  views: photos?.views ?? [],
  bands: scores.bands?.condition ?? [],
  score_names: scores.scores.map(({ label, mirror }) => mirror?.label ?? label),
  short_title: titleOfShortForms(profile),
  trait_places: traitPlaces({ constants, profile, sections }),
  part_places: partPlaces({ routines }),
  replies: repliesSlice({ constants, pages, profile, sections }),
  ingredients,
  ...pick(catalogue, ['sample', 'sample_note']),
  default_picture: catalogue.default_image,
  /** Drawings of kinds of product: decoration beside the name of the product. */
  drawings: routines.slots.flatMap(({ picture }) => picture ?? []),
})

/** What the entry point needs before it knows which page to load. */
export const pathsSlice = ({ content: { messages, pages } }: VersionedContent) => ({
  failed: messages.common.page_failed,
  ...pick(messages.common, ['offline', 'reload', 'unavailable']),
  pages: pageRoutes(pages),
  campaigns: (pages.updates?.paths ?? []).map(({ route }) => route),
  texts: pages.text.map(({ id, route }) => ({ id, route })),
})

export const siteSlice = ({ content, content: { brand, site, navigation, pages, messages } }: VersionedContent) => ({
  site: {
    name: brand.name,
    mark: brand.pictures.logo ?? null,
    ...pick(brand.pictures, ['beside_forms', 'ornament']),
    ...pick(site, ['tagline', 'titles', 'social', 'contact_email']),
    contact_link: contactLinkOf(site),
    meta: site.meta.map(({ id, title }) => ({ id, title })),
  },
  navigation: wordsOfModules(content, navigation, { side: 'accounts' }),
  start: startAddress(pages),
  not_found: pages.not_found,
  messages: wordsOfModules(
    content,
    { ...pick(messages, ['common']), session: pick(messages.session, ['ended', 'protected']) },
    { session: 'accounts' },
  ),
})

export const aboutSlice = ({ content: { pages } }: VersionedContent<'about'>) => pages.about

export const howSlice = ({ content: { pages } }: VersionedContent<'how'>) => pages.how

export type QuizSlice = ReturnType<typeof quizSlice>
export type ReportSlice = ReturnType<typeof reportSlice>
export type AccountSlice = ReturnType<typeof accountSlice>
export type SessionSlice = ReturnType<typeof sessionSlice>
export type DashboardSlice = ReturnType<typeof dashboardSlice>
export type SiteSlice = ReturnType<typeof siteSlice>
export type AboutSlice = ReturnType<typeof aboutSlice>
export type HowSlice = ReturnType<typeof howSlice>
