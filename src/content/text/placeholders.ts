import { questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'

/** Values by placeholder name. */
export type PlaceholderValues = Readonly<Record<string, string>>

/**
 * The placeholders that have the same value in every text, such as {site}, {company} and {draft_days}. They are filled in when the
 * content is compiled. All numbers of `retention`, `accounts` and `limits` in constants.yaml are among them, by their names.
 */
export const sitePlaceholders = ({
  brand,
  site,
  constants,
  sections,
}: Pick<Content, 'brand' | 'site' | 'constants' | 'sections'>): PlaceholderValues => ({
  ...asTexts(constants.retention),
  ...asTexts(constants.accounts),
  ...asTexts(constants.limits),
  site: brand.name,
  company: brand.company?.name ?? brand.name,
  ...given({
    company_number: brand.company?.number,
    address: brand.company?.address,
    contact_email: site.contact_email,
    contact_link: contactLinkOf(site),
    ico_registration: brand.company?.ico_registration,
  }),
  questions: String(sections.reduce((sum, section) => sum + questionsIn(section).length, 0)),
})

/** Where “Contact us” leads. undefined: the content has neither a contact link nor an email address. */
export const contactLinkOf = ({ contact_email, contact_link }: Content['site']): string | undefined =>
  contact_link ?? (contact_email === undefined ? undefined : `mailto:${contact_email}`)

/** A placeholder for which the content has no value is unknown. */
const given = (values: Readonly<Record<string, string | undefined>>): PlaceholderValues =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const asTexts = (numbers: Readonly<Record<string, number>>): PlaceholderValues =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))
