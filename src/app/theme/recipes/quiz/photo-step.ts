import { defineRecipe } from '@chakra-ui/react/styled-system'
import { lowPhone } from '#app/theme/media.ts'

/** The button or the camera, the slots, the note and the hints, in this order on a phone. Where there is room, the slots are beside the others. */
export const photoStep = defineRecipe({
  base: {
    display: 'grid',
    gap: '{spacing.lg} {spacing.xl}',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    // The camera stays where it is when words below it change.
    overflowAnchor: 'none',
  },
  variants: {
    beside: {
      yes: {
        md: {
          gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
          gridTemplateRows: 'auto auto 1fr',
          '& > :nth-child(2)': { gridArea: '1 / 2 / span 3' },
        },
        lg: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
        // There is no room for three pictures side by side.
        mdToLg: {
          '& .photo-slots__list': { gridTemplateColumns: 'minmax(0, 1fr)' },
          '& .photo-slots__slot': {
            gridTemplateColumns: '96px minmax(0, 1fr)',
            gridTemplateRows: 'repeat(3, auto) 1fr',
            columnGap: 'md',
            '& > *': { gridColumn: '2', gridRow: 'auto' },
            '& > :first-child': { gridArea: '1 / 1 / span 4' },
          },
        },
      },
    },
    // All photos are taken. On a wide page the words are beside each picture. On a phone the pictures are low, so that the answers
    // to the consent are visible above the button that submits the photos.
    full: {
      yes: {
        // Closer to the heading, because it begins with a text that serves as the lead.
        marginTop: { md: '-16px' },
        '& :is(.photo-slots__box, .photo-slots__photo)': { mdDown: { aspectRatio: '1' } },
        // Retake is nearer to the title of its own picture than to the next one.
        '& .photo-slots__list': { mdDown: { columnGap: 'sm', marginBottom: '-12px' } },
        // In a low window on a phone the footer would cover one of the two answers to the consent.
        [lowPhone]: { ':has(& .consent__root) > .quiz-footer__root': { position: 'static' } },
        // Beside the title of its picture, Retake takes no line of its own.
        mdDown: {
          '& .photo-slots__slot': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > *': { gridColumn: '1 / -1' } },
          '& .photo-slots__title': { gridColumn: '1' },
          '& .photo-slots__actions': { gridArea: '2 / 2', marginBlock: '-8px -10px' },
        },
        '& .photo-slots__slot': {
          lg: {
            gridTemplateColumns: '150px minmax(0, 1fr)',
            gridTemplateRows: 'repeat(3, auto) 1fr',
            columnGap: 'md',
            '& > *': { gridColumn: '2', gridRow: 'auto' },
            '& > :first-child': { gridArea: '1 / 1 / span 4' },
            // The actions are on the lower edge of the picture, with or without advice above them.
            '& > .photo-slots__actions': { gridRow: '4', alignSelf: 'end' },
          },
        },
      },
    },
    // While the camera is open: the lead is hidden, because it has been read, and the footer is not sticky, so that a thumb that
    // looks for the shutter does not press Next.
    lead: {
      no: {
        // Only on a phone: on wider pages the page scrolls to the camera, and the higher header has to cover the whole heading.
        marginTop: { mdDown: '-16px' },
        ':has(~ * > &) > .page-heading__lead': { display: 'none' },
        ':has(& .camera__root) > .quiz-footer__root': { position: 'static' },
      },
    },
    // A note is the third child. On a tablet, where the slots are narrow, it is below the camera; on a wide page, below the slots.
    note: {
      yes: {
        lg: {
          gridTemplateRows: 'auto 1fr',
          '& > *': { gridRow: 'span 2' },
          '& > :nth-child(2)': { gridRow: '1' },
          '& > :nth-child(3)': { gridArea: '2 / 2' },
        },
      },
    },
    // The camera is off: the button that starts it is above the hints. On a tablet the three slots are one row below it.
    off: {
      yes: {
        lg: {
          gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr auto',
          '& > :first-child': { gridRow: '1' },
          '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
          // The note is below both columns, which end at the same height without it.
          '& > :nth-child(3)': { gridArea: '3 / 1 / auto / 3' },
          '& > :nth-child(4)': { gridArea: '2 / 1' },
        },
      },
    },
    // A wider column for two buttons in a row.
    wide: {
      yes: {
        lg: {
          gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 1fr)',
          '& > :first-child': { gridRow: '1' },
          '& > :nth-child(3)': { gridArea: '2 / 1 / auto / 3' },
        },
      },
    },
  },
})
