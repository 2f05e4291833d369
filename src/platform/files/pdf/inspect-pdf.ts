import { setImmediate } from 'node:timers/promises';
import { isDictionary } from './pdf-dictionary.ts';
import { createPdfFacts, type PdfFacts, type PdfStream } from './pdf-facts.ts';
import { PdfLexer } from './pdf-lexer.ts';
import { PdfWalk } from './pdf-walk.ts';
import { countUnpacked, isPackedTwice, unpackObjects } from './unpack-stream.ts';

/* Far above what ten megabytes of an honest document hold. */
const tokensMax = 6_000_000;
const objectsMax = 100_000;
const packedMaxBytes = 16 * 1024 * 1024;
const streamMaxBytes = 128 * 1024 * 1024;
const unpackedMaxBytes = 384 * 1024 * 1024;
/** Tokens between two pauses, a few milliseconds: other visitors wait no longer. */
const tokensAtOnce = 20_000;

export interface PdfInspection extends PdfFacts {
  isBomb: boolean;
}

interface Budget {
  tokens: number;
  unpackedBytes: number;
  packedBytes: number;
}

/** @param isDone tells when to stop before the end @returns false when it went on for longer than any honest file */
async function drive(walk: PdfWalk, budget: Budget, isDone: () => boolean = () => false): Promise<boolean> {
  while (!isDone() && walk.step()) {
    budget.tokens -= 1;
    if (budget.tokens <= 0 || walk.facts.objects.numbers.length > objectsMax) return false;
    if (budget.tokens % tokensAtOnce === 0) await setImmediate();
  }
  return true;
}

/** Readers take a stream with these two numbers for an object stream, whatever its type says. */
const holdsObjects = ({ entries }: PdfStream) =>
  entries['Type'] === 'ObjStm' || (typeof entries['N'] === 'number' && typeof entries['First'] === 'number');

const isPredicted = ({ entries: { DecodeParms } }: PdfStream) =>
  DecodeParms !== undefined &&
  DecodeParms !== '' &&
  (!isDictionary(DecodeParms) || Number(DecodeParms['Predictor'] ?? 1) > 1);

/** Pairs of number and place at the beginning of an object stream (ISO 32000-1 §7.5.7), in the order of their places. */
function readPackedHeader(content: Buffer, count: number, first: number): { number: number; at: number }[] {
  const lexer = new PdfLexer(content);
  const objects: { number: number; at: number }[] = [];
  while (objects.length < count && lexer.at < first && lexer.next() === 'number') {
    const number = lexer.value;
    if (lexer.next() === 'number') objects.push({ number, at: first + lexer.value });
  }
  return objects.sort((one, other) => one.at - other.at);
}

/** Walks through the objects that an object stream packs together. @returns false when they are a bomb */
async function walkPacked(
  bytes: Buffer,
  stream: PdfStream,
  { facts, budget }: { facts: PdfFacts; budget: Budget },
) {
  const content = isPredicted(stream) ? undefined : await unpackObjects(bytes, stream, budget.packedBytes);
  if (!content) {
    facts.isBroken = true;
    return true;
  }
  budget.packedBytes -= content.length;
  const walk = new PdfWalk(content, facts);
  const objects = readPackedHeader(content, Number(stream.entries['N']), Number(stream.entries['First']));
  for (const [index, { number, at }] of objects.entries()) {
    const end = objects[index + 1]?.at ?? content.length;
    walk.lexer.at = Math.max(at, walk.lexer.at);
    walk.beginPacked(number);
    if (!(await drive(walk, budget, () => walk.lexer.at >= end))) return false;
  }
  return budget.packedBytes > 0;
}

/** @returns true when the streams unpack to more than an honest document holds */
async function isStreamBomb(bytes: Buffer, streams: readonly PdfStream[], budget: Budget): Promise<boolean> {
  for (const stream of streams) {
    if (isPackedTwice(stream.entries['Filter'])) return true;
    const allowed = Math.min(streamMaxBytes, budget.unpackedBytes);
    const length = await countUnpacked(bytes, stream, allowed);
    if (length > allowed) return true;
    budget.unpackedBytes -= length;
  }
  return false;
}

/** Reads what a PDF says it is and does, without showing any of it: structure, actions, object streams, sizes after unpacking. */
export async function inspectPdf(bytes: Buffer): Promise<PdfInspection> {
  const facts = createPdfFacts();
  const budget = { tokens: tokensMax, unpackedBytes: unpackedMaxBytes, packedBytes: packedMaxBytes };
  let isSound = await drive(new PdfWalk(bytes, facts), budget);
  if (!isSound || facts.isEncrypted) return { ...facts, isBomb: !isSound };
  const own = [...facts.streams];
  for (const stream of own.filter(holdsObjects)) {
    isSound &&= await walkPacked(bytes, stream, { facts, budget });
  }
  const leadsAway = [...facts.opened].some((number) => (facts.actions.get(number) ?? 'GoTo') !== 'GoTo');
  if (leadsAway) facts.dangers.add('active');
  return { ...facts, isBomb: !isSound || (await isStreamBomb(bytes, own, budget)) };
}
