import { Signposts } from '#components/result/signposts.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { firstSentence } from '#engine/result/first-sentence.ts'
import type { Result } from '#types/api.generated.ts'

type Props = { readonly result: Result; readonly words: ReportSlice }

/** Advice to see a professional. The first is the most urgent: it may name an emergency number, so all of it is in sight. */
export const ProfessionalAdvice = ({ result: { signposts }, words: { page } }: Props) => (
  <Signposts
    {...page.signposts}
    items={signposts.map(({ id, text, title }, at) => {
      const { first, rest } = at === 0 ? { first: text, rest: '' } : firstSentence(text)
      return { id, title, text: first, rest }
    })}
  />
)
