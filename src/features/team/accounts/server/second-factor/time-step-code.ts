import { createHmac, timingSafeEqual } from 'node:crypto';

const periodMs = 30_000;

/** The code of a time step: HOTP with SHA-1 and six digits (RFC 4226), the one kind that every authenticator app knows. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * The time step whose code this is: now, or one before or after, because clocks differ (RFC 6238, 5.2).
 * @param code six digits
 */
export function findStep({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const current = Math.floor(now.getTime() / periodMs);
  const matches = [current - 1, current, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code)),
  );
  return matches.at(-1);
}
