import type { Content } from '#types/content.generated.ts'

/** The content with two more questions at the end of its first section: a number with a unit, and a choice with a free-text option. */
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
              type: 'question',
              choice: 'number',
              id: 'weight',
              title: 'What do you weigh?',
              unit: 'kg',
              min: 0,
              max: 300,
              decimals: 1,
            },
            {
              type: 'question',
              choice: 'checkbox',
              id: 'rinse',
              title: 'What do you rinse with?',
              options: [
                { id: 'water', label: 'Water at {answer:weight}' },
                { id: 'other', label: 'Other…', text: { label: 'Which one?', max_length: 80 } },
              ],
            },
          ],
        },
  ),
})

/** Answers to these questions, in words: “7.5 kg”, and “Water at 7.5 kg, Other: rice water”. */
export const answersToThem = { weight: '7.5', rinse: ['water', 'other'], 'rinse/other': 'rice water' }
