/** A part of a bucket. */
export interface S3Place {
  bucket: string;
  /** Ends with a slash, or is empty. */
  prefix: string;
}

/** Names of buckets as S3 has them; a prefix has no characters that would have to be encoded in an address. */
const s3Address =
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>\w[\w.-]*(?:\/\w[\w.-]*)*))?\/?$/;

/** Is it meant as the address of a bucket, right or wrong? */
export const isS3Address = (text: string): boolean => text.startsWith('s3:');

/** @param text `s3://bucket` or `s3://bucket/prefix` @returns undefined for anything else */
export function parseS3Address(text: string): S3Place | undefined {
  const found = s3Address.exec(text)?.groups;
  if (!found) return undefined;
  const prefix = found['prefix'];
  return { bucket: found['bucket'] ?? '', prefix: prefix === undefined ? '' : `${prefix}/` };
}
