/** The content that stories of pages show. Their play functions read texts here, as the journeys do in live-content.ts. */
import { content } from 'virtual:content/all'
import { titlesOf } from '#testing/content-texts.ts'

export { byId, filled, firstText, pattern } from '#testing/content-texts.ts'

export const live = content

export const { optionLabel, questionTitle, viewTitle } = titlesOf(live)
