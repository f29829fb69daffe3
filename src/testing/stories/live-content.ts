/** The content of page stories. Play functions read texts from it, as the journeys do from src/testing/live-content.ts. */
import { content } from 'virtual:content/all'
import { titlesOf } from '#testing/content-texts.ts'

export { byId, filled, firstText, pattern } from '#testing/content-texts.ts'

export const live = content

export const { optionLabel, questionTitle, viewTitle } = titlesOf(live)
