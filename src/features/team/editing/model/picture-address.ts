import type { ContentBody } from './content-body.ts';
import { hashesInText } from './text-pictures.ts';

/** Addresses of pictures that this site serves: none, uploaded files and generated charts. */
export const picturePattern =
  /^(?:|\/files\/[0-9a-f]{64}\.(?:png|jpg|svg)|\/charts\/light\/cover-\d{1,10}\.svg)$/;

/** The hash in the address of an uploaded file; undefined for any other address. */
export function pictureHashOf(address: string): string | undefined {
  return /^\/files\/([0-9a-f]{64})\.(?:png|jpg|svg)$/.exec(address)?.[1];
}

/** Hashes of the uploaded files that a body shows. */
export function pictureHashesOf({ facts, texts }: Pick<ContentBody, 'facts' | 'texts'>): string[] {
  const hashes = Object.values(facts).flatMap((fact) =>
    typeof fact === 'string' ? (pictureHashOf(fact) ?? []) : [],
  );
  const inTexts = Object.values(texts).flatMap((fields) => Object.values(fields).flatMap(hashesInText));
  return [...new Set([...hashes, ...inTexts])];
}
