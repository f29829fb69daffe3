/**
 * @typedef {import('#content/folder/content-file.ts').ContentFile} ContentFile
 * @typedef {import('#content/folder/content-file.ts').ContentFolder} ContentFolder
 */

/** The number of questions in a section. */
const sectionSize = 51
const scores = 5
const encoder = new TextEncoder()

/**
 * The files of a quiz with any number of questions: sections of 51, every tenth question with a condition, and five scores that together
 * have a rule for every question.
 * @param {number} count
 * @returns {ContentFolder}
 */
export function largeFolder(count) {
  const sections = Array.from({ length: Math.ceil(count / sectionSize) }, (_, at) => at)
  const steps = sections.map((at) => `  - { id: step_${at}, kind: questions, title: Step ${at}, section: s${at} }`)
  const quiz = [
    'id: large',
    'brand: { name: Large }',
    'steps:',
    ...steps,
    '  - { id: results, kind: results, title: Results }',
  ]
  return {
    name: 'content',
    files: [
      file('quiz.yaml', '../schemas/quiz-file.schema.json', quiz),
      ...sections.map((at) => section(at, 'Section')),
      file('analysis/scores.yaml', '../../schemas/scores.schema.json', ['scores:', ...scoreLines(sections)]),
    ],
  }
}

/**
 * The same folder after an edit of the first section.
 * @param {ContentFolder} folder
 * @param {string} title the new title of the section
 * @returns {ContentFolder}
 */
export const edited = (folder, title) => {
  const changed = section(0, title)
  return { ...folder, files: folder.files.map((one) => (one.path === changed.path ? changed : one)) }
}

/**
 * @param {number} at
 * @param {string} title
 */
const section = (at, title) =>
  file(`quiz/sections/s${at}.yaml`, '../../../schemas/section.schema.json', [
    `id: s${at}`,
    `title: ${title} ${at}`,
    'questions:',
    ...Array.from({ length: sectionSize }, (_, index) => question(at, index)).flat(),
  ])

/**
 * @param {number} at
 * @param {number} index
 */
const question = (at, index) => [
  `  - id: q${at}_${index}`,
  `    type: question`,
  `    choice: ${index % 3 === 0 ? 'checkbox' : 'radio'}`,
  `    title: Question ${index} of section ${at}?`,
  ...(index % 10 === 9 ? [`    when: { question: q${at}_${index - 4}, is: [option_0, option_2] }`] : []),
  `    options:`,
  ...Array.from({ length: 5 }, (_, option) => `      - { id: option_${option}, label: Option number ${option} }`),
]

/** @param {readonly number[]} sections */
const scoreLines = (sections) =>
  Array.from({ length: scores }, (_, score) => [
    `  - id: score_${score}`,
    `    label: Score ${score}`,
    `    bands:`,
    `      - { from: 0, to: 50, colour: green, label: Low }`,
    `      - { from: 51, to: 100, colour: red, label: High }`,
    `    rules:`,
    ...sections.flatMap((at) =>
      Array.from({ length: sectionSize }, (_, index) => index)
        .filter((index) => index % scores === score)
        .map((index) => `      - { question: q${at}_${index}, answer: option_1, points: 6 }`),
    ),
  ]).flat()

/**
 * @param {string} path
 * @param {string} schema
 * @param {readonly string[]} lines
 * @returns {ContentFile}
 */
const file = (path, schema, lines) => ({
  path,
  name: `content/${path}`,
  bytes: encoder.encode(`# yaml-language-server: $schema=${schema}\n${lines.join('\n')}\n`),
})
