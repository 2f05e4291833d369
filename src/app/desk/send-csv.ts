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
 */
export function sendCsv(columns: readonly string[], batches: AsyncIterable<readonly object[]>): Response {
  const body = Readable.toWeb(Readable.from(linesOf(columns, batches))) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
