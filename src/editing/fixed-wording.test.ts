import { expect, test } from 'vitest'
import { fixedWordings } from './fixed-wording.ts'

test('a question is fixed by the comment inside of it, not by that of its neighbours or of the file', () => {
  const text = `# wording    (in comments) spec = fixed
questions:
  - id: soil
    # wording: spec
    title: Which soil?
    options:
      - {id: clay, label: Clay}
  - id: "7"
    # wording: ours
    options:
      - id: sand
        label: Sand
  - id: "8" # of the leaflet
    choice: radio
    # wording: spec
  - id: "9"
    options:
      - id: rain
        label: Rain
# a comment of the file
    # wording: spec
  - id: "10"
    options:
      - id: sun
        label: Sun
  # wording: spec
`
  expect([...fixedWordings(text)]).toEqual(['soil', '8', '9'])
})
