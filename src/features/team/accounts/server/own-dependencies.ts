import type { Limits } from '#platform/limits/limits.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import type { RecordSecurityEvent } from './security-events.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** What the commands need with which people change their own account: guesses are counted and recorded. */
export interface OwnDependencies extends AccountDependencies {
  /** Of how often something may be tried. */
  limits: Limits;
  limit: SignInLimit;
  hashing: PasswordHashing;
  knownDevices: KnownDevices;
  record: RecordSecurityEvent;
}
