import { hexToBytes, type Hex } from 'viem';
import { add, addPart, nameAccount, nameChain, warn, type Findings } from '../findings.ts';
import { hidesCharacters, isDisguised } from '../is-disguised.ts';

const signInWords = ' wants you to sign in with your Ethereum account:';
const utf8 = new TextDecoder('utf-8', { fatal: true });
const hexPattern = /^0x(?:[\da-f]{2})*$/i;

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** What a line of a sign-in message says, such as `URI: https://…`; several lines of one name say several things. */
const fieldsOf = (lines: readonly string[], name: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

/** ERC-4361: https://eips.ethereum.org/EIPS/eip-4361. @returns whether the text is such a message */
function readSignIn(text: string, found: Findings): boolean {
  const lines = text.split(/\r?\n/);
  const [first = '', address = ''] = lines;
  if (!first.endsWith(signInWords) || !/^0x[\da-f]{40}$/i.test(address)) return false;
  const named = first.slice(0, -signInWords.length);
  const domain = named.includes('://') ? named.slice(named.indexOf('://') + 3) : named;
  if (found.asker !== null && found.asker !== domain) warn(found, 'other-site', 'domain');
  found.asker = domain;
  const addresses = fieldsOf(lines, 'URI');
  if (addresses.length === 0 || addresses.some((uri) => hostOf(uri) !== domain.toLowerCase()))
    warn(found, 'other-site', 'URI');
  if (isDisguised(domain)) warn(found, 'disguised', 'domain');
  nameAccount(found, address.toLowerCase() as Hex, 'address');
  for (const chainId of fieldsOf(lines, 'Chain ID'))
    if (/^\d{1,20}$/.test(chainId)) nameChain(found, BigInt(chainId), 'Chain ID');
  // ERC-5573: what the site may do in the signer's name, in an encoding of its own.
  if (lines.some((line) => line.startsWith('- urn:recap:'))) warn(found, 'unknown-data', 'Resources');
  add(found, 'sign-in', { party: address.toLowerCase() as Hex, at: '' });
  return true;
}

/** Bytes that are signed as they are, such as a hash: nothing tells what they mean. */
export function readHash(bytes: string, found: Findings): void {
  addPart(found, { path: 'message', type: 'bytes', value: bytes });
  warn(found, 'hash', '');
  add(found, 'sign-hash', { at: '' });
}

/** Reads a text, or its bytes as hex, that is signed with the prefix of EIP-191. */
export function readText(given: string, found: Findings): void {
  let text = given;
  if (given.length > 2 && hexPattern.test(given)) {
    try {
      text = utf8.decode(hexToBytes(given as Hex));
    } catch {
      return readHash(given, found);
    }
    // The bytes of a hash can be a text by chance, and can be searched for until they are one; words alone are out of reach.
    if (given.length === 66 && !/^[a-z ]+[.!?]?$/i.test(text)) return readHash(given, found);
  }
  addPart(found, { path: 'message', type: 'string', value: text });
  if (hidesCharacters(text)) warn(found, 'disguised', 'message');
  if (readSignIn(text, found)) return;
  // A text that is itself 32 bytes in hex shows as little as the bytes.
  if (/^(?:0x)?[\da-f]{64}$/i.test(text.trim())) {
    warn(found, 'hash', '');
    return add(found, 'sign-hash', { at: '' });
  }
  // Some wallets sign the bytes of such a text, others its letters.
  if (text === given && /^(?:0x)?[\da-f]+$/i.test(text)) warn(found, 'odd-encoding', 'message');
  add(found, 'sign-text', { at: '' });
}
