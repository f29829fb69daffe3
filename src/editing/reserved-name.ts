/** Whether Windows keeps this name, without its ending, for a device. */
export const isReservedName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)
