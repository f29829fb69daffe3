import type { ContentFile, ContentFolder } from './folder/content-file.ts'
import type { Fix } from './problems/fix.ts'
import type { Problem } from './problems/problem.ts'
import { spliced } from './write/change.ts'

export type AppliedFix = { readonly problem: Problem; readonly fix: Fix }

export type FixedContent = {
  /** The files that the fixes have changed. */
  readonly changed: readonly ContentFile[]
  readonly applied: readonly AppliedFix[]
  /** What the compiler says about the files as they are now. */
  readonly problems: readonly Problem[]
}

/** What the compiler says about the files of a folder. */
type Compile = (folder: ContentFolder) => { readonly problems: readonly Problem[] }

/** A fix may reveal mistakes that were hidden before, so there are several rounds. More are not needed in practice. */
const maxRounds = 10

/** Applies the first fix of every problem, except fixes that do not make the content compile better than before. */
export const fixContent = (folder: ContentFolder, compile: Compile): FixedContent => {
  const problemsOf = (files: readonly ContentFile[]) => compile({ ...folder, files }).problems
  let files = folder.files
  let problems = problemsOf(files)
  const applied: AppliedFix[] = []
  for (let round = 0; round < maxRounds; round++) {
    const before = applied.length
    for (const group of fixesByFile(problems)) {
      // Tries all fixes of a file at once first, and then each by itself.
      for (const fixes of group.length === 1 ? [group] : [group, ...group.map((one) => [one])]) {
        const tried = withFixes(files, fixes)
        const left = problemsOf(tried)
        if (!isBetter(left, problems)) continue
        applied.push(...fixes)
        files = tried
        problems = left
        break
      }
    }
    if (applied.length === before) break
  }
  return { changed: files.filter((file, index) => file !== folder.files[index]), applied, problems }
}

/** The first fix of each problem, grouped by the file that it changes. If two overlap, only the first one is included. */
const fixesByFile = (problems: readonly Problem[]): readonly (readonly AppliedFix[])[] => {
  const groups = new Map<string, AppliedFix[]>()
  for (const problem of problems) {
    const [fix] = problem.fixes
    const [edit, ...others] = fix?.edits ?? []
    if (!fix || !edit || others.some(({ file }) => file !== edit.file)) continue
    const group = groups.get(edit.file) ?? []
    groups.set(edit.file, group)
    if (!group.some((other) => overlap(other.fix, fix))) group.push({ problem, fix })
  }
  return [...groups.values()]
}

const overlap = (a: Fix, b: Fix): boolean =>
  a.edits.some((one) => b.edits.some((other) => one.from <= other.to && other.from <= one.to))

const withFixes = (files: readonly ContentFile[], fixes: readonly AppliedFix[]): readonly ContentFile[] => {
  const edits = fixes.flatMap(({ fix }) => fix.edits)
  return files.map((file) => {
    const own = edits.filter((edit) => edit.file === file.name)
    if (own.length === 0) return file
    // The offsets do not count a byte order mark, which decoding removes.
    const text = spliced(new TextDecoder().decode(file.bytes), own)
    return { ...file, bytes: new TextEncoder().encode(text) }
  })
}

/**
 * Compares the numbers of problems kind by kind, beginning with the kind that hides most others. Fewer is better; if the numbers are
 * equal, the next kind decides.
 */
const isBetter = (now: readonly Problem[], before: readonly Problem[]): boolean => {
  const [a, b] = [countsOf(now), countsOf(before)]
  const first = a.findIndex((count, index) => count !== b[index])
  return first !== -1 && (a[first] ?? 0) < (b[first] ?? 0)
}

const countsOf = (problems: readonly Problem[]): readonly number[] => {
  const kinds = problems.map(({ code, severity }) =>
    severity === 'warning' ? 3 : unreadable.has(code) ? 0 : malformed.has(code) ? 1 : 2,
  )
  return [0, 1, 2, 3].map((kind) => kinds.filter((one) => one === kind).length)
}

/** While a file has one of these, nothing else is reported for it. */
const unreadable = new Set<string>([
  'content/yaml',
  'content/encoding',
  'content/file-too-large',
  'content/alias',
  'content/duplicate-key',
])
/** While a file has one of these, it is not compared with others. */
const malformed = new Set<string>(['content/required', 'content/type', 'content/unknown-key', 'content/enum'])
