import { settingOf, type MessagePart } from '#content/problems/message.ts'

/** The optional settings whose values placeholders repeat. While one is empty, its placeholder is unknown. */
export const placeholderSources: ReadonlyMap<string, MessagePart> = new Map([
  ['company_number', settingOf('settings/brand.yaml', ['company', 'number'])],
  ['address', settingOf('settings/brand.yaml', ['company', 'address'])],
  ['ico_registration', settingOf('settings/brand.yaml', ['company', 'ico_registration'])],
  ['contact_email', settingOf('settings/site.yaml', ['contact_email'])],
  ['contact_link', settingOf('settings/site.yaml', ['contact_link'])],
])
