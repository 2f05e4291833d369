import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set<string>(dictionary['passwords-common']);

/** The word that a password is made around: without the digits and signs that people append. */
function coreOf(password: string): string {
  const characters = [...password];
  const last = characters.findLastIndex((character) => /\p{L}/u.test(character));
  return characters.slice(0, last + 1).join('');
}

/**
 * Is it among the passwords that are tried first? Letter case does not count, nor do digits and signs at the end, nor saying it twice:
 * `Password2026!` and `dragondragon` are as easy to guess as the word itself.
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.toLowerCase();
  const core = coreOf(whole);
  const half = core.slice(0, core.length / 2);
  return core === '' || common.has(whole) || common.has(core) || (core === half + half && common.has(half));
}
