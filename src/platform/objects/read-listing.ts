import { Parser } from 'htmlparser2';

/** One answer to ListObjectsV2 of the S3 API. */
export interface Listing {
  keys: string[];
  /** Where the next answer begins; undefined for the last. */
  next: string | undefined;
}

/** @param xml `<ListBucketResult>…`; anything else is a listing of nothing */
export function readListing(xml: string): Listing {
  const keys: string[] = [];
  let next: string | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag: () => (text = ''),
      ontext: (part) => (text += part),
      onclosetag: (name) => {
        if (name === 'Key') keys.push(text);
        else if (name === 'NextContinuationToken') next = text;
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { keys, next };
}
