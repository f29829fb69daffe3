import type { CodeTable } from './code.ts'

/** Codes of texts, pages and mails. */
export const textCodes = {
  'content/markdown': {
    severity: 'error',
    title: 'Something that this text cannot have',
    why: 'The text would be shown without it. Texts may have paragraphs, headings, lists, links, bold and italic.',
    wrong: 'body: <b>Important</b>',
    right: 'body: "**Important**"',
  },
  'content/unknown-placeholder': {
    severity: 'error',
    title: 'A placeholder that nothing fills in',
    why: 'Visitors would read it with its braces.',
    wrong: 'text: We delete it after {draft_day} days.',
    right: 'text: We delete it after {draft_days} days.',
  },
  'content/missing-placeholder': {
    severity: 'error',
    title: 'A mail without what it is for',
    why: 'A mail for a new password is useless without its link.',
    wrong: 'body: Choose a new password.',
    right: 'body: "[Choose a new password]({link})."',
  },
  'content/answer-in-text': {
    severity: 'error',
    title: 'An answer that a text cannot repeat',
    why: 'A question that comes later has no answer yet, and an answer that needs a consent is shown nowhere else.',
    wrong: '- {id: pet, title: "Your {answer:toy}?"}\n- {id: toy, title: Which toy?}',
    right: '- {id: toy, title: Which toy?}\n- {id: pet, title: "Your {answer:toy|pet}?"}',
  },
  'content/answer-fallback': {
    severity: 'warning',
    title: 'An answer that may be missing',
    why: 'Who has not answered the question reads “…” in its place.',
    wrong: 'title: How old is {answer:name}?',
    right: 'title: How old is {answer:name|your pet}?',
  },
  'content/number-words': {
    severity: 'error',
    title: 'A number without the form for one',
    why: 'Visitors would read “1 questions”.',
    wrong: 'text: "{count} questions"',
    right: 'text: "{count} {count|question|questions}"',
  },
  'content/table-cells': {
    severity: 'error',
    title: 'A row with another number of cells than columns',
    why: 'The cells would stand below the wrong headings.',
    wrong: 'columns: [What, How long]\nrows: [{cells: [Draft]}]',
    right: 'columns: [What, How long]\nrows: [{cells: [Draft, 7 days]}]',
  },
  'content/broken-link': {
    severity: 'error',
    title: 'A link to a page that does not exist',
    why: 'Visitors would reach the page that says “not found”.',
    wrong: 'to: /privcy',
    right: 'to: /privacy',
  },
  'content/duplicate-route': {
    severity: 'error',
    title: 'Two pages with the same address',
    why: 'One of the two could not be reached.',
    wrong: 'route: /about # and another page with the same',
    right: 'route: /about-us',
  },
  'content/reserved-route': {
    severity: 'error',
    title: 'An address that the server uses itself',
    why: 'The page could not be reached.',
    wrong: 'route: /api/about',
    right: 'route: /about',
  },
  'content/missing-words': {
    severity: 'error',
    title: 'The texts of something are missing',
    why: 'Visitors, browser tabs and search engines would have nothing to show.',
    wrong: '# A page `shipping`, and no entry for it in `meta` of settings/site.yaml',
    right:
      '- {id: shipping, title: Shipping, description: "How parcels reach you, what it costs and how long it takes."}',
  },
  'content/bold-in-plain-text': {
    severity: 'warning',
    title: 'Asterisks in a text that is no Markdown',
    why: 'Only some texts are Markdown. In the others, visitors read the asterisks.',
    wrong: 'title: Do **not** rinse',
    right: 'title: Do not rinse',
  },
  'content/unreadable-colours': {
    severity: 'error',
    title: 'Two colours of the brand that are too alike',
    why: 'Text that has too little contrast with its background cannot be read by many people, and by nobody in the sun.',
    wrong: 'accent: "#FFB938"\non_accent: "#FFFFFF"',
    right: 'accent: "#26408B"\non_accent: "#FFFFFF"',
  },
  'content/missing-sender': {
    severity: 'error',
    title: 'A site that sends mails has no contact address',
    why: 'Mails from an address that does not exist end up among the unwanted ones, and nobody can answer them.',
    wrong: '# settings/site.yaml has no contact_email, and the content has accounts',
    right: 'contact_email: hello@example.org',
  },
} satisfies CodeTable
