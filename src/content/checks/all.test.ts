import { describe } from 'vitest'
import { type Edits, replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'

/** A file for a photo step that asks for one picture, because the test content has no photo step. */
const photos = `# yaml-language-server: $schema=../../schemas/photos.schema.json
views:
  - {id: top, title: Top, picture: states/failed.svg, guide: Hold it above., guide_alt: A leaf, help: Ask a friend.}
`
const photoStep = replacing('  - {id: working', '  - {id: photos, kind: photos, title: Photos}\n  - {id: working')

/** Photos with these settings, in a step with their consent. */
const withPhotos = (settings: string): Edits => ({
  'settings/consent.yaml': replacing('step: pests\n    covers: [keeper]', 'step: photos\n    covers: [photos]'),
  'quiz/sections/pests.yaml': replacing('    sensitive: personal\n', ''),
  'quiz/photos.yaml': `${photos}${settings}`,
  'quiz/quiz.yaml': photoStep,
})

describe('ids', () => {
  testEachMistake([
    {
      when: 'two questions have one id',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          '  - id: keeper',
          '  - {id: water, type: question, choice: input, title: Water?, max_length: 9}\n  - id: keeper',
        ),
      },
      code: 'content/duplicate-id',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: ⟪water⟫, type: question, choice: input, title: Water?, max_length: 9}',
      message: 'Question id “water” is used twice. First use: content/quiz/sections/light.yaml:12.',
      help: 'Give the NEW question a new id; do not rename the old one.',
    },
    {
      when: 'a free text has the id of a question',
      edits: { 'quiz/quiz.yaml': replacing('{id: story, title', '{id: seen, title') },
      code: 'content/duplicate-id',
      file: 'quiz/quiz.yaml',
      line: 'question: {id: ⟪seen⟫, title: Where did you get it?, max_length: 40}',
      message: 'Question id “seen” is used twice. First use: content/quiz/sections/pests.yaml:5.',
      help: 'Give the NEW question a new id; do not rename the old one.',
    },
    {
      when: 'two options have one id',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '{id: south, label: South}',
          '{id: south, label: South}\n      - {id: north, label: West}',
        ),
      },
      code: 'content/duplicate-id',
      file: 'quiz/sections/light.yaml',
      line: '- {id: ⟪north⟫, label: West}',
      message: 'Id “north” is used twice. First use: content/quiz/sections/light.yaml:10.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'two tips have one id',
      edits: {
        'analysis/tips.yaml': replacing(
          '    because: Light has to reach them.',
          '    because: Light has to reach them.\n  - {id: dust, badge: leaves, priority: 2, evidence: weak, title: More, text: More., because: More.}',
        ),
      },
      code: 'content/duplicate-id',
      file: 'analysis/tips.yaml',
      line: '- {id: ⟪dust⟫, badge: leaves, priority: 2, evidence: weak, title: More, text: More., because: More.}',
      message: 'Id “dust” is used twice. First use: content/analysis/tips.yaml:6.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'two profile labels have one id',
      edits: {
        'analysis/profile.yaml': replacing(
          '      - id: brightness\n        title: Brightness\n        kind: answer\n',
          '      - {id: brightness, title: Thirst, kind: score, score: thirst, labels: [{from: 0, to: 100, value: any, label: Any, text: Any.}]}\n      - id: brightness\n        title: Brightness\n        kind: answer\n',
        ),
      },
      code: 'content/duplicate-id',
      file: 'analysis/profile.yaml',
      line: '- id: ⟪brightness⟫',
      message: 'Profile label “brightness” is used twice. First use: content/analysis/profile.yaml:8.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'a goal has the id of an issue',
      edits: {
        'analysis/profile.yaml': replacing(
          '    - {id: south, label: Grow',
          '    - {id: thirsty, label: Drink, when: {question: water, is: [never]}}\n    - {id: south, label: Grow',
        ),
      },
      code: 'content/duplicate-id',
      file: 'analysis/profile.yaml',
      line: '- {id: ⟪thirsty⟫, label: Drink, when: {question: water, is: [never]}}',
      message: 'Issue or goal “thirsty” is used twice. First use: content/analysis/profile.yaml:18.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'two views of the photos have one id',
      edits: withPhotos(
        '  - {id: top, title: Side, picture: states/failed.svg, guide: Hold it up., guide_alt: A leaf, help: Ask a friend.}\n',
      ),
      code: 'content/duplicate-id',
      file: 'quiz/photos.yaml',
      line: '- {id: ⟪top⟫, title: Side, picture: states/failed.svg, guide: Hold it up., guide_alt: A leaf, help: Ask a friend.}',
      message: 'Id “top” is used twice. First use: content/quiz/photos.yaml:3.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'two sections have one id',
      edits: { 'quiz/sections/pests.yaml': replacing('id: pests\ntitle', 'id: light\ntitle') },
      code: 'content/duplicate-id',
      file: 'quiz/sections/pests.yaml',
      line: 'id: ⟪light⟫',
      message: 'Section id “light” is used twice. First use: content/quiz/sections/light.yaml:2.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'a question has a retired id',
      edits: { 'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{id: seen, on: 2026-02-01}]') },
      code: 'content/retired-id',
      file: 'quiz/sections/pests.yaml',
      line: '- id: ⟪seen⟫',
      message: 'Id “seen” belonged to a removed question (2026-02-01).',
      help: 'Choose an id never used before: stored answers still use this one.',
    },
    {
      when: 'an option has a retired id',
      edits: {
        'settings/retired-ids.yaml': replacing('retired: []', 'retired: [{id: seen/seen_none, on: 2026-02-01}]'),
      },
      code: 'content/retired-id',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: ⟪seen_none⟫, label: "No"}',
      message: 'Id “seen/seen_none” belonged to a removed option (2026-02-01).',
      help: 'Choose an id never used before: stored answers still use this one.',
    },
  ])
})

describe('steps, tabs and sections', () => {
  testEachMistake([
    {
      when: 'the intro is not the first step',
      edits: {
        'quiz/quiz.yaml': replacing(
          '  - {id: welcome, kind: intro, title: Your plant}\n  - {id: light, kind: questions, title: Light and water, tab: plant, section: light}',
          '  - {id: light, kind: questions, title: Light and water, tab: plant, section: light}\n  - {id: welcome, kind: intro, title: Your plant}',
        ),
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: welcome, kind: ⟪intro⟫, title: Your plant}',
      message: 'The intro has to be the first step.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'there are two intros',
      edits: {
        'quiz/quiz.yaml': replacing('  - {id: working', '  - {id: again, kind: intro, title: Again}\n  - {id: working'),
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: again, kind: ⟪intro⟫, title: Again}',
      message: 'There can be only one step of kind intro.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'something is asked after the analysis',
      edits: {
        'quiz/quiz.yaml': (text: string) =>
          `${text.replace(/.*kind: analysing.*\n/, '').replace('  - {id: pests', '  - {id: working, kind: analysing, title: Looking}\n  - {id: pests')}`,
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: working, kind: ⟪analysing⟫, title: Looking}',
      message: 'After the analysis nothing can be asked any more: the answers are sent there.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'something is asked after the review',
      edits: {
        'quiz/quiz.yaml': replacing('  - {id: pests', '  - {id: check, kind: review, title: Check}\n  - {id: pests'),
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: check, kind: ⟪review⟫, title: Check}',
      message: 'The review has to come after everything that is asked.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'there are two steps with photos',
      edits: {
        'settings/consent.yaml': replacing('step: pests\n    covers: [keeper]', 'step: photos\n    covers: [photos]'),
        'quiz/sections/pests.yaml': replacing('    sensitive: personal\n', ''),
        'quiz/photos.yaml': photos,
        'quiz/quiz.yaml': replacing(
          '  - {id: working',
          '  - {id: photos, kind: photos, title: Photos}\n  - {id: photos_two, kind: photos, title: Photos}\n  - {id: working',
        ),
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: photos_two, kind: ⟪photos⟫, title: Photos}',
      message: 'There can be only one step of kind photos.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'results come before the analysis',
      edits: {
        'quiz/quiz.yaml': replacing(
          '  - {id: working, kind: analysing, title: Looking at the leaves}\n  - {id: result, kind: results, title: Your plant report}',
          '  - {id: result, kind: results, title: Your plant report}\n  - {id: working, kind: analysing, title: Looking at the leaves}',
        ),
      },
      code: 'content/steps',
      file: 'quiz/quiz.yaml',
      line: '- {id: result, kind: ⟪results⟫, title: Your plant report}',
      message: 'The results have to be the last step.',
      help: 'The order is: intro, then any steps of kind questions, photos and text, then review, then analysing, then results. Each of the others may be left out, but one asks something.',
    },
    {
      when: 'a step names an unknown tab',
      edits: { 'quiz/quiz.yaml': replacing('title: Visitors, tab: plant', 'title: Visitors, tab: plants') },
      code: 'content/unknown-tab',
      file: 'quiz/quiz.yaml',
      line: '- {id: pests, kind: questions, title: Visitors, tab: ⟪plants⟫, section: pests}',
      message: 'There is no tab “plants”.',
      help: 'Did you mean “plant”? Known: plant.',
    },
    {
      when: 'no step belongs to a tab',
      edits: {
        'quiz/quiz.yaml': replacing(
          '  - {id: plant, label: Your plant}',
          '  - {id: plant, label: Your plant}\n  - {id: pot, label: The pot}',
        ),
      },
      code: 'content/unused-tab',
      file: 'quiz/quiz.yaml',
      line: '- {id: ⟪pot⟫, label: The pot}',
      message: 'No step belongs to the tab “pot”, so it would never be marked.',
      help: 'Add `tab: pot` to a step, or remove the tab.',
    },
    {
      when: 'a step names an unknown section',
      edits: { 'quiz/quiz.yaml': replacing('section: pests', 'section: pest') },
      code: 'content/unknown-section',
      file: 'quiz/quiz.yaml',
      line: '- {id: pests, kind: questions, title: Visitors, tab: plant, section: ⟪pest⟫}',
      message: 'There is no section “pest”.',
      help: 'Did you mean “pests”? Known: light, pests.',
    },
    {
      when: 'two steps show one section',
      edits: {
        'quiz/quiz.yaml': replacing(
          '  - {id: working',
          '  - {id: more, kind: questions, title: More, tab: plant, section: light}\n  - {id: working',
        ),
      },
      code: 'content/section-twice',
      file: 'quiz/quiz.yaml',
      line: '- {id: more, kind: questions, title: More, tab: plant, section: ⟪light⟫}',
      message: 'Section “light” is shown by two steps.',
      help: 'A section belongs to one step. Remove one of the two.',
    },
    {
      when: 'no step shows a section',
      edits: {
        'quiz/sections/pot.yaml':
          '# yaml-language-server: $schema=../../../schemas/section.schema.json\nid: pot\ntitle: The pot\nquestions:\n  - {id: pot, type: question, choice: input, title: Which pot?, max_length: 9}\n',
      },
      code: 'content/section-unused',
      file: 'quiz/sections/pot.yaml',
      line: 'id: ⟪pot⟫',
      message: 'No step shows section “pot”, so its questions are never asked.',
      help: 'Add a step of kind questions with `section: pot` to quiz.yaml, or remove the section.',
    },
  ])
})

describe('options', () => {
  testEachMistake([
    {
      when: 'a group has six questions',
      edits: {
        'quiz/sections/light.yaml': (text) =>
          text.replace('choice: radio', 'choice: radio\n    group: {title: Light}') +
          [1, 2, 3, 4, 5, 6]
            .map((number) => `\n  - {id: more_${number}, type: question, choice: input, title: More?, max_length: 9}`)
            .join(''),
      },
      code: 'content/group-size',
      severity: 'warning',
      file: 'quiz/sections/light.yaml',
      line: '⟪group⟫: {title: Light}',
      message: 'The group “Light” has 8 questions. A phone shows all of them on one screen.',
      help: 'Give one of the later questions a `group`, so that each has at most 5.',
    },
    {
      when: 'a radio question has an exclusive option',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '{id: south, label: South}',
          '{id: south, label: South, exclusive: true}',
        ),
      },
      code: 'content/exclusive',
      file: 'quiz/sections/light.yaml',
      line: '- {id: south, label: South, ⟪exclusive⟫: true}',
      message: '“South” is exclusive, but this question allows one answer.',
      help: 'Remove `exclusive`, or use choice: checkbox.',
    },
    {
      when: 'an exclusive option does not stand last',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '{id: sunday, label: On Sundays}',
          '{id: sunday, label: On Sundays, exclusive: true}',
        ),
      },
      code: 'content/exclusive',
      file: 'quiz/sections/light.yaml',
      line: '- {id: sunday, label: On Sundays, ⟪exclusive⟫: true}',
      message: '“On Sundays” clears the other answers, so it has to be the last option.',
      help: 'Move this option to the end of the list.',
    },
    {
      when: 'an option of an image_question has no picture',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '    type: question\n    choice: radio',
          '    type: image_question\n    choice: radio',
        ),
      },
      code: 'content/missing-image',
      file: 'quiz/sections/light.yaml',
      line: 'type: ⟪image_question⟫',
      message: 'This is an image_question, but no option has a picture.',
      help: 'Add `image: …` (a file in the media folder) to each option, or use type: question.',
    },
    {
      when: 'one option of an image_question has no picture',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '    type: question\n    choice: radio\n    title: Which way does its window face?\n    options:\n      - {id: north, label: North}',
          '    type: image_question\n    choice: radio\n    title: Which way does its window face?\n    options:\n      - {id: north, label: North, image: art/hero.svg, alt: A window}',
        ),
      },
      code: 'content/missing-image',
      file: 'quiz/sections/light.yaml',
      line: '- ⟪{id: south, label: South}⟫',
      message: 'Option “south” of this image_question has no picture.',
      help: 'Add `image: …` (a file in the media folder), or use type: question.',
    },
    {
      when: 'an option without an answer has a text field',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          'no_answer: true}',
          'no_answer: true, text: {label: Why?, max_length: 9}}',
        ),
      },
      code: 'content/no-answer',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: not_said, label: Prefer not to say, no_answer: true, ⟪text⟫: {label: Why?, max_length: 9}}',
      message: '“Prefer not to say” is no answer to the question, so it has no text field.',
      help: 'Remove `text`, or `no_answer: true` if the option is an answer.',
    },
    {
      when: 'the picture of a block of information has no description',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '  - id: water\n',
          '  - {id: note, choice: information, title: Light, text: Read this., image: art/hero.svg}\n  - id: water\n',
        ),
      },
      code: 'content/missing-alt',
      file: 'quiz/sections/light.yaml',
      line: '- ⟪{id: note, choice: information, title: Light, text: Read this., image: art/hero.svg}⟫',
      message: 'This picture has no description for people who cannot see it.',
      help: 'Add `alt: …`: what the picture shows, in up to 160 characters.',
    },
    {
      when: 'the picture of a question has no description',
      edits: {
        'quiz/sections/light.yaml': replacing('  - id: water\n', '  - id: water\n    image: art/hero.svg\n'),
      },
      code: 'content/missing-alt',
      file: 'quiz/sections/light.yaml',
      line: '- ⟪id: water⟫',
      message: 'This picture has no description for people who cannot see it.',
      help: 'Add `alt: …`: what the picture shows, in up to 160 characters.',
    },
    {
      when: 'a block of information has the id of a question',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '  - id: water\n',
          '  - {id: seen, choice: information, title: Light, text: Read this.}\n  - id: water\n',
        ),
      },
      code: 'content/duplicate-id',
      file: 'quiz/sections/pests.yaml',
      line: '- id: ⟪seen⟫',
      message: 'Question id “seen” is used twice. First use: content/quiz/sections/light.yaml:12.',
      help: 'Give the NEW question a new id; do not rename the old one.',
    },
    {
      when: 'a picture has no description',
      edits: {
        'quiz/sections/light.yaml': replacing(
          '    type: question\n    choice: radio\n    title: Which way does its window face?\n    options:\n      - {id: north, label: North}\n      - {id: south, label: South}',
          '    type: image_question\n    choice: radio\n    title: Which way does its window face?\n    options:\n      - {id: north, label: North, image: art/hero.svg, alt: A window}\n      - {id: south, label: South, image: art/hero.svg}',
        ),
      },
      code: 'content/missing-alt',
      file: 'quiz/sections/light.yaml',
      line: '- ⟪{id: south, label: South, image: art/hero.svg}⟫',
      message: 'This picture has no description for people who cannot see it.',
      help: 'Add `alt: …`: what the picture shows, in up to 160 characters.',
    },
  ])
})

const leaf = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'

describe('pictures that texts name', () => {
  testEachMistake([
    {
      when: 'a picture is not there',
      edits: {
        'products/catalogue.yaml': replacing(
          'default_image: products/default.svg',
          'default_image: products/defautl.svg',
        ),
      },
      code: 'content/missing-image',
      file: 'products/catalogue.yaml',
      line: 'default_image: ⟪products/defautl.svg⟫',
      message: 'The picture “products/defautl.svg” was not found in the media folder.',
      help: 'Did you mean “products/default.svg”?',
    },
    {
      when: 'a picture of a page is not there',
      edits: { 'pages/not-found.yaml': replacing('src: states/not_found.svg', 'src: states/not-there-at-all.png') },
      code: 'content/missing-image',
      file: 'pages/not-found.yaml',
      line: 'src: ⟪states/not-there-at-all.png⟫',
      message: 'The picture “states/not-there-at-all.png” was not found in the media folder.',
      help: 'Put the file there, or correct the name.',
    },
    {
      when: 'nothing shows a picture',
      edits: { 'media/quiz/leaf.svg': leaf },
      severity: 'warning',
      code: 'content/unused',
      file: 'media/quiz/leaf.svg',
      line: `⟪<⟫${leaf.slice(1)}`,
      message: 'Nothing uses the picture “quiz/leaf.svg”.',
      help: 'Name it where it belongs, or delete the file.',
    },
    {
      when: 'another picture takes the place of one of the product',
      edits: {
        'settings/brand.yaml': replacing('failed: states/failed.svg', 'failed: states/not_found.svg'),
        'media/states/failed.svg': leaf,
      },
      severity: 'warning',
      code: 'content/unused',
      file: 'media/states/failed.svg',
      line: `⟪<⟫${leaf.slice(1)}`,
      message: 'Nothing uses the picture “states/failed.svg”.',
      help: 'Name it where it belongs, or delete the file.',
    },
    {
      when: 'a picture of the brand is not there',
      edits: { 'settings/brand.yaml': replacing('ornament: art/fringe.svg', 'ornament: art/waves.svg') },
      code: 'content/missing-image',
      file: 'settings/brand.yaml',
      line: 'ornament: ⟪art/waves.svg⟫',
      message: 'The picture “art/waves.svg” was not found in the media folder.',
      help: 'Put the file there, or correct the name.',
    },
  ])
})

describe('conditions', () => {
  testEachMistake([
    {
      when: 'a condition names an unknown question',
      edits: { 'quiz/sections/pests.yaml': replacing('when: {question: seen,', 'when: {question: sene,') },
      code: 'content/unknown-question',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {question: ⟪sene⟫, is: [seen_some]}',
      message: 'There is no question “sene”.',
      help: 'Did you mean “seen”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'a condition names an unknown option',
      edits: { 'quiz/sections/pests.yaml': replacing('is: [seen_some]', 'is: [seen_sone]') },
      code: 'content/unknown-option',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {question: seen, is: [⟪seen_sone⟫]}',
      message: 'Question “seen” has no option “seen_sone”.',
      help: 'Did you mean “seen_some”? Options: seen_some, seen_none.',
    },
    {
      when: 'a condition contains the label of an option',
      edits: { 'quiz/sections/pests.yaml': replacing('is: [seen_some]', 'is: ["Yes"]') },
      code: 'content/label-in-rule',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {question: seen, is: [⟪"Yes"⟫]}',
      message: 'This rule uses the text “Yes”.',
      help: 'Use the id of the option: seen_some. Texts may change, ids never do.',
    },
    {
      when: 'a condition contains the title of a question',
      edits: { 'quiz/sections/pests.yaml': replacing('question: seen,', 'question: "Have you seen insects on it?",') },
      code: 'content/label-in-rule',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {question: ⟪"Have you seen insects on it?"⟫, is: [seen_some]}',
      message: 'This rule uses the text “Have you seen insects on it?”.',
      help: 'Use the id of the question: seen. Texts may change, ids never do.',
    },
    {
      when: 'a condition asks for an option of a free text',
      edits: {
        'analysis/profile.yaml': replacing(
          'when: {question: which, is: [mites]}',
          'when: {question: story, is: [shop]}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/profile.yaml',
      line: 'when: {question: story, is: [⟪shop⟫]}',
      message: 'Question “story” is answered in free text, so it has no options.',
      help: 'Use answered: true, or another question.',
    },
    {
      when: 'a condition names an unknown score',
      edits: { 'analysis/profile.yaml': replacing('when: {score: thirst,', 'when: {score: thrist,') },
      code: 'content/unknown-score',
      file: 'analysis/profile.yaml',
      line: '- {id: thirsty, label: Thirsty, when: {score: ⟪thrist⟫, at_least: 71}}',
      message: 'There is no score “thrist”.',
      help: 'Did you mean “thirst”? Known: thirst, plague.',
    },
    {
      when: 'a condition names an unknown issue',
      edits: { 'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {issue: thirst}') },
      code: 'content/unknown-issue',
      file: 'analysis/routines.yaml',
      line: 'when: {issue: ⟪thirst⟫}',
      message: 'There is no issue “thirst”.',
      help: 'Did you mean “thirsty”? Known: thirsty.',
    },
    {
      when: 'a condition names an unknown profile label',
      edits: { 'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {profile: light, is: [dim]}') },
      code: 'content/unknown-profile-label',
      file: 'analysis/routines.yaml',
      line: 'when: {profile: ⟪light⟫, is: [dim]}',
      message: 'There is no profile label “light”.',
      help: 'Known: brightness.',
    },
    {
      when: 'a condition names an unknown value',
      edits: {
        'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {profile: brightness, is: [dark]}'),
      },
      code: 'content/unknown-value',
      file: 'analysis/routines.yaml',
      line: 'when: {profile: brightness, is: [⟪dark⟫]}',
      message: 'The profile label “brightness” has no value “dark”.',
      help: 'Values: dim, bright.',
    },
    {
      when: 'a condition contains the label of a value',
      edits: {
        'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {profile: brightness, is: [Bright]}'),
      },
      code: 'content/label-in-rule',
      file: 'analysis/routines.yaml',
      line: 'when: {profile: brightness, is: [⟪Bright⟫]}',
      message: 'This rule uses the text “Bright”.',
      help: 'Use the id of the value: bright. Texts may change, ids never do.',
    },
    {
      when: 'a condition inside a group names an unknown option',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {all: [{issue: thirsty}, {none: [{question: water, is: [sundays]}]}]}',
        ),
      },
      code: 'content/unknown-option',
      file: 'analysis/routines.yaml',
      line: 'when: {all: [{issue: thirsty}, {none: [{question: water, is: [⟪sundays⟫]}]}]}',
      message: 'Question “water” has no option “sundays”.',
      help: 'Did you mean “sunday”? Options: sunday, when_dry, never.',
    },
    {
      when: 'a condition is a group and a line',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {any: [{issue: thirsty}], question: water, answered: true}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {any: [{issue: thirsty}], ⟪question⟫: water, answered: true}',
      message: 'This condition is a group (any) and a line (question, answered) at the same time.',
      help: 'Move the line into the group: any: [{…}, {…}].',
    },
    {
      when: 'a line reads two things',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {issue: thirsty, score: thirst, at_least: 5}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {⟪issue⟫: thirsty, score: thirst, at_least: 5}',
      message: 'One line reads one thing, and this one reads score and issue.',
      help: 'Make two lines of it: all: [{…}, {…}].',
    },
    {
      when: 'a line reads nothing',
      edits: { 'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {is: [never]}') },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {⟪is⟫: [never]}',
      message: 'This line does not say what it reads.',
      help: 'Add one of these: question, score, profile, issue.',
    },
    {
      when: 'a line on a question says nothing about it',
      edits: { 'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {question: water}') },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {⟪question⟫: water}',
      message: 'This line does not say what question “water” must be.',
      help: 'Add `is: [an option id]`, `answered: true` or, for a number, `at_least: 18`.',
    },
    {
      when: 'a line on a question says two things',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {question: water, is: [never], answered: true}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {question: water, is: [never], ⟪answered⟫: true}',
      message: '“is” and “answered” cannot be in one line.',
      help: 'Remove one of the two.',
    },
    {
      when: 'a line on a question compares it and names an option',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {question: water, is: [never], at_least: 3}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {question: water, is: [never], ⟪at_least⟫: 3}',
      message: '“is” and “at_least” cannot be in one line.',
      help: 'Remove one of the two.',
    },
    {
      when: 'a line on a score has no number',
      edits: { 'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {score: thirst}') },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {⟪score⟫: thirst}',
      message: 'This line does not say what score “thirst” must be.',
      help: 'Add `at_least: 50` or `at_most: 50`.',
    },
    {
      when: 'a line on a score holds for no number',
      edits: {
        'analysis/routines.yaml': replacing(
          'when: {issue: thirsty}',
          'when: {score: thirst, at_least: 71, at_most: 29}',
        ),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {score: thirst, ⟪at_least⟫: 71, at_most: 29}',
      message: 'at_least is higher than at_most, so no score can match.',
      help: 'Swap at_least and at_most.',
    },
    {
      when: 'a line on an issue says more',
      edits: {
        'analysis/routines.yaml': replacing('when: {issue: thirsty}', 'when: {issue: thirsty, answered: true}'),
      },
      code: 'content/condition',
      file: 'analysis/routines.yaml',
      line: 'when: {issue: thirsty, ⟪answered⟫: true}',
      message: '“answered” does not go with issue.',
      help: 'Remove answered.',
    },
    {
      when: 'a question depends on a score',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          'when: {question: seen, is: [seen_some]}',
          'when: {score: thirst, at_least: 5}',
        ),
      },
      code: 'content/condition',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {⟪score⟫: thirst, at_least: 5}',
      message: 'Whether a question is asked can depend on answers only, not on a score.',
      help: 'Read the answers that it is computed from instead.',
    },
    {
      when: 'a clue depends on a label that is computed later',
      edits: {
        'analysis/profile.yaml': replacing(
          '      - id: brightness',
          '      - {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 1, skip_when: {profile: bugs, is: [few]}}], labels: [{from: 0, to: 2, value: few, label: Few, text: Few.}]}\n      - id: brightness',
        ),
      },
      code: 'content/condition',
      file: 'analysis/profile.yaml',
      line: '- {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 1, skip_when: {⟪profile⟫: bugs, is: [few]}}], labels: [{from: 0, to: 2, value: few, label: Few, text: Few.}]}',
      message: 'The label “bugs” is computed after this clue.',
      help: 'Read the answers that it is computed from instead.',
    },
    {
      when: 'a clue depends on an issue',
      edits: {
        'analysis/profile.yaml': replacing(
          '      - id: brightness',
          '      - {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 1, skip_when: {issue: thirsty}}], labels: [{from: 0, to: 2, value: few, label: Few, text: Few.}]}\n      - id: brightness',
        ),
      },
      code: 'content/condition',
      file: 'analysis/profile.yaml',
      line: '- {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 1, skip_when: {⟪issue⟫: thirsty}}], labels: [{from: 0, to: 2, value: few, label: Few, text: Few.}]}',
      message: 'Issues are computed after the clues.',
      help: 'Read the answers that it is computed from instead.',
    },
    {
      when: 'an issue depends on an issue',
      edits: { 'analysis/profile.yaml': replacing('when: {score: thirst, at_least: 71}', 'when: {issue: thirsty}') },
      code: 'content/condition',
      file: 'analysis/profile.yaml',
      line: '- {id: thirsty, label: Thirsty, when: {⟪issue⟫: thirsty}}',
      message: 'One issue cannot depend on another one.',
      help: 'Read the answers that it is computed from instead.',
    },
  ])
})

describe('questions that wait', () => {
  testEachMistake([
    {
      when: 'a question waits for itself',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          'when: {question: seen, is: [seen_some]}',
          'when: {question: which, is: [mites]}',
        ),
      },
      code: 'content/cycle',
      file: 'quiz/sections/pests.yaml',
      line: 'when: ⟪{question: which, is: [mites]}⟫',
      message: 'Question “which” waits for its own answer.',
      help: 'Remove the condition, or read another question.',
    },
    {
      when: 'two questions wait for one another',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          '    title: Have you seen insects on it?',
          '    title: Have you seen insects on it?\n    when: {question: which, answered: true}',
        ),
      },
      code: 'content/cycle',
      file: 'quiz/sections/pests.yaml',
      line: 'when: ⟪{question: which, answered: true}⟫',
      message: 'These questions wait for one another: “seen” → “which” → “seen”.',
      help: 'Remove one of the conditions, so that one of them is asked first.',
    },
    {
      when: 'a step of a kind without conditions has a text as its condition',
      edits: { 'quiz/quiz.yaml': replacing('title: Your plant}', 'title: Your plant, when: always}') },
      code: 'content/unknown-key',
      file: 'quiz/quiz.yaml',
      line: '- {id: welcome, kind: intro, title: Your plant, ⟪when⟫: always}',
      message: '“when” is not a known setting here.',
      help: 'Known: id, kind, title, lead, picture, facts, privacy, notes, closing, tab.',
    },
    {
      when: 'a step waits for its own question',
      edits: {
        'quiz/quiz.yaml': replacing(
          'tab: plant, section: pests',
          'tab: plant, section: pests, when: {question: keeper, answered: true}',
        ),
      },
      code: 'content/cycle',
      file: 'quiz/quiz.yaml',
      line: '- {id: pests, kind: questions, title: Visitors, tab: plant, section: pests, when: ⟪{question: keeper, answered: true}⟫}',
      message: 'Question “keeper” waits for its own answer.',
      help: 'Remove the condition, or read another question.',
    },
    {
      when: 'an option waits for a question that waits for it',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          '{id: seen_some, label: "Yes"}',
          '{id: seen_some, label: "Yes", when: {question: which, answered: true}}',
        ),
      },
      code: 'content/cycle',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: seen_some, label: "Yes", when: ⟪{question: which, answered: true}⟫}',
      message: 'These questions wait for one another: “seen” → “which” → “seen”.',
      help: 'Remove one of the conditions, so that one of them is asked first.',
    },
    {
      when: 'a question waits, in the conditions of all of its options, for a question that waits for it',
      edits: {
        'quiz/sections/pests.yaml': (text) =>
          text
            .replace('label: "Yes"}', 'label: "Yes", when: {question: which, answered: true}}')
            .replace('label: "No"}', 'label: "No", when: {question: which, answered: true}}'),
      },
      code: 'content/cycle',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: seen_some, label: "Yes", when: ⟪{question: which, answered: true}⟫}',
      message: 'These questions wait for one another: “seen” → “which” → “seen”.',
      help: 'Remove one of the conditions, so that one of them is asked first.',
    },
    {
      when: 'a section waits for a score',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          'title: Visitors\n',
          'title: Visitors\nwhen: {score: thirst, at_least: 1}\n',
        ),
      },
      code: 'content/condition',
      file: 'quiz/sections/pests.yaml',
      line: 'when: {⟪score⟫: thirst, at_least: 1}',
      message: 'Whether a section is asked can depend on answers only, not on a score.',
      help: 'Read the answers that it is computed from instead.',
    },
    {
      when: 'an option waits for an option that does not exist',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          '{id: mites, label: Mites}',
          '{id: mites, label: Mites, when: {question: window, is: [west]}}',
        ),
      },
      code: 'content/unknown-option',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: mites, label: Mites, when: {question: window, is: [⟪west⟫]}}',
      message: 'Question “window” has no option “west”.',
      help: 'Options: north, south.',
    },
  ])
})

describe('consents', () => {
  testEachMistake([
    {
      when: 'a consent covers an unknown question',
      edits: { 'settings/consent.yaml': replacing('covers: [keeper]', 'covers: [keeper, keepr]') },
      code: 'content/unknown-question',
      file: 'settings/consent.yaml',
      line: 'covers: [keeper, ⟪keepr⟫]',
      message: 'There is no question “keepr”.',
      help: 'Did you mean “keeper”? Known: window, water, seen, which, keeper, story, photos.',
    },
    {
      when: 'a consent is in an unknown step',
      edits: { 'settings/consent.yaml': replacing('step: pests', 'step: pest') },
      code: 'content/unknown-step',
      file: 'settings/consent.yaml',
      line: 'step: ⟪pest⟫',
      message: 'There is no step “pest”.',
      help: 'Did you mean “pests”? Known: welcome, light, story, pests, working, result.',
    },
    {
      when: 'two consents cover a question',
      edits: { 'settings/consent.yaml': replacing('covers: [keeper]', 'covers: [keeper, window, window]') },
      code: 'content/consent-twice',
      file: 'settings/consent.yaml',
      line: 'covers: [keeper, window, ⟪window⟫]',
      message: '“window” is covered by two consents. First: content/settings/consent.yaml:16.',
      help: 'Each question is unlocked by one consent. Remove it from one of the two.',
    },
    {
      when: 'a sensitive question has no consent',
      edits: { 'settings/consent.yaml': replacing('covers: [keeper]', 'covers: [window]') },
      code: 'content/sensitive-without-consent',
      file: 'quiz/sections/pests.yaml',
      line: 'sensitive: ⟪personal⟫',
      message: 'Question “keeper” is sensitive (personal), but no consent covers it.',
      help: 'Add “keeper” to `covers` of a consent (settings/consent.yaml, or `consents` of a quiz in one file), and name it in its text.',
    },
    {
      when: 'a sensitive question is in another step than its consent',
      edits: { 'settings/consent.yaml': replacing('step: pests', 'step: light') },
      code: 'content/sensitive-without-consent',
      file: 'quiz/sections/pests.yaml',
      line: 'sensitive: ⟪personal⟫',
      message: 'Question “keeper” is asked in step “pests”, but its consent “name” in step “light”.',
      help: 'Ask the question and its consent in the same step.',
    },
    {
      when: 'photos have no consent',
      edits: {
        'quiz/photos.yaml': photos,
        'quiz/quiz.yaml': photoStep,
      },
      code: 'content/sensitive-without-consent',
      file: 'quiz/quiz.yaml',
      line: '- {id: photos, kind: ⟪photos⟫, title: Photos}',
      message: 'Photos are taken, but no consent covers them.',
      help: 'Add a consent for photos: `covers: [photos]`.',
    },
    {
      when: 'photos stand in another step than their consent',
      edits: {
        'quiz/photos.yaml': photos,
        'quiz/quiz.yaml': photoStep,
        'settings/consent.yaml': replacing('covers: [keeper]', 'covers: [keeper, photos]'),
      },
      code: 'content/sensitive-without-consent',
      file: 'quiz/quiz.yaml',
      line: '- {id: photos, kind: ⟪photos⟫, title: Photos}',
      message: 'Photos are taken in step “photos”, but their consent is asked in step “pests”.',
      help: 'Set step of consent “name” to photos.',
    },
  ])
})

describe('sensitive questions', () => {
  const declined = '{id: not_said, label: Prefer not to say, no_answer: true}'
  testEachMistake([
    {
      when: 'one does not say why it is asked',
      edits: { 'quiz/sections/pests.yaml': replacing('    why: So that the report has a name on it.\n', '') },
      code: 'content/sensitive-without-why',
      file: 'quiz/sections/pests.yaml',
      line: 'sensitive: ⟪personal⟫',
      message: 'Question “keeper” is sensitive (personal), but does not say why it is asked.',
      help: 'Add `why: …`: what the answer is used for. Visitors read it under “Why we ask”.',
    },
    {
      when: 'one has no option to prefer not to answer',
      edits: { 'quiz/sections/pests.yaml': replacing(`    options:\n      - ${declined}\n`, '') },
      code: 'content/sensitive-without-no-answer',
      file: 'quiz/sections/pests.yaml',
      line: 'sensitive: ⟪personal⟫',
      message: 'Question “keeper” is sensitive (personal), but has no option for people who prefer not to say.',
      help: 'Add `- {id: not_said, label: Prefer not to say, no_answer: true}` as the last of its `options`.',
    },
    {
      when: 'the option to decline one was retired',
      edits: { 'quiz/sections/pests.yaml': replacing('no_answer: true', 'no_answer: true, retired: true') },
      code: 'content/sensitive-without-no-answer',
      file: 'quiz/sections/pests.yaml',
      line: 'sensitive: ⟪personal⟫',
      message: 'Question “keeper” is sensitive (personal), but has no option for people who prefer not to say.',
      help: 'Add `- {id: not_said, label: Prefer not to say, no_answer: true}` as the last of its `options`.',
    },
    {
      when: 'the option to decline does not stand last',
      edits: {
        'quiz/sections/pests.yaml': replacing(
          '{id: aphids, label: Aphids}',
          '{id: aphids, label: Aphids, no_answer: true}',
        ),
      },
      code: 'content/no-answer',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: aphids, label: Aphids, ⟪no_answer⟫: true}',
      message: '“Aphids” is no answer to the question, so it has to be the last option.',
      help: 'Move this option to the end of the list. There can be one such option.',
    },
    {
      when: 'a free text has an option that is an answer',
      edits: {
        'quiz/sections/pests.yaml': (text) =>
          replacing(', no_answer: true', '')(replacing('    sensitive: personal\n', '')(text)),
        'settings/consent.yaml': null,
      },
      code: 'content/no-answer',
      file: 'quiz/sections/pests.yaml',
      line: '- ⟪{id: not_said, label: Prefer not to say}⟫',
      message: 'Question “keeper” is answered in free text, so it has no option like “Prefer not to say”.',
      help: 'Add `no_answer: true` if it means “Prefer not to say”. Otherwise remove it, or use choice: radio.',
    },
    {
      when: 'a rule reads that somebody prefers not to say',
      edits: {
        'quiz/sections/pests.yaml': replacing('label: "No"}', 'label: "No", no_answer: true}'),
        'analysis/scores.yaml': replacing('answer: seen_some', 'answer: seen_none'),
      },
      code: 'content/no-answer-in-rule',
      file: 'analysis/scores.yaml',
      line: '- {question: seen, answer: ⟪seen_none⟫, points: 30, evidence: observed, because: You have seen insects.}',
      message: '“No” is no answer to question “seen”, so no rule can use it.',
      help: 'Remove it from this rule. Visitors who prefer not to say are treated as if they had skipped the question.',
    },
  ])
})

describe('scores', () => {
  testEachMistake([
    {
      when: 'a score rule names an unknown question',
      edits: { 'analysis/scores.yaml': replacing('{question: seen, answer', '{question: sen, answer') },
      code: 'content/unknown-question',
      file: 'analysis/scores.yaml',
      line: '- {question: ⟪sen⟫, answer: seen_some, points: 30, evidence: observed, because: You have seen insects.}',
      message: 'There is no question “sen”.',
      help: 'Did you mean “seen”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'a score rule names an unknown option',
      edits: { 'analysis/scores.yaml': replacing('answer: never', 'answer: nevr') },
      code: 'content/unknown-option',
      file: 'analysis/scores.yaml',
      line: '- {question: water, answer: ⟪nevr⟫, points: 50, evidence: observed, because: You never water it.}',
      message: 'Question “water” has no option “nevr”.',
      help: 'Did you mean “never”? Options: sunday, when_dry, never.',
    },
    {
      when: 'a score rule contains labels in a list',
      edits: { 'analysis/scores.yaml': replacing('answer: never', 'answer: [never, On Sundays]') },
      code: 'content/label-in-rule',
      file: 'analysis/scores.yaml',
      line: '- {question: water, answer: [never, ⟪On Sundays⟫], points: 50, evidence: observed, because: You never water it.}',
      message: 'This rule uses the text “On Sundays”.',
      help: 'Use the id of the option: sunday. Texts may change, ids never do.',
    },
    {
      when: 'a score has an unknown key question',
      edits: { 'analysis/scores.yaml': replacing('key_questions: [seen]', 'key_questions: [seem]') },
      code: 'content/unknown-question',
      file: 'analysis/scores.yaml',
      line: 'key_questions: [⟪seem⟫]',
      message: 'There is no question “seem”.',
      help: 'Did you mean “seen”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'a score needs more answers than it can get',
      edits: {
        'analysis/scores.yaml': replacing(
          'key_questions: [water]\n    min_key_answers: 1',
          'key_questions: [water]\n    min_key_answers: 2',
        ),
      },
      code: 'content/number',
      file: 'analysis/scores.yaml',
      line: 'min_key_answers: ⟪2⟫',
      message: 'Score “thirst” needs 2 answers, but has 1 key question.',
      help: 'Set min_key_answers to 1 or less.',
    },
    {
      when: 'bands leave a gap',
      edits: {
        'analysis/scores.yaml': replacing('{from: 50, to: 100, colour: red', '{from: 52, to: 100, colour: red'),
      },
      code: 'content/range',
      file: 'analysis/scores.yaml',
      line: '- {from: ⟪52⟫, to: 100, colour: red, label: Needs attention}',
      message: '50 to 51 are in no band.',
      help: 'Let the band 52 to 100 begin at 50, or the band 0 to 49 end at 51.',
    },
    {
      when: 'bands overlap',
      edits: {
        'analysis/scores.yaml': replacing('{from: 50, to: 100, colour: red', '{from: 49, to: 100, colour: red'),
      },
      code: 'content/range',
      file: 'analysis/scores.yaml',
      line: '- {from: ⟪49⟫, to: 100, colour: red, label: Needs attention}',
      message: 'This band overlaps the one from 0 to 49.',
      help: 'Let the band 49 to 100 begin at 50, or the band 0 to 49 end at 48.',
    },
    {
      when: 'bands do not reach the end',
      edits: { 'analysis/scores.yaml': replacing('{from: 50, to: 100, colour: red', '{from: 50, to: 99, colour: red') },
      code: 'content/range',
      file: 'analysis/scores.yaml',
      line: '- {from: 50, to: ⟪99⟫, colour: red, label: Needs attention}',
      message: '100 is in no band.',
      help: 'Let the band 50 to 99 end at 100.',
    },
    {
      when: 'bands do not begin at the beginning',
      edits: {
        'analysis/scores.yaml': replacing('{from: 0, to: 49, colour: green', '{from: 1, to: 49, colour: green'),
      },
      code: 'content/range',
      file: 'analysis/scores.yaml',
      line: '- {from: ⟪1⟫, to: 49, colour: green, label: Low}',
      message: '0 is in no band.',
      help: 'Let the band 1 to 49 begin at 0.',
    },
    {
      when: 'a band is backwards',
      edits: {
        'analysis/scores.yaml': replacing('{from: 50, to: 100, colour: red', '{from: 100, to: 50, colour: red'),
      },
      code: 'content/range',
      file: 'analysis/scores.yaml',
      line: '- {from: 100, to: ⟪50⟫, colour: red, label: Needs attention}',
      message: 'This band ends (50) before it begins (100).',
      help: 'Swap the two numbers.',
    },
  ])
})

describe('the profile', () => {
  testEachMistake([
    {
      when: 'clues can add up to more than the labels say',
      edits: {
        'analysis/profile.yaml': replacing(
          '      - id: brightness',
          '      - {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 3}], labels: [{from: 0, to: 2, value: few, label: Few, text: Few.}]}\n      - id: brightness',
        ),
      },
      code: 'content/range',
      file: 'analysis/profile.yaml',
      line: '- {id: bugs, title: Bugs, kind: clues, needs_any: [seen], clues: [{question: seen, is: [seen_some], adds: 3}], labels: [{from: 0, to: ⟪2⟫, value: few, label: Few, text: Few.}]}',
      message: '3 is in no range.',
      help: 'Let the range 0 to 2 end at 3.',
    },
    {
      when: 'an option has no profile label',
      edits: {
        'analysis/profile.yaml': replacing(
          '          - {option: south, value: bright, label: Bright, text: Plenty of light comes in.}\n',
          '',
        ),
      },
      code: 'content/missing-label',
      file: 'analysis/profile.yaml',
      line: '⟪labels⟫:',
      message: 'The profile label “brightness” has no label for option “south” of question “window”.',
      help: 'Add {option: south, value: …, label: …, text: …}.',
    },
    {
      when: 'a profile label names an unknown option',
      edits: { 'analysis/profile.yaml': replacing('{option: south, value', '{option: sout, value') },
      code: 'content/unknown-option',
      file: 'analysis/profile.yaml',
      line: '- {option: ⟪sout⟫, value: bright, label: Bright, text: Plenty of light comes in.}',
      message: 'Question “window” has no option “sout”.',
      help: 'Did you mean “south”? Options: north, south.',
    },
    {
      when: 'a main goal has no goal',
      edits: {
        'analysis/profile.yaml': replacing(
          '    - {id: south, label: Grow in the sun, when: {question: window, is: [south]}}\n',
          '',
        ),
      },
      code: 'content/unknown-goal',
      file: 'analysis/profile.yaml',
      line: 'main_question: ⟪window⟫',
      message: 'Option “south” of question “window” has no goal with its id.',
      help: 'Each option of main_question is a goal: add what is missing to the list, or name another question. Goals: north.',
    },
    {
      when: 'the main question asks for something else than the main goal',
      edits: { 'analysis/profile.yaml': replacing('main_question: window', 'main_question: seen') },
      code: 'content/unknown-goal',
      file: 'analysis/profile.yaml',
      line: 'main_question: ⟪seen⟫',
      message: 'Options “seen_some”, “seen_none” of question “seen” have no goals with their ids.',
      help: 'Each option of main_question is a goal: add what is missing to the list, or name another question. Goals: north, south.',
    },
    {
      when: 'an insight can never be shown',
      edits: {
        'analysis/profile.yaml': replacing('insights:\n', 'insights:\n  - {id: everybody, text: It is a plant.}\n'),
      },
      code: 'content/unreachable',
      file: 'analysis/profile.yaml',
      line: '- {id: ⟪everybody⟫, text: It is a plant.}',
      message: 'Insight “everybody” has no condition, so those after it are never shown.',
      help: 'Move it to the end, or give it a `when`.',
    },
    {
      when: 'an insight has an unknown placeholder',
      edits: { 'analysis/profile.yaml': replacing('in a {brightness} place', 'in a {brighness} place') },
      code: 'content/unknown-placeholder',
      file: 'analysis/profile.yaml',
      line: 'text: "Your plant stands in a ⟪{brighness}⟫ place and wants water."',
      message: 'This text cannot have the placeholder {brighness}.',
      help: 'Did you mean “brightness”? Profile labels: brightness.',
    },
  ])
})

describe('routines', () => {
  testEachMistake([
    {
      when: 'no variant of the routine uses a slot',
      edits: { 'analysis/routines.yaml': replacing('slots:\n', 'slots:\n  - {id: tray, label: Tray}\n') },
      severity: 'warning',
      code: 'content/unused',
      file: 'analysis/routines.yaml',
      line: '- {id: ⟪tray⟫, label: Tray}',
      message: 'Nothing uses slot “tray”.',
      help: 'Give it to a variant of a step, or remove it with its products.',
    },
    {
      when: 'a routine needs an unknown slot',
      edits: { 'analysis/routines.yaml': replacing('slot: can\n', 'slot: cam\n') },
      code: 'content/unknown-slot',
      file: 'analysis/routines.yaml',
      line: 'slot: ⟪cam⟫',
      message: 'There is no slot “cam”.',
      help: 'Did you mean “can”? Known: can.',
    },
    {
      when: 'a routine needs a slot without a product',
      edits: {
        'analysis/routines.yaml': replacing(
          'slot: null\n            how_often: When the soil is dry\n            text: Water it from below.\nslots:',
          'slot: tray\n            how_often: When the soil is dry\n            text: Water it from below.\nslots:\n  - {id: tray, label: Tray}',
        ),
      },
      code: 'content/slot-without-product',
      file: 'analysis/routines.yaml',
      line: 'slot: ⟪tray⟫',
      message: 'The routine needs a product for “tray”, and the catalogue has none.',
      help: 'Add a product with this slot to products/catalogue.yaml, or leave the slot out.',
    },
    {
      when: 'a routine step has no last variant',
      edits: {
        'analysis/routines.yaml': replacing(
          '          - id: usual',
          '          - id: usual\n            when: {issue: thirsty}',
        ),
      },
      code: 'content/no-fallback',
      file: 'analysis/routines.yaml',
      line: '⟪when⟫: {issue: thirsty}',
      message: 'Step “drink” has no variant for visitors to whom no condition applies.',
      help: 'Add a last variant without `when`.',
    },
    {
      when: 'a variant can never be used',
      edits: { 'analysis/routines.yaml': replacing('            when: {issue: thirsty}\n', '') },
      code: 'content/unreachable',
      file: 'analysis/routines.yaml',
      line: '- id: ⟪rescue⟫',
      message: 'Variant “rescue” has no condition, so those after it are never used.',
      help: 'Move it to the end, or give it a `when`.',
    },
  ])
})

describe('tips', () => {
  testEachMistake([
    {
      when: 'a tip has an unknown badge',
      edits: { 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') },
      code: 'content/unknown-badge',
      file: 'analysis/tips.yaml',
      line: 'badge: ⟪leafs⟫',
      message: 'There is no badge “leafs”.',
      help: 'Did you mean “leaves”? Known: leaves.',
    },
    {
      when: 'a badge can be empty',
      edits: {
        'analysis/tips.yaml': replacing(
          '    title: Dust the leaves',
          '    when: {issue: thirsty}\n    title: Dust the leaves',
        ),
      },
      code: 'content/no-fallback',
      file: 'analysis/tips.yaml',
      line: '- {id: ⟪leaves⟫, title: Leaves}',
      message: 'Badge “leaves” has no tip without a condition, so it could be empty.',
      help: 'Add a tip without `when` for this badge.',
    },
  ])
})

describe('products', () => {
  testEachMistake([
    {
      when: 'a product has an unknown slot',
      edits: { 'products/catalogue.yaml': replacing('slot: can', 'slot: cans') },
      code: 'content/unknown-slot',
      file: 'products/catalogue.yaml',
      line: 'slot: ⟪cans⟫',
      message: 'There is no slot “cans”.',
      help: 'Did you mean “can”? Known: can.',
    },
    {
      when: 'a product has an unknown objective',
      edits: { 'products/catalogue.yaml': replacing('objectives: [thirsty]', 'objectives: [thirst]') },
      code: 'content/unknown-objective',
      file: 'products/catalogue.yaml',
      line: 'objectives: [⟪thirst⟫]',
      message: 'There is no objective “thirst”.',
      help: 'Did you mean “thirsty”? Known: thirsty, north, south.',
    },
    {
      when: 'a product claims what no product may claim',
      edits: {
        'analysis/profile.yaml': replacing(
          '{id: thirsty, label: Thirsty,',
          '{id: thirsty, label: Thirsty, products: never,',
        ),
      },
      code: 'content/claim',
      file: 'products/catalogue.yaml',
      line: 'objectives: [⟪thirsty⟫]',
      message: 'No product may claim to help with “thirsty”.',
      help: 'Remove it from `objectives`. The issue is marked `products: never` in analysis/profile.yaml.',
    },
    {
      when: 'a product expects an unknown ingredient group',
      edits: { 'products/catalogue.yaml': replacing('expect: []', 'expect: [oil]') },
      code: 'content/unknown-ingredient-group',
      file: 'products/catalogue.yaml',
      line: 'expect: [⟪oil⟫]',
      message: 'There is no ingredient group “oil”.',
      help: 'This content has no ingredient group. Add this one, or remove what names it.',
    },
    {
      when: 'a product promises an unknown wish',
      edits: { 'products/catalogue.yaml': replacing('expect: []', 'expect: []\n    labels: [vegan]') },
      code: 'content/unknown-wish',
      file: 'products/catalogue.yaml',
      line: 'labels: [⟪vegan⟫]',
      message: 'There is no wish “vegan”.',
      help: 'This content has no wish. Add this one, or remove what names it.',
    },
    {
      when: 'a product suits an unknown profile label',
      edits: {
        'products/catalogue.yaml': replacing(
          'price: 12.5\n    suits: []',
          'price: 12.5\n    suits: [{profile: brightnes, is: [dim]}]',
        ),
      },
      code: 'content/unknown-profile-label',
      file: 'products/catalogue.yaml',
      line: 'suits: [{profile: ⟪brightnes⟫, is: [dim]}]',
      message: 'There is no profile label “brightnes”.',
      help: 'Did you mean “brightness”? Known: brightness.',
    },
    {
      when: 'a product suits an unknown value',
      edits: {
        'products/catalogue.yaml': replacing(
          'price: 12.5\n    suits: []',
          'price: 12.5\n    suits: [{profile: brightness, is: [dim, dam]}]',
        ),
      },
      code: 'content/unknown-value',
      file: 'products/catalogue.yaml',
      line: 'suits: [{profile: brightness, is: [dim, ⟪dam⟫]}]',
      message: 'The profile label “brightness” has no value “dam”.',
      help: 'Did you mean “dim”? Values: dim, bright.',
    },
  ])
})

describe('the size of a submission', () => {
  const asking = (count: number, question: (index: number) => string) => ({
    'quiz/sections/pests.yaml': (text: string) =>
      `${text}${Array.from({ length: count }, (_, index) => `  - ${question(index)}\n`).join('')}`,
  })
  testEachMistake([
    {
      when: 'all texts together are longer than the server takes',
      edits: asking(80, (index) => `{id: q${index}, type: question, choice: input, title: Why?, max_length: 5000}`),
      code: 'content/too-large',
      file: 'quiz/sections/pests.yaml',
      line: '- {id: q10, type: question, choice: input, title: Why?, max_length: ⟪5000⟫}',
      message: 'All answers together can have 2349 kB, and the server stores at most 2048 kB.',
      help: 'Lower max_length, or ask fewer questions. Most takes: “q10” (30 kB), “q11” (30 kB), “q12” (30 kB). A character can take 6 bytes.',
    },
    {
      when: 'there are more questions than the server takes answers',
      edits: asking(2000, (index) => `{id: q${index}, type: question, choice: input, title: Why?, max_length: 5}`),
      code: 'content/too-large',
      file: 'quiz/sections/pests.yaml',
      line: 'id: ⟪pests⟫',
      message: 'The quiz has 2006 questions, and the server stores at most 2000 answers of one quiz.',
      help: 'Ask fewer questions. Most are in: pests (2003), light (2).',
    },
  ])
})

const filtering = ({ exclude = 'milk', example = 'Lactose', declared = 'south' }) => `\
# yaml-language-server: $schema=../../schemas/ingredients.schema.json
groups:
  - {id: milk, label: Milk, certainty: sure, match: {is: [lactose]}}
  - {id: nut, label: Nut, certainty: sure, match: {word: [walnut]}}
filters: []
allergies:
  - {id: dairy, label: Dairy allergy, when: {question: window, is: [north]}, exclude: [${exclude}], warn: [], leaves_out: [${example}]}
${declared && `no_filter: [{question: window, is: [${declared}]}]`}
label_note: Read the label.
`

const listed = (ingredients: string, expect = '') => ({
  'products/catalogue.yaml': replacing('    expect: []', `    ingredients: ${ingredients}\n    expect: [${expect}]`),
  'products/ingredients.yaml': () => filtering({}),
})

describe('ingredient lists', () => {
  const file = 'products/catalogue.yaml'
  const code = 'content/ingredient-list'
  const commas = 'Separate the ingredients by commas: "Aqua, Glycerin, Parfum".'
  testEachMistake([
    {
      when: 'a list has other separators',
      edits: listed('Aqua; Lactose; Parfum'),
      code,
      file,
      line: 'ingredients: Aqua⟪;⟫ Lactose; Parfum',
      message: '“;” is part of no ingredient name.',
      help: commas,
    },
    {
      when: 'each ingredient has a line of its own',
      edits: listed('|\n      Aqua\n      Lactose'),
      code,
      file,
      line: '⟪Aqua⟫',
      message: 'After “Aqua” the line ends without a comma.',
      help: commas,
    },
    {
      when: 'dashes stand between the ingredients',
      edits: listed('Aqua - Lactose'),
      code,
      file,
      line: 'ingredients: Aqua⟪ -⟫ Lactose',
      message: 'A dash with spaces around it does not separate ingredients.',
      help: `${commas} Write a common name in brackets: "Mel (Honey)".`,
    },
    {
      when: 'full stops stand between the ingredients',
      edits: listed('Aqua. Lactose.'),
      code,
      file,
      line: 'ingredients: Aqua⟪.⟫ Lactose.',
      message: 'A full stop does not separate ingredients.',
      help: `${commas} Leave out footnotes such as "*Certified organic".`,
    },
    {
      when: 'slashes stand between the ingredients',
      edits: listed('Aqua / Glycerin / Lactose / Parfum'),
      code,
      file,
      line: 'ingredients: ⟪Aqua / Glycerin / Lactose / Parfum⟫',
      message: '“Aqua / Glycerin / Lactose / Parfum” looks like several ingredients with slashes between them.',
      help: `${commas} A slash may only stand between names of one ingredient: "Aqua / Water / Eau".`,
    },
    {
      when: 'a bracket is not closed',
      edits: listed('Aqua (Water, Lactose'),
      code,
      file,
      line: 'ingredients: Aqua ⟪(⟫Water, Lactose',
      message: 'The bracket “(” is not opened or not closed.',
      help: 'Open and close each bracket: "Aqua (Water), Parfum".',
    },
    {
      when: 'there is no separator between the ingredients',
      edits: listed('Aqua Glycerin Panthenol Betaine Urea Inulin Sorbitol Lactose Parfum'),
      code,
      file,
      line: 'ingredients: ⟪Aqua Glycerin Panthenol Betaine Urea Inulin Sorbitol Lactose Parfum⟫',
      message: '“Aqua Glycerin Panthenol Betaine Urea In…” is too long for one ingredient.',
      help: commas,
    },
    {
      when: 'a product expects what its list does not have',
      edits: listed('Aqua, Lactose', 'milk, nut'),
      code: 'content/expect',
      file,
      line: 'expect: [milk, ⟪nut⟫]',
      message: 'Product 1 (“Long-necked can”) expects the group “nut”, but no ingredient in its list belongs to it.',
      help: 'Correct the list, or remove nut from expect. If the list is right, the group in products/ingredients.yaml lacks an ingredient.',
    },
    {
      when: 'a list has what its product does not expect',
      edits: listed('Aqua, Lactose, Walnut Oil', 'milk'),
      code: 'content/expect',
      file,
      line: 'expect: ⟪[milk]⟫',
      message: 'The list of Product 1 (“Long-necked can”) also has: nut (Walnut Oil).',
      help: 'Add to expect: nut. If an ingredient does not belong to the group, correct the group in products/ingredients.yaml.',
    },
  ])
})

describe('ingredients', () => {
  testEachMistake([
    {
      when: 'an allergy leaves out an unknown group',
      edits: {
        'products/ingredients.yaml': replacing(
          'allergies: []',
          'allergies: [{id: nuts, label: Nuts, when: {question: seen, answered: true}, exclude: [nut], warn: [], leaves_out: [Nut]}]',
        ),
      },
      code: 'content/unknown-ingredient-group',
      file: 'products/ingredients.yaml',
      line: 'allergies: [{id: nuts, label: Nuts, when: {question: seen, answered: true}, exclude: [⟪nut⟫], warn: [], leaves_out: [Nut]}]',
      message: 'There is no ingredient group “nut”.',
      help: 'This content has no ingredient group. Add this one, or remove what names it.',
    },
    {
      when: 'an allergy reads the wrong group',
      edits: { 'products/ingredients.yaml': () => filtering({ exclude: 'nut' }) },
      code: 'content/filter',
      file: 'products/ingredients.yaml',
      line: '- {id: dairy, label: Dairy allergy, when: {question: window, is: [north]}, exclude: [nut], warn: [], leaves_out: [⟪Lactose⟫]}',
      message: '“Dairy allergy” does not leave out a product with “Lactose”.',
      help: 'It is in: milk. Put the right group into exclude.',
    },
    {
      when: 'no group has what an allergy must leave out',
      edits: { 'products/ingredients.yaml': () => filtering({ example: 'Whey' }) },
      code: 'content/filter',
      file: 'products/ingredients.yaml',
      line: '- {id: dairy, label: Dairy allergy, when: {question: window, is: [north]}, exclude: [milk], warn: [], leaves_out: [⟪Whey⟫]}',
      message: '“Dairy allergy” does not leave out a product with “Whey”.',
      help: 'No group has it. Add it to a group that is in exclude: milk.',
    },
    {
      when: 'a pattern has curly quotes',
      edits: {
        'products/ingredients.yaml': () => filtering({}).replace('is: [lactose]', 'is: [lactose, “whey”]'),
      },
      code: 'content/wrong-letter',
      file: 'products/ingredients.yaml',
      line: '- {id: milk, label: Milk, certainty: sure, match: {is: [lactose, ⟪“whey”⟫]}}',
      message: 'The quotes around whey are part of the text: only straight quotes (") are quotes in YAML.',
      help: 'Write it again by hand: whey.',
    },
    {
      when: 'a pattern has curly quotes, and a product and an allergy need it',
      edits: {
        ...listed('Aqua, Lactose', 'milk'),
        'products/ingredients.yaml': () => filtering({}).replace('is: [lactose]', 'is: [“lactose”]'),
      },
      code: 'content/wrong-letter',
      file: 'products/ingredients.yaml',
      line: '- {id: milk, label: Milk, certainty: sure, match: {is: [⟪“lactose”⟫]}}',
      message: 'The quotes around lactose are part of the text: only straight quotes (") are quotes in YAML.',
      help: 'Write it again by hand: lactose.',
    },
    {
      when: 'a kind of pattern has a letter of another alphabet, and a product and an allergy need it',
      edits: {
        ...listed('Aqua, Lactose', 'milk'),
        'products/ingredients.yaml': () => filtering({}).replace('{is: [lactose]', '{іs: [lactose]'),
      },
      code: 'content/wrong-letter',
      file: 'products/ingredients.yaml',
      line: '- {id: milk, label: Milk, certainty: sure, match: {⟪іs⟫: [lactose]}}',
      message: 'The “і” in “іs” is a letter of another alphabet (U+0456), which only looks like “i”.',
      help: 'Write it again by hand: is.',
    },
    {
      when: 'a kind of pattern is mistyped, and a product and an allergy need it',
      edits: {
        ...listed('Aqua, Lactose', 'milk'),
        'products/ingredients.yaml': () => filtering({}).replace('{is: [lactose]', '{contians: [lactose]'),
      },
      code: 'content/unknown-key',
      file: 'products/ingredients.yaml',
      line: '- {id: milk, label: Milk, certainty: sure, match: {⟪contians⟫: [lactose]}}',
      message: '“contians” is not a known setting here.',
      help: 'Did you mean “contains”? Known: is, starts, ends, contains, word.',
    },
    {
      when: 'a kind of pattern is mistyped, and its value is no list',
      edits: {
        'products/ingredients.yaml': () => filtering({}).replace('is: [lactose]', 'is: [lactose], contain: whey'),
      },
      code: 'content/unknown-key',
      file: 'products/ingredients.yaml',
      line: '- {id: milk, label: Milk, certainty: sure, match: {is: [lactose], ⟪contain⟫: whey}}',
      message: '“contain” is not a known setting here.',
      help: 'Did you mean “contains”? Known: is, starts, ends, contains, word.',
    },
    {
      when: 'an answer leaves out nothing',
      edits: { 'products/ingredients.yaml': () => filtering({ declared: '' }) },
      code: 'content/option-without-filter',
      file: 'quiz/sections/light.yaml',
      line: '- ⟪{id: south, label: South}⟫',
      message: 'The answer “South” leaves out no product: nothing under allergies reads it.',
      help: 'Add an entry to allergies in products/ingredients.yaml with when: {question: window, is: [south]}. If it is meant to leave out nothing, list it under no_filter there.',
    },
    {
      when: 'no_filter lists an answer that does not exist',
      edits: { 'products/ingredients.yaml': () => filtering({ declared: 'south, soth' }) },
      code: 'content/unknown-option',
      file: 'products/ingredients.yaml',
      line: 'no_filter: [{question: window, is: [south, ⟪soth⟫]}]',
      message: 'Question “window” has no option “soth”.',
      help: 'Did you mean “south”? Options: north, south.',
    },
  ])
})

describe('the constants', () => {
  testEachMistake([
    {
      when: 'the dashboard asks for an unknown question',
      edits: { 'settings/constants.yaml': replacing('question: window', 'question: windows') },
      code: 'content/unknown-question',
      file: 'settings/constants.yaml',
      line: 'question: ⟪windows⟫',
      message: 'There is no question “windows”.',
      help: 'Did you mean “window”? Known: window, water, seen, which, keeper, story.',
    },
    {
      when: 'a picture that is merely dim may be darker than one that is too dark',
      edits: withPhotos('coaching: {too_dark: {light_below: 78, dim_below: 70}}\n'),
      code: 'content/range',
      file: 'quiz/photos.yaml',
      line: 'coaching: {too_dark: {light_below: ⟪78⟫, dim_below: 70}}',
      message: 'light_below is 78, more than dim_below, which is 70.',
      help: 'Set light_below to at most 70, or dim_below to at least 78.',
    },
    {
      when: 'a picture without surroundings needs more light than one with them',
      edits: withPhotos('coaching: {too_dark: {filled_light_below: 90}}\n'),
      code: 'content/range',
      file: 'quiz/photos.yaml',
      line: 'coaching: {too_dark: {filled_light_below: ⟪90⟫}}',
      message: 'filled_light_below is 90, more than light_below, which is 78.',
      help: 'Set filled_light_below to at most 78, or light_below to at least 90.',
    },
    {
      when: 'a step asks for photos that are described nowhere',
      edits: {
        'settings/consent.yaml': replacing('step: pests\n    covers: [keeper]', 'step: photos\n    covers: [photos]'),
        'quiz/sections/pests.yaml': replacing('    sensitive: personal\n', ''),
        'quiz/quiz.yaml': photoStep,
      },
      code: 'content/missing-module',
      file: 'quiz/quiz.yaml',
      line: '- {id: photos, kind: ⟪photos⟫, title: Photos}',
      message: 'This step has nothing to ask for: this content has no photos.',
      help: 'Add quiz/photos.yaml with the views, or remove the step.',
    },
    {
      when: 'photos are described that no step asks for',
      edits: { 'quiz/photos.yaml': photos },
      code: 'content/unused',
      file: 'quiz/photos.yaml',
      line: '⟪views⟫:',
      message: 'No step of the quiz asks for photos.',
      help: 'Add a step of kind photos to the quiz, or remove this file.',
      severity: 'warning',
    },
    {
      when: 'the carousel has another number of steps than the constants say',
      edits: { 'settings/constants.yaml': replacing('  steps: 4\n', '  steps: 3\n') },
      code: 'content/count',
      file: 'settings/constants.yaml',
      line: 'steps: ⟪3⟫',
      message: 'pages/home.yaml has 4 steps, but constants.yaml says 3.',
      help: 'Set steps to 4, or change the steps.',
    },
    {
      when: 'the process has another number of steps than the constants say',
      edits: { 'settings/constants.yaml': replacing('  steps: 5 ', '  steps: 6 ') },
      code: 'content/count',
      file: 'settings/constants.yaml',
      line: 'steps: ⟪6⟫                     # on the page /how',
      message: 'pages/how.yaml has 5 steps, but constants.yaml says 6.',
      help: 'Set steps to 5, or change the steps.',
    },
  ])
})
