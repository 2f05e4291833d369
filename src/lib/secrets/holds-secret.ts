import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { bip39Words } from './bip39-words.ts';
import { hasRun, keyShapes, mayHoldSecret } from './may-hold-secret.ts';
import { splitWords } from './split-words.ts';

/** Normalized once, when a text first needs a look. */
let sets: readonly ReadonlySet<string>[] | undefined;

const listSets = () =>
  (sets ??= Object.values(bip39Words).map((words) => new Set(words.flatMap((word) => splitWords(word)))));

/** Letters and digits alike occur in encoded files: the checksum tells a key from them. */
function isKey(text: string): boolean {
  try {
    createBase58check(sha256).decode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells whether a text contains a recovery phrase (twelve words in a row of one list of BIP-39, whatever separates them, whether or not
 * their checksum fits: a mistyped phrase is nearly as dangerous) or a private key. Hexadecimal digits alone are no key: hashes of
 * transactions look the same.
 */
export function holdsSecret(text: string): boolean {
  if (!mayHoldSecret(text)) return false;
  if (text.search(keyShapes.called) !== -1) return true;
  const keys = [keyShapes.extended, keyShapes.importFormat].flatMap((shape) => text.match(shape) ?? []);
  if (keys.some((key) => isKey(key))) return true;
  const words = splitWords(text);
  return listSets().some((list) => hasRun(words, (word) => list.has(word)));
}
