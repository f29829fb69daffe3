import type { CodeTable } from './code.ts'

/** Codes of the files of a content, and of its pictures. */
export const fileCodes = {
  'content/missing-file': {
    severity: 'error',
    title: 'A file is missing',
    why: 'Other parts of the content need what it contains.',
    wrong: '# quiz/quiz.yaml is not there.',
    right: '# quiz/quiz.yaml is there.',
  },
  'content/missing-module': {
    severity: 'error',
    title: 'A part of the content needs another part',
    why: 'Products are suggested for the steps of a routine, for example: without a routine they are never shown.',
    wrong: '# products/catalogue.yaml, and no analysis/routines.yaml',
    right: '# products/catalogue.yaml and analysis/routines.yaml',
  },
  'content/written-twice': {
    severity: 'error',
    title: 'A part is in two places',
    why: 'One of the two would have no effect, and nobody could say which.',
    wrong: '# settings/site.yaml, and site: in quiz.yaml',
    right: '# settings/site.yaml only',
  },
  'content/unknown-file': {
    severity: 'error',
    title: 'A file that nothing reads',
    why: 'Whatever is written in it has no effect, which an editor should know.',
    wrong: '# settings/constant.yaml',
    right: '# settings/constants.yaml',
  },
  'content/picture-name': {
    severity: 'error',
    title: 'A picture with a name that is no address',
    why: 'Browsers ask for another file than this one and show a broken picture, some systems cannot store the file, or a folder of drawings has the same address.',
    wrong: '# media/quiz/type#1.png',
    right: '# media/quiz/type-1.png',
  },
  'content/unsafe-picture': {
    severity: 'error',
    title: 'A drawing with more than a drawing in it',
    why: 'SVG files are served from the address of the site. A script in one could read what visitors type.',
    wrong: '# <svg onload="...">',
    right: '# <svg>, exported again as a plain drawing',
  },
  'content/wrong-picture': {
    severity: 'error',
    title: 'A file that is not the picture that its name promises',
    why: 'Browsers show a broken picture. Renaming a file does not change its format.',
    wrong: '# media/site/share.png, which is a text or a JPEG picture',
    right: '# media/site/share.png, exported as PNG',
  },
  'content/large-picture': {
    severity: 'warning',
    title: 'A picture of more than 1 MB',
    why: 'On a phone, visitors wait for it, and pay for the data.',
    wrong: '# media/site/share.png with 7.7 MB',
    right: '# media/site/share.png with 120 kB',
  },
  'content/missing-image': {
    severity: 'error',
    title: 'A picture is missing',
    why: 'Visitors would see a broken picture.',
    wrong: 'image: quiz/type4a.svg',
    right: 'image: quiz/type_4a.svg',
  },
  'content/missing-alt': {
    severity: 'error',
    title: 'A picture without a description',
    why: 'People who cannot see the picture hear its description instead.',
    wrong: '- {id: type_3, label: Type 3, image: quiz/type_3.svg}',
    right: '- {id: type_3, label: Type 3, image: quiz/type_3.svg, alt: "Loose, springy spirals"}',
  },
  'content/unused': {
    severity: 'warning',
    title: 'Nothing uses this',
    why: 'Whoever edits it changes nothing that a visitor sees.',
    wrong: 'slots:\n  - {id: comb, label: Comb} # in no step of the routine',
    right: 'slots: []',
  },
} satisfies CodeTable
