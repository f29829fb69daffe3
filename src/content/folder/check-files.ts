import { isMedia, type ContentFile, type ContentFolder } from './content-file.ts'
import { partOfFile } from './inline-parts.ts'
import { requiredFiles, fileKindOf, knownFiles, moduleNeeding } from './layout.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import { missingFor, modules, moduleOfFile } from '#content/modules.ts'
import type { ModuleName } from '#types/content.generated.ts'
import type { ValidatedFile } from '#content/validate-file.ts'
import { wholeFileRange, type SourceRange } from '#content/yaml/range.ts'
import { either, joined, message, part } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { inOneSentence, quoted } from '#content/problems/wording.ts'

const quizFile = 'quiz/quiz.yaml'
/** In a quiz with one file, the quiz file is at the top of the folder. */
const quizFiles: readonly string[] = ['quiz.yaml', quizFile]

/**
 * Finds files that are missing, that nothing reads or that exist twice, and modules that need a missing module.
 *
 * @param parts the files and what the quiz file contains, as if each part were a file
 * @param defaults the default files, which a content need not have itself
 */
export const folderFindings = (
  { name, files }: ContentFolder,
  parts: readonly ValidatedFile[],
  defaults: readonly ContentFile[],
): Finding[] => {
  const written = files.map(({ path }) => path)
  const there = new Set([...written, ...parts.map(({ path }) => path)])
  const present = new Set([...there].flatMap((path) => moduleOfFile(path) ?? []))
  const renamed = intendedPlaces(files, there)
  // A renamed file is reported only once, as unknown where it is now, and not also as missing.
  const provided = new Set([...there, ...renamed.values(), ...defaults.map(({ path }) => path)])
  const missing = [
    ...(quizFiles.some((path) => provided.has(path)) ? [] : [quizFile]),
    ...requiredFiles(present).filter((path) => !provided.has(path)),
  ]
  const range = (path: string) => wholeFileRange({ name: `${name}/${path}`, text: '' })
  return [
    ...[...renamed].map(([path, didYouMean]): Finding => ({
      code: 'content/unknown-file',
      range: range(path),
      message: 'No part of the site reads this file.',
      help:
        didYouMean === undefined
          ? 'Move it to its place (a page of text: pages/text, a section: quiz/sections), or delete it.'
          : `Did you mean ${name}/${didYouMean}?`,
    })),
    ...missing.map((path): Finding => ({
      code: 'content/missing-file',
      range: range(path),
      message: 'This file is missing.',
      help:
        path === quizFile
          ? 'Restore it from git. For a new quiz, use npm run new. CONTENT_DIR names another folder.'
          : 'Restore it from git.',
    })),
    ...twiceFindings(parts, name, range),
    ...[...present].flatMap((module) => missingModuleFindings(module, present, [...there], range)),
    ...written.flatMap((path) => unusedFile(path, present, range)),
  ]
}

/** Whether the content lacks a part because its file has another name. What the other files say of this part is then unreliable. */
export const hasRenamedPart = ({ files }: ContentFolder, parts: readonly ValidatedFile[]): boolean => {
  const there = new Set([...files, ...parts].map(({ path }) => path))
  return [...intendedPlaces(files, there).values()].some((path) => path !== undefined && knownFiles.includes(path))
}

/** The files that nothing reads, and where each of them was meant to be, if that can be told. */
const intendedPlaces = (
  files: readonly ContentFile[],
  there: ReadonlySet<string>,
): ReadonlyMap<string, string | undefined> => {
  const hasQuiz = quizFiles.some((path) => there.has(path))
  const absent = knownFiles.filter((path) => !there.has(path) && !(hasQuiz && quizFiles.includes(path)))
  const unknown = files.filter(({ path }) => !isMedia(path) && !fileKindOf(path))
  return new Map(unknown.map((file) => [file.path, placeOf(file, absent, there)]))
}

/**
 * The absent file that a file in the wrong folder, or with a mistyped name, was meant to be: the one with the schema that its first
 * line names. undefined if its name only resembles that of a file that exists.
 */
const placeOf = (
  { path, bytes }: ContentFile,
  absent: readonly string[],
  there: ReadonlySet<string>,
): string | undefined => {
  const [, schema] =
    /^# yaml-language-server: \$schema=\S*?([\w-]+\.schema\.json)/.exec(new TextDecoder().decode(bytes)) ?? []
  const nameOf = (whole: string) => whole.slice(whole.lastIndexOf('/') + 1)
  const usual = path.replace(/\.yml$/, '.yaml')
  const isFree = (other: string) => absent.includes(other) || !(knownFiles.includes(other) || there.has(other))
  const fits = (other: string) => {
    const kind = fileKindOf(other)
    return kind !== undefined && isFree(other) && (schema === undefined || kind.schema === schema)
  }
  const inFolder = [`quiz/sections/${nameOf(usual)}`, `pages/text/${nameOf(usual)}`]
  const closest = closestMatch(path, knownFiles)
  return [
    usual,
    ...absent.filter((other) => nameOf(other) === nameOf(usual)),
    ...(schema === undefined ? [] : inFolder),
    ...(closest === undefined ? [] : [closest]),
  ].find(fits)
}

/** A second quiz file, or files with a part that the quiz file contains, too. Sections can be in both places, because each is a different one. */
const twiceFindings = (
  parts: readonly ValidatedFile[],
  folder: string,
  range: (path: string) => SourceRange,
): Finding[] => {
  const say = (path: string, message: string, help: string): Finding => ({
    code: 'content/written-twice',
    range: range(path),
    message,
    help,
  })
  const paths = parts.filter(({ kind }) => kind.name !== 'sections').map(({ path }) => path)
  if (quizFiles.every((path) => paths.includes(path)))
    return [
      say(
        quizFile,
        `There are two quiz files: ${quizFiles.map((path) => `${folder}/${path}`).join(' and ')}.`,
        'Keep one of the two, with all that the quiz needs, and delete the other one.',
      ),
    ]
  const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index))
  return [...twice].map((path) => {
    const part = parts.find((file) => file.path === path && file.partOf !== undefined)
    const whole = partOfFile(path)
    const names = inOneSentence((whole === undefined ? Object.keys(part?.data ?? {}) : [whole]).map(quoted))
    return say(path, `The quiz file has ${names} as well.`, `Move ${names} into this file, or delete one of the two.`)
  })
}

const missingModuleFindings = (
  module: ModuleName,
  present: ReadonlySet<ModuleName>,
  paths: readonly string[],
  range: (path: string) => SourceRange,
): Finding[] => {
  const own = paths.filter((path) => moduleOfFile(path) === module)
  return missingFor(module, present).map((needed): Finding => ({
    code: 'content/missing-module',
    range: range(own[0] ?? ''),
    message: `There is nothing for ${module} to work with: this content has no ${needed}.`,
    help: message`Add ${part('part-to-add', modules[needed].files[0] ?? '')}, or remove ${joined(
      own.map((path) => part('part', path)),
      ', ',
    )}.`,
  }))
}

/** A mail that is never sent, because the content does not have its module. */
const unusedFile = (
  path: string,
  present: ReadonlySet<ModuleName>,
  range: (path: string) => SourceRange,
): Finding[] => {
  const module = moduleNeeding(path)
  if (module === undefined || present.has(module)) return []
  return [
    {
      code: 'content/unused',
      range: range(path),
      message: message`Nothing uses ${either(`the mail ${quoted(path)}`, 'this mail')}: this content has no ${module}.`,
      help: message`Delete it, or add ${part('part-to-add', modules[module].files[0] ?? '')}.`,
    },
  ]
}
