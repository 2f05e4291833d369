import type { ReleaseFile } from '../model/release.ts';

/** The further files of a release as fields of a proposed change, by their place in the release. */
export const furtherFields = (further: readonly ReleaseFile[]): [field: string, value: string][] =>
  further.flatMap(({ name, sha256, sizeBytes }, index): [string, string][] => [
    [`file.${index + 2}`, name],
    [`sha256.${index + 2}`, sha256],
    [`size.${index + 2}`, String(sizeBytes)],
  ]);

/** The further files of a release for the audit log and the receivers of webhooks. */
export const toldFiles = (further: readonly ReleaseFile[]): { file: string; sha256: string }[] =>
  further.map(({ name, sha256 }) => ({ file: name, sha256 }));
