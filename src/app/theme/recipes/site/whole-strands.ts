/** The width of a fringe that shows only whole strands, with room on both sides. A drawing has 20 strands in 480 px. */
export const wholeStrands = 'round(down, 100% - 8px, 24px)'
