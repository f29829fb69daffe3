/** Whether Windows reserves this name (without its extension) for a device. */
export const isReservedName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)
