/** What an untrained reader reads in a minute without hurry: Chinese by characters, everything else by words. */
const charactersPerMinute = 350;
const wordsPerMinute = 200;

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute));
}
