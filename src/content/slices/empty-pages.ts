/** The names and drawings that the pages behind the login show in place of values before there is a result. */
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content, Trait } from '#types/content.generated.ts'

export type Place = { readonly title: string; readonly picture: string | null }

/**
 * The traits of those groups of the profile that show an answer which the dashboard loads. If an answer decides a trait, the trait has
 * the picture of the first option that has one.
 */
export const traitPlaces = ({ constants, profile, sections }: Pick<Content, 'constants' | 'profile' | 'sections'>) => {
  const loaded = new Set(constants.quiz.replies.map(({ question }) => question))
  const questions = sections.flatMap(questionsIn)
  const pictureOf = (trait: Trait): string | null => {
    const question = trait.kind === 'answer' && questions.find(({ id }) => id === trait.question)
    const image = question && optionsOf(question).find((option) => option.image)?.image
    const simple = trait.labels.find(({ short_picture }) => short_picture)?.short_picture
    return simple || image || trait.picture || null
  }
  return profile.groups
    .filter(({ traits }) => traits.some((trait) => trait.kind === 'answer' && loaded.has(trait.question)))
    .map(({ id, traits }) => ({
      group: id,
      traits: traits.map((trait): Place => ({ title: trait.title, picture: pictureOf(trait) })),
    }))
}

/** The title of the few words that sum up a result, which is that of the first group with short forms. null: there is no such group. */
export const titleOfShortForms = ({ groups }: Pick<Content['profile'], 'groups'>): string | null =>
  groups.find(({ traits }) => traits.some(({ labels }) => labels.some(({ short }) => short)))?.title ?? null

/** The parts of the routine, each with the drawing of a kind of product that it may need, and that no earlier part shows. */
export const partPlaces = ({ routines: { parts, slots } }: Pick<Content, 'routines'>): readonly Place[] => {
  const drawn = new Set<string>()
  return parts.map(({ steps, title }) => {
    const needed = steps.flatMap(({ variants }) =>
      variants.flatMap(({ slot }) => slots.find(({ id }) => id === slot) ?? []),
    )
    const pictures = needed.flatMap(({ picture }) => picture ?? [])
    const picture = pictures.find((one) => !drawn.has(one)) ?? pictures[0] ?? null
    if (picture !== null) drawn.add(picture)
    return { title, picture }
  })
}
