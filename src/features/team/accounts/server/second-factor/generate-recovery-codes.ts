import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily read as another; people copy these codes from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

/** Ten codes such as `abcde-fghjk`, 49 bit each; better-auth encrypts them with the desk's secret. */
export function generateRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: count }, () => `${part()}-${part()}`);
}
