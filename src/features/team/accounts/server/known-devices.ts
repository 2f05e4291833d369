import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieRules } from './cookie-rules.ts';
import type { DeskSecrets } from './desk-secrets.ts';

/** A device that was not used for this long counts as unknown again. */
const keptSeconds = 180 * 24 * 60 * 60;

export interface KnownDevices {
  /** The id of the device that sent these headers; undefined unless this account signed in there before. */
  find(headers: Headers, email: string): string | undefined;
  /** Adds the cookie by which the device is known from now on. @returns the same answer */
  remember(answer: Response, email: string): Response;
}

/** The account's name as the limits count it. */
const canonical = (email: string) => email.trim().toLowerCase();

interface Given {
  secret: string;
  email: string;
  id: string;
  /** In seconds since 1970. */
  since: string;
}

const signatureOf = ({ secret, email, id, since }: Given) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['known-device', canonical(email), id, since]))
    .digest();

/**
 * Devices on which an account has signed in, each known by a signed cookie ("device cookies",
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). Wrong passwords from elsewhere do not lock them out.
 * The cookie proves nothing else: password and code are asked for as before. It is one account's; the next one that signs in replaces it.
 * @param options.deskOrigin `https:` makes the cookie Secure
 */
export function createKnownDevices(
  options: DeskSecrets & { deskOrigin: string; now: () => Date },
): KnownDevices {
  const { secret, acceptedSecrets = [], now } = options;
  const { secure, prefix } = cookieRules(options.deskOrigin);
  const name = `${prefix}.known_device`;
  const nowSeconds = () => Math.floor(now().getTime() / 1000);

  const isSigned = (signature: string, given: Given) => {
    const expected = signatureOf(given);
    const sent = Buffer.from(signature, 'base64url');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  };
  return {
    find(headers, email) {
      const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
      const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      const [id = '', since = '', signature = ''] = value.split('.');
      if (!/^\d{1,12}$/.test(since) || nowSeconds() - Number(since) > keptSeconds) return undefined;
      const isKnown = [secret, ...acceptedSecrets].some((each) =>
        isSigned(signature, { secret: each, email, id, since }),
      );
      return isKnown ? id : undefined;
    },
    remember(answer, email) {
      const id = randomBytes(16).toString('base64url');
      const since = String(nowSeconds());
      const signature = signatureOf({ secret, email, id, since }).toString('base64url');
      const rules = `Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Strict`;
      answer.headers.append(
        'Set-Cookie',
        `${name}=${id}.${since}.${signature}; ${rules}${secure ? '; Secure' : ''}`,
      );
      return answer;
    },
  };
}
