import type { CodeTable } from './code.ts'

/** Codes of the text of a file, before its meaning is looked at. */
export const yamlCodes = {
  'content/yaml': {
    severity: 'error',
    title: 'Not valid YAML',
    why: 'Nothing in the file can be read, so its other mistakes are reported only after this one is mended.',
    wrong: 'title: Sleep: the basics',
    right: 'title: "Sleep: the basics"',
  },
  'content/encoding': {
    severity: 'error',
    title: 'Not UTF-8 text',
    why: 'Letters such as £ or é would be shown as other signs.',
    wrong: '# A file that a program saved as Windows-1252 or UTF-16.',
    right: '# The same file, saved with the encoding UTF-8.',
  },
  'content/empty-file': {
    severity: 'error',
    title: 'Empty file',
    why: 'An empty file is mostly one that a program failed to save.',
    wrong: '# Only comments, or nothing.',
    right: 'retired: []',
  },
  'content/alias': {
    severity: 'error',
    title: 'A feature of YAML that content does not use',
    why: 'Anchors, aliases, tags, merge keys and directives make one edit change several places, so they are not allowed.',
    wrong: 'title: *heading',
    right: 'title: "*heading"',
  },
  'content/duplicate-key': {
    severity: 'error',
    title: 'A setting is written twice',
    why: 'Only one of the two would be used, and nobody could tell which.',
    wrong: 'title: One\ntitle: Two',
    right: 'title: Two',
  },
  'content/modeline': {
    severity: 'error',
    title: 'The first line does not name the schema',
    why: 'Editors complete and explain the settings of a file with the schema that its first line names.',
    wrong: 'id: sleep_habits',
    right: '# yaml-language-server: $schema=../../../schemas/section.schema.json\nid: sleep_habits',
  },
  'content/unquoted-bool': {
    severity: 'warning',
    title: 'Yes, no, on or off without quotes',
    why: 'It is text here, but true or false to other programs that read or save the file.',
    wrong: '- {id: agreed, label: Yes}',
    right: '- {id: agreed, label: "Yes"}',
  },
  'content/conflict-marker': {
    severity: 'error',
    title: 'Two versions of a file that were not merged',
    why: 'Git leaves both versions in the file when two people changed the same lines. One of them has to be chosen.',
    wrong: '# <<<<<<< mine\ntitle: Your nights\n# =======\ntitle: Your goals\n# >>>>>>> theirs',
    right: 'title: Your nights',
  },
  'content/foreign-character': {
    severity: 'error',
    title: 'A space or dash that YAML does not know',
    why: 'Word processors and web pages have spaces and dashes of their own, which look the same and are not read as such.',
    wrong: '– {id: dry, label: Dry}',
    right: '- {id: dry, label: Dry}',
  },
  'content/wrong-letter': {
    severity: 'error',
    title: 'A letter that only looks right',
    why: 'Letters of other alphabets, typographic quotes and letters without a width come with pasted text. The name is then another one. Correct the place that is reported: the rules that use the right name stay as they are.',
    wrong: 'is: [“dry”]',
    right: 'is: [dry]',
  },
  'content/hidden-character': {
    severity: 'warning',
    title: 'A character that nobody sees',
    why: 'Search, screen readers and line breaks can stumble over it.',
    wrong: 'title: "Bed\\u200Btime"',
    right: 'title: Bedtime',
  },
  'content/cut-text': {
    severity: 'warning',
    title: 'A text that is cut off at #',
    why: 'A space and # begin a comment. Visitors read only what stands before it.',
    wrong: 'text: Our tip #5 for good sleep',
    right: 'text: "Our tip #5 for good sleep"',
  },
} satisfies CodeTable
