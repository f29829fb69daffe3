import { fileOfPart, partOfFile } from '#content/folder/inline-parts.ts'
import { isDataMap } from '#content/write/edit.ts'
import { quizFileOf } from '#editing/located.ts'
import { isWithin, type FilePlace } from '#editing/place.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import { pagesAndParts } from '#studio/parts/parts.ts'
import { groupOfFile } from './group-of-file.ts'
import { quizNodes } from './quiz-nodes.ts'
import { partNode, type TreeSource } from './setting-nodes.ts'
import { allNodes, groupKey, groupNames, type GroupName, type TreeNode } from './tree-node.ts'

/**
 * The tree of the content, in an editor's words. A one-file quiz has the same groups, whose parts are settings of its file. Empty groups are
 * left out.
 */
export const treeOf = (source: TreeSource): readonly TreeNode[] =>
  groupNames.flatMap((name): readonly TreeNode[] => {
    const children = [...pagesIn(source, name), ...(name === 'Quiz' ? quizNodes(source) : partNodes(source, name))]
    return children.length > 0
      ? [{ key: groupKey(name), kind: 'group', label: name, address: null, item: null, children }]
      : []
  })

/** The innermost node whose page shows this place. */
export const nodeFor = (nodes: readonly TreeNode[], { file, place }: FilePlace): TreeNode | undefined =>
  allNodes(nodes)
    .filter(({ item }) => item?.file === file && isWithin(item.place, place))
    .toSorted((a, b) => (b.item?.place.length ?? 0) - (a.item?.place.length ?? 0))[0]

const pagesIn = ({ data }: TreeSource, group: GroupName): readonly TreeNode[] => {
  const quiz = data.get(quizFileOf(data))
  const hasScores = data.has('analysis/scores.yaml') || (isDataMap(quiz) && quiz['scores'] !== undefined)
  if (group === 'Scores' && hasScores) return [pageNode('scores', 'Table of points')]
  return group === 'Settings' ? [pageNode('parts', pagesAndParts)] : []
}

const pageNode = (name: 'scores' | 'parts', label: string): TreeNode => ({
  key: `page ${name}`,
  kind: 'page',
  label,
  address: pageAddresses[name],
  item: null,
  children: [],
})

const partNodes = (source: TreeSource, group: GroupName): readonly TreeNode[] =>
  partsIn(source, group)
    .map(({ file, place }) => withoutSameName(partNode(source, file, place)))
    .flatMap((part) =>
      // A part with the same name as its group takes the place of the group.
      part.label === group && part.children.length > 0
        ? [...part.children, { ...part, label: `About the ${group.toLowerCase()}`, children: [] }]
        : [part],
    )

/** If a list has the same name as the part that contains it, its entries become children of the part. */
const withoutSameName = (part: TreeNode): TreeNode => {
  const list = part.children.find(({ label }) => label === part.label)
  if (!list) return part
  const others = part.children.filter((child) => child !== list)
  const all = { ...list, label: `All ${list.label.toLowerCase()}`, children: [] }
  return { ...part, children: [...list.children, all, ...others] }
}

/** The files of a group, and the parts of the quiz file that stand for them. */
const partsIn = ({ data }: TreeSource, group: GroupName): readonly FilePlace[] => {
  const quizFile = quizFileOf(data)
  const quiz = data.get(quizFile)
  const inQuiz = (isDataMap(quiz) ? Object.keys(quiz) : []).flatMap((name) => {
    const path = fileOfPart(name)
    return path !== undefined && groupOfFile(path) === group ? [{ file: quizFile, place: [name] }] : []
  })
  // Files whose default texts are always in effect, even if the content does not have them.
  const ofDefaults = alwaysThere
    .filter((path) => groupOfFile(path) === group && !data.has(path))
    .flatMap((path) => partOfFile(path) ?? [])
    .filter((name) => isDataMap(quiz) && quiz[name] === undefined)
  const files = [...data.keys()].filter((file) => file !== quizFile && groupOfFile(file) === group).sort()
  return [
    ...files.map((file) => ({ file, place: [] })),
    ...inQuiz,
    ...ofDefaults.map((name) => ({ file: quizFile, place: [name] })),
  ]
}

const alwaysThere = ['pages/quiz.yaml', 'settings/messages.yaml']
