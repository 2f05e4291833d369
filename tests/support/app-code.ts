import { Secret, TOTP, URI } from 'otpauth';

/** What every app takes where only the key was typed into it. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 };

/**
 * What an authenticator app shows, by a library that shares no code with the product: a test with our own code would pass with our own errors.
 * @param secret base32, as it was typed into the app
 */
export function appCode(secret: string, timestamp = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp, ...usual });
}

/**
 * What the app shows after it scanned the QR code, which also says how codes are made.
 * @param uri what the QR code contains
 */
export function scannedCode(uri: string, timestamp = Date.now()): string {
  const scanned = URI.parse(uri);
  if (!(scanned instanceof TOTP)) throw new Error('The QR code is not for codes that change with time');
  return scanned.generate({ timestamp });
}
