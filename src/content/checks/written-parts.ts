import type { Content } from '#types/content.generated.ts'

/** Whether editors write the entries and texts of a part, so that its ids have to be unique and its links have to lead to a page. */
const isWritten: Readonly<Record<keyof Content, boolean>> = {
  quiz: true,
  sections: true,
  scores: true,
  profile: true,
  routines: true,
  tips: true,
  catalogue: true,
  ingredients: true,
  constants: true,
  navigation: true,
  messages: true,
  consent: true,
  brand: true,
  site: true,
  emails: true,
  pages: true,
  photos: true,
  personas: true,
  // They repeat the ids and labels of the other parts.
  history: false,
  retired_ids: false,
  modules: false,
}

export const writtenParts: readonly (keyof Content)[] = Object.entries(isWritten).flatMap(([part, written]) =>
  written ? [part as keyof Content] : [],
)
