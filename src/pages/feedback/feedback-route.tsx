import { feedbackContent } from 'virtual:content/feedback'
import { siteContent } from 'virtual:content/site'
import { sendFeedback } from '#client/calls/messages.ts'
import { FeedbackPage } from './feedback-page.tsx'

export default function FeedbackRoute() {
  return <FeedbackPage content={feedbackContent} site={siteContent} send={sendFeedback} />
}
