import { describe } from 'vitest'
import { replaced } from '#testing/content-copy.ts'
import { tells } from '#testing/mistakes.ts'

describe('addresses', () => {
  tells([
    {
      when: 'a campaign has the path of another one, in other letters',
      edits: { 'pages/updates.yaml': replaced('route: /soon', 'route: /trynew') },
      code: 'content/duplicate-route',
      file: 'pages/updates.yaml',
      line: 'route: ⟪/trynew⟫',
      message: 'The address “/trynew” is used twice. First use: content/pages/updates.yaml:7.',
      help: 'Give one of the two another address.',
    },
    {
      when: 'a campaign has the path of a page',
      edits: { 'pages/updates.yaml': replaced('route: /soon', 'route: /login/') },
      code: 'content/duplicate-route',
      file: 'pages/updates.yaml',
      line: 'route: ⟪/login/⟫',
      message: 'The address “/login/” is used twice. First use: content/pages/login.yaml:4.',
      help: 'Give one of the two another address.',
    },
    {
      when: 'a page is moved',
      edits: { 'pages/feedback.yaml': replaced('route: /feedback', 'route: /feedbak') },
      code: 'content/enum',
      file: 'pages/feedback.yaml',
      line: 'route: ⟪/feedbak⟫',
      message: '“/feedbak” is not one of the allowed values.',
      help: 'Did you mean “/feedback”? Allowed: /feedback.',
    },
    {
      when: 'a page has no title',
      edits: { 'settings/site.yaml': replaced('  - id: report-history\n', '  - id: reports\n') },
      code: 'content/missing-words',
      file: 'pages/dashboard.yaml',
      line: 'id: ⟪report-history⟫',
      message: 'The page “report-history” has no title and no description.',
      help: 'Add it to meta of settings/site.yaml.',
    },
    {
      when: 'the page of the campaigns has no title',
      edits: { 'settings/site.yaml': replaced('  - id: updates\n', '  - id: news\n') },
      code: 'content/missing-words',
      file: 'pages/updates.yaml',
      line: 'id: ⟪updates⟫',
      message: 'The page “updates” has no title and no description.',
      help: 'Add it to meta of settings/site.yaml.',
    },
  ])
})

describe('links', () => {
  tells([
    {
      when: 'a link leads to no page',
      edits: { 'pages/login.yaml': replaced('to: /signup', 'to: /membership') },
      code: 'content/broken-link',
      file: 'pages/login.yaml',
      line: 'to: ⟪/membership⟫',
      message: 'There is no page at “/membership”.',
      help: 'Link to a page that there is, or remove the link.',
    },
    {
      when: 'a link of the menu is mistyped',
      edits: { 'settings/navigation.yaml': replaced('to: /dashboard/account', 'to: /dashboard/acount') },
      code: 'content/broken-link',
      file: 'settings/navigation.yaml',
      line: 'to: ⟪/dashboard/acount⟫',
      message: 'There is no page at “/dashboard/acount”.',
      help: 'Did you mean “/dashboard/account”?',
    },
    {
      when: 'a link has other capitals than its page',
      edits: { 'pages/not-found.yaml': replaced('to: /quiz', 'to: /Quiz?from=nowhere#start') },
      code: 'content/broken-link',
      file: 'pages/not-found.yaml',
      line: 'to: ⟪/Quiz?from=nowhere#start⟫',
      message: 'There is no page at “/Quiz?from=nowhere#start”.',
      help: 'Did you mean “/quiz”?',
    },
    {
      when: 'visitors are sent to no page',
      edits: { 'settings/constants.yaml': replaced('after_logout: /', 'after_logout: /goodbye') },
      code: 'content/broken-link',
      file: 'settings/constants.yaml',
      line: 'after_logout: ⟪/goodbye⟫',
      message: 'There is no page at “/goodbye”.',
      help: 'Link to a page that there is, or remove the link.',
    },
    {
      when: 'a link inside of a text leads to no page',
      edits: {
        'settings/consent.yaml': replaced(
          'body: We would like to store **your name**.',
          'body: We store **your name**. Not [now](/login?to=/quiz#a), [never](https://example.org/never) or [here](/here).',
        ),
      },
      code: 'content/broken-link',
      file: 'settings/consent.yaml',
      line: 'body: We store **your name**. Not [now](/login?to=/quiz#a), [never](https://example.org/never) or [here](⟪/here⟫).',
      message: 'There is no page at “/here”.',
      help: 'Link to a page that there is, or remove the link.',
    },
    {
      when: 'a link of a mail leads to no page',
      edits: { 'emails/report-ready.yaml': replaced('[Read your report]({link})', '[Read your report](/report)') },
      code: 'content/broken-link',
      file: 'emails/report-ready.yaml',
      line: '[Read your report](⟪/report⟫)',
      message: 'There is no page at “/report”.',
      help: 'Link to a page that there is, or remove the link.',
    },
  ])
})

describe('mails', () => {
  tells([
    {
      when: 'the id of a mail is changed',
      edits: { 'emails/reset-link.yaml': replaced('id: reset-link', 'id: reset-lnk') },
      code: 'content/unknown-mail',
      file: 'emails/reset-link.yaml',
      line: 'id: ⟪reset-lnk⟫',
      message: 'There is no mail “reset-lnk”.',
      help: 'Did you mean “reset-link”? Known: account-deleted, already-registered, email-changed, password-changed, refresh-token-reuse, report-ready, reset-link, signup-welcome.',
    },
    {
      when: 'two mails have one id',
      edits: { 'emails/signup-welcome.yaml': replaced('id: signup-welcome', 'id: report-ready') },
      code: 'content/duplicate-id',
      file: 'emails/signup-welcome.yaml',
      line: 'id: ⟪report-ready⟫',
      message: 'Id “report-ready” is used twice. First use: content/emails/report-ready.yaml:3.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'a mail is one that nobody sends',
      edits: { 'emails/season-greetings.yaml': '' },
      code: 'content/unknown-file',
      file: 'emails/season-greetings.yaml',
      line: '⟪⟫',
      message: 'No part of the site reads this file.',
      help: 'Move it to its place, or delete it.',
    },
    {
      when: 'a word of a mail is mistyped',
      edits: { 'emails/signup-welcome.yaml': replaced('Hello {username},', 'Hello {usernam},') },
      code: 'content/unknown-placeholder',
      file: 'emails/signup-welcome.yaml',
      line: 'Hello ⟪{usernam}⟫,',
      message: 'Nothing is known that could stand for {usernam}.',
      help: 'Did you mean {username}?',
    },
    {
      when: 'a mail has a word that the server has for others only',
      edits: { 'emails/account-deleted.yaml': replaced('  Hello,', '  Hello {username},') },
      code: 'content/unknown-placeholder',
      file: 'emails/account-deleted.yaml',
      line: 'Hello ⟪{username}⟫,',
      message: 'Nothing is known that could stand for {username}.',
      help: 'This text may have {date}, {time}, {link}, {login_link}, {dashboard_link} and {quiz_link}.',
    },
    {
      when: 'a mail links to an address that is not known',
      edits: { 'emails/signup-welcome.yaml': replaced('({quiz_link})', '({question_link})') },
      code: 'content/unknown-placeholder',
      file: 'emails/signup-welcome.yaml',
      line: 'No result there yet? [Take the quiz](⟪{question_link}⟫). You can skip any question, and come back to it later.',
      message: 'Nothing is known that could stand for {question_link}.',
      help: 'This text may have {date}, {time}, {link}, {login_link}, {dashboard_link}, {quiz_link} and {username}.',
    },
    {
      when: 'a mail links to what cannot be a link',
      edits: { 'emails/signup-welcome.yaml': replaced('({quiz_link})', '({quiz})') },
      code: 'content/markdown',
      file: 'emails/signup-welcome.yaml',
      line: 'No result there yet? ⟪[Take the quiz]({quiz})⟫. You can skip any question, and come back to it later.',
      message: '“{quiz}” is not a link.',
      help: 'Begin it with / for a page of this site, with https:// or with mailto:.',
    },
    {
      when: 'the link is missing for which a mail is sent',
      edits: { 'emails/reset-link.yaml': replaced('[Set a new password]({link})', 'Set a new password.') },
      code: 'content/missing-placeholder',
      file: 'emails/reset-link.yaml',
      line: 'id: ⟪reset-link⟫',
      message: 'The mail “reset-link” is of no use without {link}.',
      help: 'Put it back into the body.',
    },
  ])
})

describe('words that are filled in when a text is shown', () => {
  tells([
    {
      when: 'one is mistyped',
      edits: { 'pages/logout.yaml': replaced('as {username}', 'as {user_name}') },
      code: 'content/unknown-placeholder',
      file: 'pages/logout.yaml',
      line: 'lead: "You are logged in as ⟪{user_name}⟫."',
      message: 'Nothing is known that could stand for {user_name}.',
      help: 'Did you mean {username}?',
    },
    {
      when: 'one stands in a text of a list that has none',
      edits: { 'pages/login.yaml': replaced('text: New here?', 'text: New here, {visitor}?') },
      code: 'content/unknown-placeholder',
      file: 'pages/login.yaml',
      line: 'text: New here, ⟪{visitor}⟫?',
      message: 'Nothing is known that could stand for {visitor}.',
      help: 'Remove it: nothing is filled in here.',
    },
    {
      when: 'one belongs to another message',
      edits: { 'settings/messages.yaml': replaced('Wait {seconds} seconds', 'Wait {minutes} minutes') },
      code: 'content/unknown-placeholder',
      file: 'settings/messages.yaml',
      line: 'rate_limit_short: "There were too many tries. Wait ⟪{minutes}⟫ minutes, then try again."',
      message: 'Nothing is known that could stand for {minutes}.',
      help: 'This text may have {seconds}.',
    },
    {
      when: 'one of the dashboard is not known',
      edits: {
        'pages/dashboard.yaml': replaced(
          'heading: "What changed from {from} to {to}"',
          'heading: "What changed since {past}"',
        ),
      },
      code: 'content/unknown-placeholder',
      file: 'pages/dashboard.yaml',
      line: 'heading: "What changed since ⟪{past}⟫"',
      message: 'Nothing is known that could stand for {past}.',
      help: 'This text may have {from} and {to}.',
    },
  ])
})
