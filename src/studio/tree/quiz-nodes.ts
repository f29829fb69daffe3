import { fileOfPart } from '#content/folder/inline-parts.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { locatedIn, quizFileOf, textIn, type Located } from '#editing/located.ts'
import { sectionsOf } from '#editing/questions.ts'
import { aboutTheQuiz } from '#studio/parts/parts.ts'
import { partNode, settingNodes, stepsOf, type TreeSource } from './setting-nodes.ts'
import { titleAt } from './titles.ts'
import { itemNode, type TreeNode } from './tree-node.ts'

/** The steps of the quiz in order, each with its questions, followed by the settings of the quiz as a whole. */
export const quizNodes = (source: TreeSource): readonly TreeNode[] => {
  const { data } = source
  const file = quizFileOf(data)
  const sections = sectionsOf(data)
  const numbers = createNumbers()
  const steps = locatedIn(data, file, ['steps']).map((step) => stepNode(source, step, sections, numbers))
  const shown = new Set(locatedIn(data, file, ['steps']).map(({ value }) => textIn(value, 'section')))
  const others = sections
    .filter(({ value }) => !shown.has(textIn(value, 'id')))
    .map((section) => sectionNode(source, section, numbers))
  const root = data.get(file)
  const ofQuiz = isDataMap(root)
    ? settingNodes(source, file, []).filter(({ item }) => {
        const name = String(item?.place[0])
        return name !== 'steps' && name !== 'sections' && fileOfPart(name) === undefined
      })
    : []
  const photos = data.has('quiz/photos.yaml') ? [partNode(source, 'quiz/photos.yaml', [])] : []
  return [...steps, ...others, ...ofQuiz, ...photos, itemNode(file, [], aboutTheQuiz)]
}

type Numbers = { readonly next: () => number }

const createNumbers = (): Numbers => {
  let count = 0
  return { next: () => (count += 1) }
}

const stepNode = (
  { data, schemas }: TreeSource,
  { file, place, value }: Located,
  sections: readonly Located[],
  numbers: Numbers,
): TreeNode => {
  const section = sections.find((one) => textIn(one.value, 'id') === textIn(value, 'section'))
  const steps = locatedIn(data, file, ['steps'])
  const label = titleAt(schemas, data, file, place)
  const isRepeated = steps.filter((step) => textIn(step.value, 'title') === label).length > 1
  const name = section && titleAt(schemas, data, section.file, section.place)
  return itemNode(file, place, isRepeated && name !== undefined && name !== label ? `${label}: ${name}` : label, {
    kind: 'step',
    isConditional: value['when'] !== undefined,
    entry: { file, list: place.slice(0, -1), step: place.at(-1) ?? 0 },
    children: section ? [...questionNodes({ data, schemas }, section, numbers), aboutSection(section)] : [],
  })
}

/** A section that no step shows. */
const sectionNode = (source: TreeSource, section: Located, numbers: Numbers): TreeNode =>
  itemNode(section.file, section.place, titleAt(source.schemas, source.data, section.file, section.place), {
    children: questionNodes(source, section, numbers),
  })

const aboutSection = ({ file, place, value }: Located): TreeNode =>
  itemNode(file, place, 'About these questions', { isConditional: value['when'] !== undefined })

const questionNodes = (
  { data, schemas }: TreeSource,
  { file, place, value }: Located,
  numbers: Numbers,
): readonly TreeNode[] => {
  const list = [...place, 'questions']
  const questions = value['questions']
  if (!isList(questions)) return []
  const steps = stepsOf(questions)
  return questions.flatMap((question, index): readonly TreeNode[] => {
    const step = steps[index]
    if (!isDataMap(question) || step === undefined) return []
    const at = [...list, step]
    const isAsked = question['choice'] !== undefined && question['choice'] !== 'information'
    return [
      itemNode(file, at, textIn(question, 'title') || titleAt(schemas, data, file, at), {
        kind: 'question',
        isConditional: question['when'] !== undefined,
        entry: { file, list, step },
        ...(isAsked ? { number: numbers.next() } : {}),
      }),
    ]
  })
}
