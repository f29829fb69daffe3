import { describe, expect, it } from 'vitest'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { copyContent, replacing } from '#testing/content-copy.ts'
import type { Content } from '#types/content.generated.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { pathsSlice } from './slices.ts'
import { scoreRulesSlice, textSlice } from './text-slices.ts'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

const compiled = async (folder = 'content') => {
  const { content, version } = await compileCopy(folder)
  return { content: content ?? expect.fail('The content has a mistake'), version }
}

/** Questions that are covered by a consent on one of these. */
const covered = (content: Content, ...consents: readonly string[]) =>
  content.consent.consents.filter(({ id }) => consents.includes(id)).flatMap(({ covers }) => covers)

describe('a text page', () => {
  it('is a file, whatever its name: it has an address and no code knows of it', async () => {
    const page =
      '# yaml-language-server: $schema=../../../schemas/text-page.schema.json\nid: light\nroute: /on-light\nheading: Light\nlead: On light.\nblocks:\n  - {id: one, heading: One, body: "Much, and **more**."}\n'
    const folder = await copyContent({
      'pages/text/anything.yaml': page,
      'settings/site.yaml': replacing(
        'meta:\n',
        'meta:\n  - {id: light, title: Light, description: How light reaches the leaves of a plant that stands in a room., listed: true}\n',
      ),
      'pages/login.yaml': replacing('to: /signup', 'to: /on-light'),
    })
    const made = await compiled(folder)
    expect(pathsSlice(made).texts).toContainEqual({ id: 'light', route: '/on-light' })
    const [block] = textSlice(made).pages.find(({ id }) => id === 'light')?.blocks ?? []
    expect(block?.body).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Much, and ' },
          { type: 'strong', children: [{ type: 'text', text: 'more' }] },
          { type: 'text', text: '.' },
        ],
      },
    ])
  })

  it('has the numbers that the product keeps to', async () => {
    const { content } = await compiled()
    const text = JSON.stringify(content.pages.text)
    expect(text).not.toMatch(/\{(?!date|value|count|concern|change|unscored|score)[a-z_]+\}/)
    const { draft_days, unclaimed_days, complaint_years } = content.constants.retention
    for (const count of [draft_days, unclaimed_days, complaint_years])
      expect(text).toMatch(new RegExp(`\\b${count}\\b`))
  })
})

describe('the texts of the product', () => {
  it('have no notes for whoever runs it: these are comments', async () => {
    const { content } = await compiled()
    expect(JSON.stringify(content)).not.toMatch(/\(example\b/i)
  })
})

describe('the published rules', () => {
  it('are all rules, each once, with the title of its question and the labels of its answers', async () => {
    const { content, version } = await compiled()
    const { scores } = scoreRulesSlice({ content, version })
    expect(scores.map(({ id, questions }) => [id, questions.flatMap(({ rules }) => rules).length])).toEqual(
      content.scores.scores.map(({ id, rules = [] }) => [id, rules.length]),
    )
    for (const { id, questions } of scores)
      for (const question of questions)
        for (const { answers, because, points } of question.rules) {
          const rule = content.scores.scores
            .find((score) => score.id === id)
            ?.rules?.find((one) => one.question === question.id && one.because === because && one.points === points)
          const asked = content.sections.flatMap(questionsIn).find((one) => one.id === question.id)
          const labels = asked ? optionsOf(asked) : []
          expect(question.title).toBe(asked?.title)
          expect(answers).toEqual(
            [rule?.answer].flat().map((option) => labels.find((label) => label.id === option)?.label),
          )
        }
  })

  it('and the questions that change no score are all the questions, with the reasons that the content gives', async () => {
    const { content, version } = await compiled()
    const { scores, not_scored } = scoreRulesSlice({ content, version })
    const named = new Set([...scores.flatMap(({ questions }) => questions), ...not_scored].map(({ id }) => id))
    expect(named.size).toBe(content.sections.flatMap(questionsIn).length)
    const reasons = new Map(content.scores.not_scored?.map(({ because, question }) => [question, because]))
    expect(reasons.size).toBeGreaterThan(5)
    for (const { because, id } of not_scored) expect([id, because]).toEqual([id, reasons.get(id) ?? null])
  })

  it('name neither age, gender, heritage nor where somebody lives, as the page says', async () => {
    const { content, version } = await compiled()
    const never = covered(content, 'heritage', 'location')
    expect(never.length).toBeGreaterThan(5)
    const scored = scoreRulesSlice({ content, version }).scores.flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    )
    expect(scored.filter((id) => never.includes(id))).toEqual([])
  })
})
