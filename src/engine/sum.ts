/** 0 for an empty list. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
