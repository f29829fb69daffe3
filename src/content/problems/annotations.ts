import type { Problem } from './problem.ts'

/**
 * The workflow commands with which GitHub Actions shows the problems in a pull request, one line each.
 *
 * @param path of a file in the repository, from its name in the problem
 */
export const annotations = (problems: readonly Problem[], path: (file: string) => string): readonly string[] =>
  problems.map(({ severity, code, file, line, column, endColumn, message, help }) => {
    const properties = { file: path(file), line, col: column, endColumn, title: code }
    const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`)
    return `::${severity} ${written.join(',')}::${escaped(help === undefined ? message : `${message}\nFix: ${help}`)}`
  })

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
