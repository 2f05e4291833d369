import type { Platform } from '../model/platform.ts';
import type { WithdrawalReason } from '../model/withdrawal.ts';

export const platformWords: Record<Platform, string> = {
  android: 'Android',
  ios: 'iOS',
  'android-32': 'Android 32-bit',
  extension: 'Browser extension',
  'desktop-windows': 'Windows',
  'desktop-macos': 'macOS',
  'desktop-linux': 'Linux',
};

/** The reasons as visitors read them on version verification. */
export const withdrawalWords: Record<WithdrawalReason, string> = {
  vulnerability: 'It contains a security vulnerability.',
  defect: 'It does not work correctly.',
  mistake: 'It was published by mistake.',
  tampered: 'Its file was tampered with.',
};
