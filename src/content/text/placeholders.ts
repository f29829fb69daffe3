/** {site}, {company}, {draft_days}: words that mean the same in every text are filled in when the content is compiled. */
import type { Content } from '#types/content.generated.ts'

export type Words = Readonly<Record<string, string>>

export const sitePlaceholders = ({
  site,
  constants,
  sections,
}: Pick<Content, 'site' | 'constants' | 'sections'>): Words => ({
  ...textOf(constants.retention),
  ...textOf(constants.accounts),
  ...textOf(constants.limits),
  site: site.name,
  company: site.company.name,
  company_number: site.company.number,
  address: site.company.address,
  contact_email: site.contact_email,
  contact_link: site.contact_link,
  ico_registration: site.company.ico_registration,
  questions: String(sections.reduce((sum, section) => sum + section.questions.length, 0)),
})

const textOf = (numbers: Readonly<Record<string, number>>): Words =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))
