import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** One-way storage of passwords, deliberately slow outside of tests. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
  /** Whether a stored hash is of an earlier kind, and so is made again when its owner next types the password. */
  isOutdated?(hash: string): boolean;
}

/** The cost of scrypt: N is 2 to the power of `ln`; memory is 128 · N · r bytes. */
interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** Of the OWASP Password Storage Cheat Sheet's equal choices the one that needs no more memory than before: 32 MB. */
const cost: ScryptCost = { ln: 15, r: 8, p: 3 };

/** What better-auth made by itself, until 28 November 2026: `salt:key` in hexadecimal digits, without its cost. */
const earlierCost: ScryptCost = { ln: 14, r: 16, p: 1 };

const saltBytes = 16;
const keyBytes = 64;

/** Unicode's compatibility forms of a password are one password, as on keyboards that write them differently. */
function derive(password: string, salt: string | Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const currentPrefix = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$`;
const written = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

async function verifyEarlier(hash: string, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = /^([\da-f]+):([\da-f]{128})$/.exec(hash) ?? [];
  if (key === '') throw new Error('A stored password has no known form.');
  const isRight = timingSafeEqual(await derive(password, salt, earlierCost), Buffer.from(key, 'hex'));
  // The rest of what an address costs that has no account: the time of an answer does not tell which have one.
  await derive(password, salt, { ...cost, p: cost.p - 1 });
  return isRight;
}

/**
 * scrypt, stored with its cost as password-hashing competitions write it: `$scrypt$ln=15,r=8,p=3$salt$key`, both in Base64 without padding
 * (https://github.com/P-H-C/phc-string-format).
 */
export const scryptHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(saltBytes);
    return `${currentPrefix}${unpadded(salt)}$${unpadded(await derive(password, salt, cost))}`;
  },
  async verify({ hash, password }) {
    const [, ln, r, p, salt = '', key = ''] = written.exec(hash) ?? [];
    if (key === '') return verifyEarlier(hash, password);
    const stored = { ln: Number(ln), r: Number(r), p: Number(p) };
    return timingSafeEqual(
      await derive(password, Buffer.from(salt, 'base64'), stored),
      Buffer.from(key, 'base64'),
    );
  },
  isOutdated: (hash) => !hash.startsWith(currentPrefix),
};
