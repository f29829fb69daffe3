/**
 * The data of a quiz in one file, with this many questions.
 * @param {number} count
 * @returns {ReadonlyMap<string, unknown>}
 */
export function questionsFolder(count) {
  const questions = Array.from({ length: count }, (_, at) => ({
    id: `q${at}`,
    choice: 'radio',
    title: `Question ${at}`,
  }))
  const steps = [{ id: 'all', kind: 'questions', title: 'All', section: 'all' }]
  return new Map([['quiz.yaml', { id: 'large', steps, sections: [{ id: 'all', title: 'All', questions }] }]])
}
