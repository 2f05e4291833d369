import { isPadding, type PictureFacts } from './picture-facts.ts';

/** Every scan is a pass over the whole picture; encoders write about ten. */
const scansMax = 100;

/* Markers of ITU T.81, table B.1. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Baseline, extended and progressive; hardly any program reads the others. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
const isOtherFrame = (marker: number) =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

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
}

function readFrame(segment: Buffer): Frame | undefined {
  const channels = segment[5] ?? 0;
  if (segment.length < 6 + channels * 3 || segment[0] !== 8) return undefined;
  return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3), channels };
}

interface Walk {
  frame: Frame | undefined;
  scans: number;
  /** Index after the end marker; absent when it was not reached. */
  end?: number;
}

/** Moves from marker to marker; stops where the file is invalid. */
function walk(bytes: Buffer): Walk {
  const found: Walk = { frame: undefined, scans: 0 };
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff && found.scans <= scansMax) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) return { ...found, end: at + 2 };
    else if (standsAlone(marker)) at += 2;
    else {
      const length = at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2);
      const segmentEnd = at + 2 + length;
      if (length < 2 || segmentEnd > bytes.length || isOtherFrame(marker)) return found;
      if (frameMarkers.has(marker)) {
        if (found.frame) return found;
        found.frame = readFrame(bytes.subarray(at + 4, segmentEnd));
      }
      const isScan = marker === startOfScan;
      if (isScan) found.scans += 1;
      at = isScan ? findScanEnd(bytes, segmentEnd) : segmentEnd;
    }
  }
  return found;
}

/**
 * Parses a JPEG by its markers. @param bytes begin with the signature @returns undefined when there is no
 * usable header
 */
export function inspectJpeg(bytes: Buffer): PictureFacts | undefined {
  const { frame, scans, end } = walk(bytes);
  if (!frame) return undefined;
  const { width, height, channels } = frame;
  return {
    width,
    height,
    isAnimated: false,
    isPrint: channels === 4,
    isBomb: scans > scansMax,
    isWhole: end !== undefined && scans > 0,
    hasMore: end !== undefined && !isPadding(bytes.subarray(end)),
  };
}
