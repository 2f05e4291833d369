import { dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '#brand/brand.ts';
import { roles } from '../model/role.ts';

const common = new Set<string>(dictionary['passwords-common']);

/** Too short ones are in other words by chance. */
const wordMin = 3;

/**
 * What someone who attacks this desk tries first: names of the brand, its token and its host, what is behind the sign-in, and the roles. The
 * longest first, because one may be a part of another.
 */
const ownWords = [brand.name, brand.injectedName, brand.token.symbol, brand.token.name, brand.primaryHost]
  .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  .concat('desk', 'portal', 'wallet', 'team', 'staff', roles)
  .filter((word) => word.length >= wordMin)
  .toSorted((one, other) => other.length - one.length);

/** Letters of a password apart from such words; undefined where it has none of them. */
function restOf(core: string): string | undefined {
  const rest = ownWords.reduce((text, word) => text.replaceAll(word, ''), core);
  return rest === core ? undefined : rest.replaceAll(/\P{L}/gu, '');
}

/** The word that a password is made around: without the digits and signs that people append. */
function coreOf(password: string): string {
  const characters = [...password];
  const last = characters.findLastIndex((character) => /\p{L}/u.test(character));
  return characters.slice(0, last + 1).join('');
}

/**
 * Is it among the passwords that are tried first? Letter case does not count, nor do digits and signs at the end, nor saying it twice:
 * `Password2026!` and `dragondragon` are as easy to guess as the word itself. So is a name of the brand, alone or beside such a word.
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.toLowerCase();
  const core = coreOf(whole);
  const half = core.slice(0, core.length / 2);
  const rest = restOf(core);
  if (rest !== undefined && (rest.length < wordMin || common.has(rest))) return true;
  return core === '' || common.has(whole) || common.has(core) || (core === half + half && common.has(half));
}
