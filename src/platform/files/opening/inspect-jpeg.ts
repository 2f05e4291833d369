import { createByteCollector, type ByteCollector } from './byte-collector.ts';
import { createSegmentFilter } from './jpeg-segments.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Every scan is a pass over the whole picture; encoders write about ten. */
const scansMax = 100;

/* Markers of ITU T.81, table B.1, and of ITU T.87. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Baseline, extended and progressive. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Names a kind of frame that hardly any program reads. */
function nameRareFrame(marker: number): string | undefined {
  if (marker === 0xf7) return 'JPEG-LS';
  const isFrame = marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
  if (!isFrame) return undefined;
  if (marker === 0xc3) return 'JPEG (lossless)';
  return marker > 0xc8 ? 'JPEG (arithmetic)' : 'JPEG (hierarchical)';
}

/** Index of the next marker after a scan's data; the data escapes its own 0xff bytes. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
  return bytes.length;
}

interface Frame {
  width: number;
  height: number;
  channels: number;
  rareKind?: string;
}

/** @returns undefined where the header is invalid */
function readFrame(marker: number, segment: Buffer): Frame | undefined {
  const channels = segment[5] ?? 0;
  if (segment.length < 6 + channels * 3) return undefined;
  const [precision] = segment;
  const rareKind = nameRareFrame(marker) ?? (precision === 12 ? 'JPEG (12 bits)' : undefined);
  if (precision !== 8 && rareKind === undefined) return undefined;
  const size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) };
  return { ...size, channels, ...(rareKind === undefined ? {} : { rareKind }) };
}

interface Segment {
  marker: number;
  at: number;
  end: number;
}

/**
 * The next segment, without the data of a scan. Readers skip what is between segments, and so does this.
 * @returns undefined where the file ends or is invalid
 */
function findSegment(bytes: Buffer, from: number): Segment | undefined {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && (bytes[at + 1] === 0xff || bytes[at + 1] === 0x00)) at = bytes.indexOf(0xff, at + 1);
  const marker = bytes[at + 1];
  if (at < 0 || marker === undefined) return undefined;
  if (marker === endOfImage || standsAlone(marker)) return { marker, at, end: at + 2 };
  const length = at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? undefined : { marker, at, end };
}

interface Walk {
  frame: Frame | undefined;
  scans: number;
  /** What the picture needs. */
  picture: ByteCollector;
  /** True when its end marker was reached. */
  hasEnd: boolean;
}

/** Moves from marker to marker; stops where the file is invalid. */
function walk(bytes: Buffer): Walk {
  const picture = createByteCollector(bytes.length);
  picture.add(bytes.subarray(0, 2));
  const found: Walk = { frame: undefined, scans: 0, picture, hasEnd: false };
  const isNeeded = createSegmentFilter();
  let segment = findSegment(bytes, 2);
  while (segment && found.scans <= scansMax) {
    const { marker, at } = segment;
    const isFrame = frameMarkers.has(marker) || nameRareFrame(marker) !== undefined;
    if (isFrame) {
      if (found.frame) return found;
      found.frame = readFrame(marker, bytes.subarray(at + 4, segment.end));
      if (!found.frame || found.frame.rareKind) return found;
    }
    if (marker === startOfScan) {
      found.scans += 1;
      segment = { ...segment, end: findScanEnd(bytes, segment.end) };
    }
    const part = bytes.subarray(at, segment.end);
    if (!standsAlone(marker) && isNeeded(part)) picture.add(part);
    if (marker === endOfImage) return { ...found, hasEnd: true };
    segment = findSegment(bytes, segment.end);
  }
  return found;
}

/**
 * Parses a JPEG by its markers. @param bytes begin with the signature @returns undefined when there is no
 * usable header
 */
export function inspectJpeg(bytes: Buffer): PictureFacts | undefined {
  const { frame, scans, picture, hasEnd } = walk(bytes);
  if (!frame) return undefined;
  const { channels, ...facts } = frame;
  return {
    ...facts,
    isAnimated: false,
    isPrint: channels === 4,
    isBomb: scans > scansMax,
    isWhole: hasEnd && scans > 0,
    picture: picture.all(),
  };
}
