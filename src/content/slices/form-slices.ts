/** The public pages with a form. */
import { pick } from './select.ts'
import type { VersionedContent } from './slices.ts'

export const feedbackSlice = ({ content: { pages, messages, constants } }: VersionedContent<'feedback'>) => ({
  page: pages.feedback,
  messages: pick(messages, ['common', 'fields', 'feedback']),
  constants: pick(constants, ['accounts', 'limits']),
})

export const updatesSlice = ({ content: { pages, messages, constants } }: VersionedContent<'updates'>) => ({
  page: pages.updates,
  messages: pick(messages, ['common', 'fields', 'email_capture']),
  constants: pick(constants, ['accounts', 'limits']),
})

export const unsubscribeSlice = ({ content: { pages, messages } }: VersionedContent<'updates'>) => ({
  page: pages.unsubscribe,
  messages: pick(messages, ['common']),
})

export const complaintsSlice = ({ content: { pages, messages, constants } }: VersionedContent<'complaints'>) => ({
  page: pages.complaints,
  messages: pick(messages, ['common', 'fields', 'complaints']),
  constants: pick(constants, ['accounts', 'limits']),
})

export type FeedbackSlice = ReturnType<typeof feedbackSlice>
export type ComplaintsSlice = ReturnType<typeof complaintsSlice>
export type UpdatesSlice = ReturnType<typeof updatesSlice>
export type UnsubscribeSlice = ReturnType<typeof unsubscribeSlice>
