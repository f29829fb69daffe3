import { createContext, useContext } from 'react'
import type { ListPlace } from '#editing/list-place.ts'
import { placeText } from '#editing/place.ts'
import { questionListFor } from './node-entry.ts'
import { quizNodes } from './quiz-nodes.ts'
import type { TreeSource } from './setting-nodes.ts'
import type { TreeNode } from './tree-node.ts'

/** A question, and its name in an editor's words. */
export type MovableQuestion = Required<Pick<TreeNode, 'entry' | 'label'>>

/** The list of questions of a section, and the name of the section in the tree. */
export type SectionChoice = ListPlace & { readonly name: string }

export const SectionMoveContext = createContext<(question: MovableQuestion) => void>(() => undefined)

/** Returns a function that asks for another section, and moves a question to its end. */
export const useSectionMove = (): ((question: MovableQuestion) => void) => useContext(SectionMoveContext)

/** The question of a node, if it can be moved to another section. */
export const movableQuestion = (source: TreeSource, { entry, kind, label }: TreeNode): MovableQuestion | undefined =>
  kind === 'question' && entry && typeof entry.step === 'string' && otherSections(source, entry).length > 0
    ? { entry, label }
    : undefined

/** The sections that a question can be moved to, in the order of the quiz. A section that several steps show is listed once. */
export const otherSections = (source: TreeSource, own: ListPlace): readonly SectionChoice[] => {
  const sections = quizNodes(source).flatMap((node): readonly [string, SectionChoice][] => {
    const place = questionListFor(node)
    return place ? [[keyOf(place), { ...place, name: node.label }]] : []
  })
  const all = new Map(sections.toReversed())
  return sections.filter(([key, one]) => key !== keyOf(own) && all.get(key) === one).map(([, one]) => one)
}

const keyOf = ({ file, list }: ListPlace): string => `${file} ${placeText(list)}`
