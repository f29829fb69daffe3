import type { commonMailPlaceholders } from '#content/mails.ts'
import { formatDate, formatTime } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'

/** The values of the placeholders that every mail may have. `time`: ISO time. `site`: as in `renderMail`. */
export const commonValues = (
  time: string,
  { constants, pages, site: region }: Pick<Content, 'constants' | 'pages' | 'site'>,
  site: string,
): Readonly<Record<(typeof commonMailPlaceholders)[number], string>> => ({
  date: formatDate(time, region),
  time: formatTime(time, region),
  link: `${site}/forgot-password`,
  login_link: `${site}${constants.redirects.guard}`,
  dashboard_link: `${site}${constants.redirects.after_login}`,
  quiz_link: `${site}${pages.quiz.route}`,
})
