import type { Content } from '#types/content.generated.ts'

/** The content with a number that has a unit, and a choice with a text of one's own, at the end of its first section. */
export const withQuestions = (content: Content): Content => ({
  ...content,
  sections: content.sections.map((section, index) =>
    index > 0
      ? section
      : {
          ...section,
          questions: [
            ...section.questions,
            {
              ...{ type: 'question', choice: 'number', id: 'weight', title: 'What do you weigh?' },
              ...{ unit: 'kg', min: 0, max: 300, decimals: 1 },
            },
            {
              ...{ type: 'question', choice: 'checkbox', id: 'rinse', title: 'What do you rinse with?' },
              options: [
                { id: 'water', label: 'Water at {answer:weight}' },
                { id: 'other', label: 'Other…', text: { label: 'Which one?', max_length: 80 } },
              ],
            },
          ],
        },
  ),
})

/** In words: “7.5 kg”, and “Water at 7.5 kg, Other: rice water”. */
export const answersToThem = { weight: '7.5', rinse: ['water', 'other'], 'rinse/other': 'rice water' }
