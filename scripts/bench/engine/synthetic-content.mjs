/** @typedef {import('#types/content.generated.ts').Content} Content */

const sectionIds = ['s0', 's1', 's2', 's3', 's4']
const options = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id.toUpperCase() }))

/**
 * A quiz of any size: five sections, a condition on every tenth question that reads one or two questions before it, and five scores that
 * together read every question.
 * @param {Content} content for everything that the engine benchmark does not vary
 * @param {number} size number of questions
 * @returns {Content}
 */
export function syntheticContent(content, size) {
  const [score] = content.scores.scores
  const rule = score?.rules?.[0]
  if (!score || !rule) throw new Error('The content has no score with a rule')
  const questions = Array.from({ length: size }, (_, at) => questionAt(at))
  const questionsOf = (/** @type {number} */ section) =>
    questions.filter((_, index) => index % sectionIds.length === section)
  return {
    ...content,
    quiz: { ...content.quiz, steps: sectionIds.map((id) => ({ id, kind: 'questions', title: id, section: id })) },
    sections: sectionIds.map((id, at) => ({ id, title: id, questions: questionsOf(at) })),
    scores: {
      ...content.scores,
      scores: sectionIds.map((id, at) => ({
        ...score,
        id,
        key_questions: ['q0'],
        min_key_answers: 0,
        rules: questionsOf(at).map((question) => ({ ...rule, question: question.id, answer: ['a'] })),
      })),
      not_scored: [],
    },
    profile: {
      ...content.profile,
      groups: [],
      issues: { ...content.profile.issues, list: [] },
      goals: { ...content.profile.goals, main_question: 'q0', list: [] },
      insights: [],
      signposts: [],
    },
    routines: { ...content.routines, parts: [] },
    tips: { ...content.tips, tips: [] },
    catalogue: { ...content.catalogue, products: [] },
    ingredients: { ...content.ingredients, filters: [], allergies: [] },
  }
}

/**
 * @param {number} at
 * @returns {import('#types/content.generated.ts').Question}
 */
function questionAt(at) {
  const isAnswered = (/** @type {number} */ question) => ({ question: `q${question}`, is: ['a', 'c', 'e'] })
  const when = at % 20 === 19 ? { any: [isAnswered(at - 10), isAnswered(at - 3)] } : isAnswered(at - 4)
  return {
    id: `q${at}`,
    type: 'question',
    choice: at % 3 === 0 ? 'checkbox' : 'radio',
    title: `Question ${at}`,
    options,
    ...(at % 10 === 9 && { when }),
  }
}
