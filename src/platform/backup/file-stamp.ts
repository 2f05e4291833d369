/** A moment as a part of a file's name, to the second. */
export const fileStamp = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
