/** The checks across files, and how their findings go together with those of each file. */
import { addressesOf } from '#content/page-addresses.ts'
import type { Check, Tools } from './check.ts'
import { checks } from './all.ts'
import { sectionIds } from './quiz/ids.ts'
import { documentsOf, soundNames } from '#content/folder/documents.ts'
import type { Judged } from '#content/validate-file.ts'
import type { Finding } from '#content/problems/problem.ts'

/** All findings. What two rules say about the same mistake is told once. */
export const crossFindings = (
  judged: readonly Judged[],
  own: readonly Finding[],
  desk: Omit<Tools, 'limited'>,
): Finding[] => {
  const content = documentsOf(judged)
  const sound = soundNames(judged)
  const tools = { ...desk, limited: judged.flatMap(({ sound: isSound, limited }) => (isSound ? limited : [])) }
  const run = (check: Check, parts: ReadonlySet<string>) =>
    check.reads.every((part) => parts.has(part)) ? check.find(content, tools) : []
  const twice = run(sectionIds, sound)
  const reliableParts = twice.length > 0 ? new Set([...sound].filter((part) => part !== 'sections')) : sound
  const found = [...twice, ...checks.flatMap((check) => run(check, reliableParts))]

  // A group with a mistyped setting or value says nothing reliable.
  const spoiled = new Set(own.filter(({ code }) => spoils.has(code)).map(({ place }) => place.owner))
  // Links to a page whose own address is mistyped are right.
  const isMoved = sound.has('pages') && addressesOf(content.pages).some(({ owner }) => spoiled.has(owner))
  const reliable = found.filter(
    ({ code, place }) => !(isMoved && code === 'content/broken-link') && (!place.owner || !spoiled.has(place.owner)),
  )
  // A rule that names something unknown says more than that the name has not the form of an id.
  const better = ({ code, place }: Finding) =>
    code === 'content/pattern' &&
    reliable.some((other) => other.place.from === place.from && other.place.text === place.text)
  return [...own.filter((finding) => !better(finding)), ...reliable]
}

const spoils = new Set(['content/unknown-key', 'content/enum'])
