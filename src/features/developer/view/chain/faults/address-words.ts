import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = (fault: { found: string; expected: string }) => MessageDescriptor;

/** How a key that everybody brings along is written. */
const placeholder = '${API_KEY}';

/** What is wrong with an address, and how to mend it. */
export const addressWords = {
  'url-bad': () => msg`This is no address. Check it for spaces and stray signs.`,
  'url-no-scheme': ({ expected }) =>
    msg`The address lacks its beginning. Write ${expected}:// in front of it.`,
  'url-scheme': ({ expected }) =>
    msg`The address has to begin with one of these, in small letters: ${expected}.`,
  'url-local': ({ found }) => msg`${found} can be reached in your own network only. Use a public name.`,
  'url-not-encrypted': () => msg`The connection is not encrypted, so browsers refuse it. Use https or wss.`,
  'url-key': () =>
    msg`This looks like a key or a password of yours, and the file is public. Write ${placeholder} in its place, and renew the key.`,
  'placeholder-form': () => msg`Write what everybody brings along as ${placeholder}, in capital letters.`,
  'ends-in-slash': () => msg`The address ends in a slash. The copy has none.`,
  'no-endpoint': () => msg`Without an endpoint no wallet can use the chain. Add at least one.`,
} satisfies Record<string, Words>;
