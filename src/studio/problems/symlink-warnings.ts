import { quoted } from '#content/problems/wording.ts'
import type { Folder } from '#editing/studio-api.ts'
import { wholeFile, type PlacedProblem } from './placed-problem.ts'

/** A warning for each symbolic link out of the folder: the site uses its target, but the studio leaves it out. */
export const symlinkWarnings = ({ name, outside }: Pick<Folder, 'name' | 'outside'>): readonly PlacedProblem[] =>
  outside.map((path) => ({
    code: 'studio/outside',
    severity: 'warning',
    file: `${name}/${path}`,
    ...wholeFile,
    message: `${quoted(path)} is a link that leads out of the content folder. The site follows it, and the studio leaves it out.`,
    help: 'To edit it here, put a copy into the content folder in place of the link.',
    at: null,
  }))
