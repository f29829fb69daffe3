import { describe } from 'vitest'
import { type Edits, replacing, withText } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

/** A complete text page, with its title in the settings. */
const textPage = (route: string, id = 'light', block = 'body: Light.'): Edits => ({
  'pages/text/light.yaml': [
    '# yaml-language-server: $schema=../../../schemas/text-page.schema.json',
    `id: ${id}`,
    `route: ${route}`,
    'heading: Light',
    'lead: On light.',
    'blocks:',
    `  - {id: one, heading: One, ${block}}`,
  ].join('\n'),
  'settings/site.yaml': replacing(
    'meta:\n',
    'meta:\n  - {id: light, title: Light, description: How light reaches the leaves of a plant that stands in a room., listed: true}\n',
  ),
})

/** Replaces the campaign paths by these. */
const campaigns = (...routes: readonly string[]) => {
  const items = routes.map((route, index) => `  - {id: path_${index}, route: ${route}}\n`)
  return (text: string) => text.replace(/^paths:\n(?: .*\n)+/m, () => `paths:\n${items.join('')}`)
}

describe('the colours of the brand', () => {
  testEachMistake([
    {
      when: 'one of two colours that are used together is none',
      edits: { 'settings/brand.yaml': replacing('on_footer: "#FAF6F2"', 'on_footer: "white"') },
      code: 'content/pattern',
      file: 'settings/brand.yaml',
      line: 'on_footer: ⟪"white"⟫',
      message: '“white” does not have the right form (a colour as # and six hexadecimal digits).',
      help: 'Write it like this: #26408B.',
    },
    {
      when: 'the text of the footer is hard to see on it',
      edits: { 'settings/brand.yaml': replacing('on_footer: "#FAF6F2"', 'on_footer: "#5B5361"') },
      code: 'content/unreadable-colours',
      file: 'settings/brand.yaml',
      line: 'on_footer: ⟪"#5B5361"⟫',
      message:
        'On light screens, on_footer #5B5361 is hard to see on footer #151219: their contrast is 2.52, and at least 4.5 is needed.',
      help: 'Choose a lighter on_footer or a darker footer.',
    },
  ])
})

describe('the fields of a form', () => {
  testEachMistake([
    {
      when: 'a field has no words',
      edits: { 'pages/login.yaml': (text) => text.replace(/ {2}- id: password\n {4}label: .*\n/, '') },
      code: 'content/length',
      file: 'pages/login.yaml',
      line: '⟪- id: username⟫',
      message: '“fields” has 1 entry.',
      help: 'Add the one with `id: password`.',
    },
    {
      when: 'the id of a field is misspelt',
      edits: { 'pages/login.yaml': replacing('id: username', 'id: usernam') },
      code: 'content/enum',
      file: 'pages/login.yaml',
      line: '- id: ⟪usernam⟫',
      message: '“usernam” is not one of the allowed values.',
      help: 'Did you mean “username”? Allowed: username, password.',
    },
    {
      when: 'two fields have one id',
      edits: { 'pages/login.yaml': replacing('id: password', 'id: username') },
      code: 'content/duplicate-id',
      file: 'pages/login.yaml',
      line: '- id: ⟪username⟫',
      message: 'Id “username” is used twice. First use: content/pages/login.yaml:8.',
      help: 'Give one of the two another id.',
    },
  ])
})

describe('the topics of a form', () => {
  testEachMistake(
    ['pages/feedback.yaml', 'pages/complaints.yaml'].map((file) => ({
      when: `${file} has none`,
      edits: { [file]: (text: string) => text.replace(/^ {4}options:\n(?: {6}.*\n)+/m, '') },
      code: 'content/no-options' as const,
      file,
      line: '- id: ⟪topic⟫',
      message: 'This field has no topics to choose from, so nobody can send the form.',
      help: 'Add at least one under `options`.',
    })),
  )
})

describe('addresses', () => {
  testEachMistake([
    {
      when: 'a campaign has the path of another one, in other letters',
      edits: { 'pages/updates.yaml': campaigns('/Trynew', '/trynew') },
      code: 'content/duplicate-route',
      file: 'pages/updates.yaml',
      line: '- {id: path_1, route: ⟪/trynew⟫}',
      message: 'The address “/trynew” is used twice. First use: content/pages/updates.yaml:6.',
      help: 'Give one of the two another address.',
    },
    {
      when: 'a campaign has the path of a page',
      edits: { 'pages/updates.yaml': campaigns('/Trynew', '/login/') },
      code: 'content/duplicate-route',
      file: 'pages/updates.yaml',
      line: '- {id: path_1, route: ⟪/login/⟫}',
      message: 'The address “/login/” is used twice. First use: content/pages/login.yaml:4.',
      help: 'Give one of the two another address.',
    },
    {
      when: 'a page is moved',
      edits: { 'pages/feedback.yaml': replacing('route: /feedback', 'route: /feedbak') },
      code: 'content/enum',
      file: 'pages/feedback.yaml',
      line: 'route: ⟪/feedbak⟫',
      message: '“/feedbak” is not one of the allowed values.',
      help: 'Did you mean “/feedback”? Allowed: /feedback.',
    },
    {
      when: 'the quiz is moved, whose address is in mails',
      edits: { 'pages/quiz.yaml': replacing('route: /quiz', 'route: /questions') },
      code: 'content/enum',
      file: 'pages/quiz.yaml',
      line: 'route: ⟪/questions⟫',
      message: '“/questions” is not one of the allowed values.',
      help: 'Allowed: /quiz.',
    },
    {
      when: 'a page is moved without a link to it',
      edits: {
        'pages/how.yaml': replacing('route: /how', 'route: /our-method'),
        'pages/home.yaml': replacing('to: /how', 'to: /our-method'),
        'settings/navigation.yaml': replacing('to: /how', 'to: /our-method'),
        'pages/about.yaml': (text) => text.replace(/\[[^\]]*\]\(\/how\)/, '[See how it works](/how)'),
      },
      code: 'content/broken-link',
      file: 'pages/about.yaml',
      line: '[See how it works](⟪/how⟫)',
      message: 'There is no page at “/how”.',
      help: 'Link to an existing page, or remove the link.',
    },
    {
      when: 'a text page has an address that the server handles itself',
      edits: textPage('/api/light'),
      code: 'content/reserved-route',
      file: 'pages/text/light.yaml',
      line: 'route: ⟪/api/light⟫',
      message: 'Addresses that begin with /api are not for pages.',
      help: 'Give the page another address.',
    },
    {
      when: 'the address of a text page is not a path',
      edits: textPage('/About Light'),
      code: 'content/pattern',
      file: 'pages/text/light.yaml',
      line: 'route: ⟪/About Light⟫',
      message:
        '“/About Light” does not have the right form (the address of the page: small letters, digits and dashes after a slash, for example /privacy).',
      help: 'Write it like this: /privacy.',
    },
    {
      when: 'two text pages have the same id',
      edits: textPage('/more-terms', 'terms'),
      code: 'content/duplicate-id',
      file: 'pages/text/terms.yaml',
      line: 'id: ⟪terms⟫',
      message: 'Id “terms” is used twice. First use: content/pages/text/light.yaml:2.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'a text page has no title',
      edits: { 'settings/site.yaml': replacing('  - id: terms\n', '  - id: conditions\n') },
      code: 'content/missing-words',
      file: 'pages/text/terms.yaml',
      line: 'id: ⟪terms⟫',
      message: 'The page “terms” has no title and no description.',
      help: 'Add them to `meta` in settings/site.yaml, or below `site` in a quiz of one file.',
    },
    {
      when: 'a page has no title',
      edits: { 'pages/about.yaml': replacing('id: about\n', 'id: about-us\n') },
      code: 'content/missing-words',
      file: 'pages/about.yaml',
      line: 'id: ⟪about-us⟫',
      message: 'The page “about-us” has no title and no description.',
      help: 'Add them to `meta` in settings/site.yaml, or below `site` in a quiz of one file.',
    },
    {
      when: 'the page of the campaigns has no title',
      edits: { 'pages/updates.yaml': replacing('id: updates\n', 'id: news\n') },
      code: 'content/missing-words',
      file: 'pages/updates.yaml',
      line: 'id: ⟪news⟫',
      message: 'The page “news” has no title and no description.',
      help: 'Add them to `meta` in settings/site.yaml, or below `site` in a quiz of one file.',
    },
  ])
})

describe('tables in text pages', () => {
  const table = (cells: string) =>
    textPage('/light', 'light', `table: {columns: [Plant, Light], rows: [{id: fern, cells: [${cells}]}]}`)
  const line = (cells: string) =>
    `- {id: one, heading: One, table: {columns: [Plant, Light], rows: [{id: fern, ⟪cells⟫: [${cells}]}]}}`
  testEachMistake([
    {
      when: 'a row has fewer cells than there are columns',
      edits: table('Fern'),
      code: 'content/table-cells',
      file: 'pages/text/light.yaml',
      line: line('Fern'),
      message: 'This row has 1 cell, but the table has 2 columns.',
      help: 'Add what is missing, in the order of the columns.',
    },
    {
      when: 'a row has more cells than there are columns',
      edits: table('Fern, Little, For ever'),
      code: 'content/table-cells',
      file: 'pages/text/light.yaml',
      line: line('Fern, Little, For ever'),
      message: 'This row has 3 cells, but the table has 2 columns.',
      help: 'Remove the cells that have no column.',
    },
  ])
})

describe('links', () => {
  testEachMistake([
    {
      when: 'a link of the small print is mistyped',
      edits: { 'settings/navigation.yaml': replacing('to: /how-we-score', 'to: /how-we-scor') },
      code: 'content/broken-link',
      file: 'settings/navigation.yaml',
      line: 'to: ⟪/how-we-scor⟫',
      message: 'There is no page at “/how-we-scor”.',
      help: 'Did you mean “/how-we-score”?',
    },
    {
      when: 'a text page has a link without a page',
      edits: textPage('/light', 'light', 'body: "As the [privacy page](/privasy#rights) says."'),
      code: 'content/broken-link',
      file: 'pages/text/light.yaml',
      line: '- {id: one, heading: One, body: "As the [privacy page](⟪/privasy#rights⟫) says."}',
      message: 'There is no page at “/privasy#rights”.',
      help: 'Did you mean “/privacy”?',
    },
    {
      when: 'a link leads to no page',
      edits: { 'pages/login.yaml': replacing('to: /signup', 'to: /membership') },
      code: 'content/broken-link',
      file: 'pages/login.yaml',
      line: 'to: ⟪/membership⟫',
      message: 'There is no page at “/membership”.',
      help: 'Link to an existing page, or remove the link.',
    },
    {
      when: 'a link of the menu is mistyped',
      edits: { 'settings/navigation.yaml': replacing('to: /dashboard/account', 'to: /dashboard/acount') },
      code: 'content/broken-link',
      file: 'settings/navigation.yaml',
      line: 'to: ⟪/dashboard/acount⟫',
      message: 'There is no page at “/dashboard/acount”.',
      help: 'Did you mean “/dashboard/account”?',
    },
    {
      when: 'a link has other capitals than its page',
      edits: { 'pages/not-found.yaml': replacing('to: /quiz', 'to: /Quiz?from=nowhere#start') },
      code: 'content/broken-link',
      file: 'pages/not-found.yaml',
      line: 'to: ⟪/Quiz?from=nowhere#start⟫',
      message: 'There is no page at “/Quiz?from=nowhere#start”.',
      help: 'Did you mean “/quiz”?',
    },
    {
      when: 'visitors are sent to no page',
      edits: { 'settings/constants.yaml': replacing('after_logout: /', 'after_logout: /goodbye') },
      code: 'content/broken-link',
      file: 'settings/constants.yaml',
      line: 'after_logout: ⟪/goodbye⟫',
      message: 'There is no page at “/goodbye”.',
      help: 'Link to an existing page, or remove the link.',
    },
    {
      when: 'a link inside of a text leads to no page',
      edits: {
        'settings/consent.yaml': replacing(
          'body: We would like to store **your name**.',
          'body: We store **your name**. Not [now](/login?to=/quiz#a), [never](https://example.org/never) or [here](/here).',
        ),
      },
      code: 'content/broken-link',
      file: 'settings/consent.yaml',
      line: 'body: We store **your name**. Not [now](/login?to=/quiz#a), [never](https://example.org/never) or [here](⟪/here⟫).',
      message: 'There is no page at “/here”.',
      help: 'Link to an existing page, or remove the link.',
    },
    {
      when: 'a link of a mail leads to no page',
      edits: { 'emails/signup-welcome.yaml': withText('body', 'Or [take it](/report) now.') },
      code: 'content/broken-link',
      file: 'emails/signup-welcome.yaml',
      line: 'body: "Or [take it](⟪/report⟫) now."',
      message: 'There is no page at “/report”.',
      help: 'Link to an existing page, or remove the link.',
    },
  ])
})

describe('mails', () => {
  testEachMistake([
    {
      when: 'the id of a mail is changed',
      edits: { 'emails/reset-link.yaml': replacing('id: reset-link', 'id: reset-lnk') },
      code: 'content/unknown-mail',
      file: 'emails/reset-link.yaml',
      line: 'id: ⟪reset-lnk⟫',
      message: 'There is no mail “reset-lnk”.',
      help: 'Did you mean “reset-link”? Known: account-deleted, account-inactive, already-registered, complaint-received, email-changed, password-changed, refresh-token-reuse, reset-link, signup-welcome, updates-welcome.',
    },
    {
      when: 'the id of a mail is a name that every object of JavaScript has',
      edits: { 'emails/reset-link.yaml': replacing('id: reset-link', 'id: constructor') },
      code: 'content/unknown-mail',
      file: 'emails/reset-link.yaml',
      line: 'id: ⟪constructor⟫',
      message: 'There is no mail “constructor”.',
      help: 'Known: account-deleted, account-inactive, already-registered, complaint-received, email-changed, password-changed, refresh-token-reuse, reset-link, signup-welcome, updates-welcome.',
    },
    {
      when: 'two mails have one id',
      edits: { 'emails/password-changed.yaml': replacing('id: password-changed', 'id: email-changed') },
      code: 'content/duplicate-id',
      file: 'emails/password-changed.yaml',
      line: 'id: ⟪email-changed⟫',
      message: 'Id “email-changed” is used twice. First use: content/emails/email-changed.yaml:3.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'the server does not send a mail',
      edits: { 'emails/season-greetings.yaml': '' },
      code: 'content/unknown-file',
      file: 'emails/season-greetings.yaml',
      line: '⟪⟫',
      message: 'No part of the site reads this file.',
      help: 'Move it to its place (a page of text: pages/text, a section: quiz/sections), or delete it.',
    },
    {
      when: 'a placeholder of a mail is mistyped',
      edits: { 'emails/signup-welcome.yaml': withText('body', 'Hello {usernam},') },
      code: 'content/unknown-placeholder',
      file: 'emails/signup-welcome.yaml',
      line: 'body: "Hello ⟪{usernam}⟫,"',
      message: 'This text cannot have the placeholder {usernam}.',
      help: 'Did you mean {username}?',
    },
    {
      when: 'a mail has a placeholder of another mail',
      edits: { 'emails/account-deleted.yaml': withText('body', 'Hello {username},') },
      code: 'content/unknown-placeholder',
      file: 'emails/account-deleted.yaml',
      line: 'body: "Hello ⟪{username}⟫,"',
      message: 'This text cannot have the placeholder {username}.',
      help: 'This text may have {date}, {time}, {link}, {login_link}, {dashboard_link} and {quiz_link}.',
    },
    {
      when: 'a mail links to an address that is not known',
      edits: { 'emails/signup-welcome.yaml': withText('body', 'Or [take it]({question_link}) now.') },
      code: 'content/unknown-placeholder',
      file: 'emails/signup-welcome.yaml',
      line: 'body: "Or [take it](⟪{question_link}⟫) now."',
      message: 'This text cannot have the placeholder {question_link}.',
      help: 'This text may have {date}, {time}, {link}, {login_link}, {dashboard_link}, {quiz_link} and {username}.',
    },
    {
      when: 'a mail links to what cannot be a link',
      edits: { 'emails/signup-welcome.yaml': withText('body', 'Or [take it]({quiz}) now.') },
      code: 'content/markdown',
      file: 'emails/signup-welcome.yaml',
      line: 'body: "Or ⟪[take it]({quiz})⟫ now."',
      message: '“{quiz}” is not a link.',
      help: 'Begin it with / for a page of this site, with https:// or with mailto:.',
    },
    {
      when: 'the link is missing for which a mail is sent',
      edits: { 'emails/reset-link.yaml': withText('body', 'Hello {username}, set a new password.') },
      code: 'content/missing-placeholder',
      file: 'emails/reset-link.yaml',
      line: 'id: ⟪reset-link⟫',
      message: 'The mail “reset-link” is useless without {link}.',
      help: 'Put it back into the body.',
    },
  ])
})

describe('placeholders that are filled in when a text is shown', () => {
  testEachMistake([
    {
      when: 'one is mistyped',
      edits: { 'pages/logout.yaml': withText('lead', 'You are {user_name}.') },
      code: 'content/unknown-placeholder',
      file: 'pages/logout.yaml',
      line: 'lead: "You are ⟪{user_name}⟫."',
      message: 'This text cannot have the placeholder {user_name}.',
      help: 'Did you mean {username}?',
    },
    {
      when: 'one is in a text of a list that allows none',
      edits: { 'pages/login.yaml': withText('links.signup.text', 'New here, {visitor}?') },
      code: 'content/unknown-placeholder',
      file: 'pages/login.yaml',
      line: 'text: "New here, ⟪{visitor}⟫?"',
      message: 'This text cannot have the placeholder {visitor}.',
      help: 'Remove it: this text has no placeholders of its own.',
    },
    {
      when: 'one belongs to another message',
      edits: {
        'settings/messages.yaml': withText('common.rate_limit_short', 'Wait {minutes} minutes.'),
      },
      code: 'content/unknown-placeholder',
      file: 'settings/messages.yaml',
      line: 'rate_limit_short: "Wait ⟪{minutes}⟫ minutes."',
      message: 'This text cannot have the placeholder {minutes}.',
      help: 'This text may have {seconds}.',
    },
    {
      when: 'one is in the title of a question',
      edits: { 'quiz/sections/pests.yaml': replacing('title: Which ones?', 'title: Which ones, {name}?') },
      code: 'content/unknown-placeholder',
      file: 'quiz/sections/pests.yaml',
      line: 'title: Which ones, ⟪{name}⟫?',
      message: 'This text cannot have the placeholder {name}.',
      help: 'This text may have {answer:question}.',
    },
    {
      when: 'one of the site is mistyped in a tip',
      edits: {
        'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"{sit} says: wipe them with a damp cloth."'),
      },
      code: 'content/unknown-placeholder',
      file: 'analysis/tips.yaml',
      line: 'text: "⟪{sit}⟫ says: wipe them with a damp cloth."',
      message: 'This text cannot have the placeholder {sit}.',
      help: 'Did you mean {site}?',
    },
    {
      when: 'one of a reason for a product is mistyped',
      edits: { 'products/catalogue.yaml': replacing('You need: {name}', 'You need: {nam}') },
      code: 'content/unknown-placeholder',
      file: 'products/catalogue.yaml',
      line: 'slot: "You need: ⟪{nam}⟫"',
      message: 'This text cannot have the placeholder {nam}.',
      help: 'Did you mean {name}?',
    },
    {
      when: 'one of a consent has spaces',
      edits: { 'settings/consent.yaml': replacing('on {date}.', 'on { date }.') },
      code: 'content/unknown-placeholder',
      file: 'settings/consent.yaml',
      line: 'saved_yes: You agreed on ⟪{ date }⟫.',
      message: 'This text cannot have the placeholder { date }.',
      help: 'Did you mean {date}?',
    },
    {
      when: 'an answer is repeated by a question before it',
      edits: {
        'quiz/sections/light.yaml': replacing('title: When do you water it?', 'title: "{answer:which|It}: when?"'),
      },
      code: 'content/answer-in-text',
      file: 'quiz/sections/light.yaml',
      line: 'title: "⟪{answer:which|It}⟫: when?"',
      message: 'Question “which” is asked later than this text is shown.',
      help: 'Repeat the answer to an earlier question, or ask this one before.',
    },
    {
      when: 'an answer that needs a consent is repeated',
      edits: { 'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"Ask {answer:keeper|somebody}."') },
      code: 'content/answer-in-text',
      file: 'analysis/tips.yaml',
      line: 'text: "Ask ⟪{answer:keeper|somebody}⟫."',
      message: 'The answer to “keeper” needs a consent, so no other text repeats it.',
      help: 'Remove the placeholder. Others may see the text, and it would stay when the consent is withdrawn.',
    },
    {
      when: 'an answer that depends on one that needs a consent is repeated',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          'no_answer: true}\n',
          'no_answer: true}\n  - {id: help, type: question, choice: input, title: Who helps?, max_length: 30, when: {question: keeper, answered: true}}\n',
        ),
        'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"Ask {answer:help|somebody}."'),
      },
      code: 'content/answer-in-text',
      file: 'analysis/tips.yaml',
      line: 'text: "Ask ⟪{answer:help|somebody}⟫."',
      message: 'Question “help” depends on an answer that needs a consent, so no other text repeats its answer.',
      help: 'Remove the placeholder. Others may see the text, and it would stay when the consent is withdrawn.',
    },
    {
      when: 'the answer to an unknown question is repeated',
      edits: { 'analysis/profile.yaml': replacing('in a {brightness} place', 'in a {answer:windo|bright} place') },
      code: 'content/unknown-question',
      file: 'analysis/profile.yaml',
      line: 'text: "Your plant stands in a ⟪{answer:windo|bright}⟫ place and wants water."',
      message: 'There is no question “windo”.',
      help: 'Did you mean “window”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'an answer may be missing',
      edits: { 'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"Face {answer:window}."') },
      severity: 'warning',
      code: 'content/answer-fallback',
      file: 'analysis/tips.yaml',
      line: 'text: "Face ⟪{answer:window}⟫."',
      message: 'Who has not answered “window” reads “…” here.',
      help: 'Write what they read instead: {answer:window|your answer}. Nothing at all: {answer:window|}.',
    },
    {
      when: 'the placeholder of an answer names no question',
      edits: { 'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"Face {answer}."') },
      code: 'content/unknown-placeholder',
      file: 'analysis/tips.yaml',
      line: 'text: "Face ⟪{answer}⟫."',
      message: 'This text cannot have the placeholder {answer}.',
      help: 'Name the question whose answer it repeats: {answer:question}, with the id of the question.',
    },
    {
      when: 'the placeholder of an answer is mistyped',
      edits: { 'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"Face {anwser:window}."') },
      code: 'content/unknown-placeholder',
      file: 'analysis/tips.yaml',
      line: 'text: "Face ⟪{anwser:window}⟫."',
      message: 'This text cannot have the placeholder {anwser:window}.',
      help: 'Did you mean {answer:window}?',
    },
    {
      when: 'an answer is repeated where nothing fills it in',
      edits: { 'quiz/quiz.yaml': replacing('title: Its story', 'title: "{answer:window|It}"') },
      code: 'content/unknown-placeholder',
      file: 'quiz/quiz.yaml',
      line: 'title: "⟪{answer:window|It}⟫"',
      message: 'This text cannot have the placeholder {answer:window|It}.',
      help: 'Remove it: this text has no placeholders of its own.',
    },
    {
      when: 'a counted answer has one form',
      edits: { 'analysis/tips.yaml': replacing('Wipe them with a damp cloth.', '"{count:water|time}"') },
      code: 'content/number-words',
      file: 'analysis/tips.yaml',
      line: 'text: "⟪{count:water|time}⟫"',
      message: '{count:water|time} has 1 form and needs two.',
      help: 'Write the form for one, then the form for any other number: {count:water|question|questions}.',
    },
    {
      when: 'a count has one form for any number',
      edits: {
        'settings/messages.yaml': withText('common.rate_limit_short', 'Wait {seconds} seconds.'),
      },
      code: 'content/number-words',
      file: 'settings/messages.yaml',
      line: 'rate_limit_short: "Wait ⟪{seconds}⟫ seconds."',
      message: 'With one, this would read “1 seconds”.',
      help: 'Write the form for one, then the form for any other number: {seconds} {seconds|second|seconds}.',
    },
    {
      when: 'a number has a form for one only',
      edits: {
        'settings/messages.yaml': withText('common.rate_limit_short', 'Wait {seconds} {seconds|second}.'),
      },
      code: 'content/number-words',
      file: 'settings/messages.yaml',
      line: 'rate_limit_short: "Wait {seconds} ⟪{seconds|second}⟫."',
      message: '{seconds|second} has 1 form and needs two.',
      help: 'Write the form for one, then the form for any other number: {seconds|question|questions}.',
    },
    {
      when: 'a number with its forms is mistyped',
      edits: {
        'settings/messages.yaml': withText('common.rate_limit_short', 'Wait {seconds} {second|second|seconds}.'),
      },
      code: 'content/unknown-placeholder',
      file: 'settings/messages.yaml',
      line: 'rate_limit_short: "Wait {seconds} ⟪{second|second|seconds}⟫."',
      message: 'This text cannot have the placeholder {second|second|seconds}.',
      help: 'Did you mean {seconds}?',
    },
    {
      when: 'one of the quiz is not known',
      edits: { 'pages/quiz.yaml': withText('resume.changed.gone', 'No longer asked: {title}') },
      code: 'content/unknown-placeholder',
      file: 'pages/quiz.yaml',
      line: 'gone: "No longer asked: ⟪{title}⟫"',
      message: 'This text cannot have the placeholder {title}.',
      help: 'Did you mean {titles}?',
    },
    {
      when: 'one of the dashboard is not known',
      edits: {
        'pages/dashboard.yaml': withText('report_history.compare.dates', 'Since {past}'),
      },
      code: 'content/unknown-placeholder',
      file: 'pages/dashboard.yaml',
      line: 'dates: "Since ⟪{past}⟫"',
      message: 'This text cannot have the placeholder {past}.',
      help: 'This text may have {from} and {to}.',
    },
  ])
})
