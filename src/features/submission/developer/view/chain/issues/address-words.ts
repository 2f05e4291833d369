import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = (issue: { found: string; expected: string }) => MessageDescriptor;

/** Placeholder of a key that users must supply. */
const placeholder = '${API_KEY}';

/** What is wrong with an address, and how to fix it. */
export const addressWords = {
  'url-bad': () => msg`This is not a valid URL. Check it for spaces and stray characters.`,
  'url-no-scheme': ({ expected }) => msg`The URL has no scheme. Start it with ${expected}://.`,
  'url-scheme': ({ expected }) => msg`The URL must start with one of these, in lower case: ${expected}.`,
  'url-local': ({ found }) =>
    msg`${found} is only reachable inside your own network. Use a public host name.`,
  'url-not-encrypted': () => msg`The connection is not encrypted, so browsers block it. Use https or wss.`,
  'url-key': () =>
    msg`This looks like a key or password, and the file is public. Replace it with ${placeholder}, and renew the key.`,
  'placeholder-form': () => msg`Write a key that users must supply as ${placeholder}, in capital letters.`,
  'ends-in-slash': () => msg`The URL ends with a slash. Removed in the corrected copy.`,
  'no-endpoint': () => msg`Without an endpoint no wallet can use the chain. Add at least one.`,
} satisfies Record<string, Words>;
