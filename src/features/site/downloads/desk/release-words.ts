import { noteLanguages } from '../model/new-release.ts';
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

/** Fields of a release that waits for a second person. */
const proposedWords: Readonly<Record<string, string>> = {
  platform: 'Platform',
  version: 'Version',
  released: 'Released on',
  file: 'File',
  size: 'Bytes',
  sha256: 'SHA-256',
};

/** `sha256.2` is that of the second file. */
export function releaseFieldLabel(field: string): string {
  const [name = '', place] = field.split('.');
  const word = proposedWords[name];
  if (word === undefined) return fieldLabel(field);
  if (place === undefined) return word;
  return name === 'file' ? `${word} ${place}` : `${word} of file ${place}`;
}

/** Fields of a version: `What is new, Spanish`. */
export function fieldLabel(field: string): string {
  const [name, locale] = field.split('.');
  if (name !== 'notes') return 'State';
  return `What is new, ${noteLanguages.find(({ code }) => code === locale)?.name ?? locale}`;
}
