import { bech32 } from '@scure/base';
import * as v from 'valibot';
import { isPlainAddress } from '../mail/header-text.ts';
import { isS3Address, parseS3Address } from '../objects/s3-address.ts';

/* The forms of what settings hold, with what the server makes of them. */

export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
export const origin = v.pipe(
  v.string(),
  // A name and password in it would be in every link.
  v.regex(/^https?:\/\/[^/?#@]+\/?$/),
  v.transform((text) => text.replace(/\/$/, '')),
);
export const count = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

export const positiveCount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number));

/** A public key of the age format: Bech32 with its checksum, so a mistyped one is refused at the start (age-encryption.org/v1). */
const isAgeRecipient = (text: string) =>
  text.startsWith('age1') && bech32.decodeUnsafe(text, false) !== undefined;

/** `one,two`, with or without spaces. */
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
);

export const deskSecret = v.pipe(v.string(), v.minLength(32));
/** Sent in a header, where other characters arrive as something else. */
export const metricsToken = v.pipe(v.string(), v.regex(/^[!-~]{16,200}$/));
export const deskSecrets = v.pipe(list, v.array(deskSecret));

export const ageRecipients = v.pipe(
  list,
  v.check((keys) => keys.every(isAgeRecipient)),
);

/** More belong into a mailing list: each gets mails of its own. */
const addressesMax = 5;

export const mailAddresses = v.pipe(
  list,
  v.maxLength(addressesMax),
  v.check((addresses) => addresses.every(isPlainAddress)),
  // Each once.
  v.transform((addresses) => [...new Set(addresses)]),
);

/** Letters, digits and punctuation marks. */
export const keyText = v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/));

/** `s3://bucket/prefix` */
export const bucketAddress = v.pipe(
  v.string(),
  v.check((text) => parseS3Address(text) !== undefined),
);

/** A path, or the address of a bucket; other addresses are no folders. */
export const folderOrBucket = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => (isS3Address(text) ? parseS3Address(text) !== undefined : !/^\w+:\/\//.test(text))),
);

/** Names of this machine, where plain HTTP cannot be intercepted. */
export const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const safeOrigin = v.pipe(
  origin,
  v.check((text) => {
    const url = URL.parse(text);
    if (!url || url.username || url.password) return false;
    return url.protocol === 'https:' || loopback.test(url.hostname);
  }),
  v.transform((text) => new URL(text).origin),
);

/** An address that names an OpenID Connect provider; it may have a path. */
export const issuer = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => {
    const { protocol, hostname, search, hash } = new URL(text);
    return search === '' && hash === '' && (protocol === 'https:' || loopback.test(hostname));
  }),
);

/** Address of a service on the public web, to which a path is added: without a slash at the end. What it says is believed, so it is asked over TLS. */
export const publicService = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (url?.protocol !== 'https:') return false;
    return [url.username, url.password, url.search, url.hash].every((part) => part === '');
  }),
  v.transform((text) => text.replace(/\/$/, '')),
);

/** `Name: value`, RFC 9110 §5; without characters that fetch would refuse. */
export const headerLine = v.pipe(
  v.string(),
  v.regex(/^[\w!#$%&'*+.^`|~-]+: ?[!-~][ -~]*$/),
  v.transform((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
  }),
);

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
export const jsonText = v.pipe(v.string(), v.check(isJson));

export const endpoint = v.pipe(v.string(), v.regex(/^https?:\/\/.+/), v.url());

/** `eth=https://…,bsc=https://…`; an address with a comma in it needs JSON instead. */
function pairsOf(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [network = '', ...address] = pair.trim().split('=');
      return [network, address.join('=')];
    }),
  );
}

const byNetwork = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.string(), v.transform(pairsOf), v.record(v.pipe(v.string(), v.regex(/^[a-z0-9]{2,20}$/)), value));

export const endpoints = byNetwork(endpoint);
/** Providers put the key of an account into the path, as one long word. */
const keyPattern = /^[\w-]{20,}$/;

/** Whether anyone may know an endpoint. */
function isPublicEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && !loopback.test(url.hostname))) return false;
  const { username, password, search, hash, pathname } = url;
  const isPlain = [username, password, search, hash].every((part) => part === '');
  return isPlain && !pathname.split('/').some((part) => keyPattern.test(part));
}

/** Endpoints that visitors' wallets are told, so none with a key. */
export const publicEndpoints = byNetwork(v.pipe(endpoint, v.check(isPublicEndpoint)));
export const contracts = byNetwork(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)));

/** `name=value,other=value`, values with the escapes of addresses, as W3C Baggage writes them. */
function decodedPairs(text: string): unknown {
  try {
    const pairs = text.split(',').map((pair) => pair.trim().split('='));
    return Object.fromEntries(
      pairs.map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
    );
  } catch {
    return undefined;
  }
}
export const namedValues = v.pipe(
  v.string(),
  v.transform(decodedPairs),
  v.record(
    v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/)),
    v.pipe(v.string(), v.regex(/^[!-~][ -~]*$/)),
  ),
);

/** A part of everything. */
export const share = v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/), v.transform(Number));

/** Who needs a second factor, whatever administrators of the desk decide. */
export const secondFactorChoices = ['everyone', 'administrators', 'optional'] as const;
export type SecondFactorChoice = (typeof secondFactorChoices)[number];
