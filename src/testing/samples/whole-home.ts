import type { HomePage } from '#types/content.generated.ts'

/** Narrows the type of a home page that has all optional parts. Throws if one is missing. */
export const wholeHome = (home: HomePage): Required<HomePage> => {
  const { carousel, closing, contributors, explainer, teaser, trust } = home
  if (!carousel || !closing || !contributors || !explainer || !teaser || !trust)
    throw new Error('The home page of the content does not have all parts')
  return { ...home, carousel, closing, contributors, explainer, teaser, trust }
}
