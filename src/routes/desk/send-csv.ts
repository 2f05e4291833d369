import { Readable } from 'node:stream';
import { csvHead, csvLines, csvMark } from '#lib/to-csv.ts';

async function* linesOf(columns: readonly string[], batches: AsyncIterable<readonly object[]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(csvMark + csvHead(columns));
  for await (const rows of batches) yield encoder.encode(csvLines(rows));
}

/**
 * Rows as a CSV file, sent while they are read.
 * @param columns names of the columns, in the order of the rows' members
 * @param fileName under which it is saved, of letters, digits, `-`, `_` and `.`; the page that asks has its own without it
 */
export function sendCsv(
  columns: readonly string[],
  batches: AsyncIterable<readonly object[]>,
  fileName?: string,
): Response {
  const body = Readable.toWeb(Readable.from(linesOf(columns, batches))) as ReadableStream<Uint8Array>;
  const headers = new Headers({ 'Content-Type': 'text/csv; charset=utf-8' });
  if (fileName) headers.set('Content-Disposition', `attachment; filename="${fileName}"`);
  return new Response(body, { headers });
}
