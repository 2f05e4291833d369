import { smallestPart, type findAreaIssue, type PictureSize } from '#lib/picture-area.ts';
import { pictureMaxBytes, pictureMaxPixels } from '#lib/upload-limits.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';

const megabytes = pictureMaxBytes / 1024 / 1024;
const inPixels = ({ width, height }: PictureSize) => `${width} × ${height} px`;
const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** `16:9` */
function ratioOf({ width, height }: PictureSize): string {
  const divisor = greatestCommonDivisor(width, height);
  return `${width / divisor}:${height / divisor}`;
}

/** What a picture must be, and what becomes of it. @param size at which it is stored */
export const pictureRule = (size: PictureSize) =>
  `JPG or PNG, at least ${inPixels(smallestPart(size))} and at most ${megabytes} MB. Visitors see a part in the ratio ${ratioOf(size)}.`;

/** What is wrong with any picture that is refused for this; undefined for what depends on the rule of the picture. */
export function pictureProblemOf({ code, format }: UploadRefusal, maxBytes: number): string | undefined {
  switch (code) {
    case 'empty':
      return 'This file is empty.';
    case 'too-large':
      return `This file is larger than ${maxBytes / 1024 / 1024} MB.`;
    case 'not-an-image':
      return 'This file is not a picture.';
    case 'other-image':
      return `This picture is ${format ? `in ${format} format` : 'neither JPG nor PNG'}. Save it as JPG or PNG.`;
    case 'animated':
      return 'This picture is animated. Save a single frame.';
    case 'print-colors':
      return 'This picture uses print colors (CMYK). Save it in RGB.';
    case 'bomb':
    case 'too-complex':
      return 'This picture takes too much time or memory to open. Save it again.';
    case 'too-small':
    case 'wrong-size':
      return undefined;
    default:
      return 'This file cannot be read as a picture. Save it again.';
  }
}

function sizeProblemOf({ code, width, height }: UploadRefusal): string {
  const dimensions = width && height ? `${inPixels({ width, height })}` : 'too small';
  return code === 'too-small'
    ? `This picture is ${dimensions}. Choose a larger one.`
    : `This picture is ${dimensions}. Save it with fewer than ${pictureMaxPixels / 1_000_000} million pixels.`;
}

/** Why a picture was refused, and what is accepted. */
export const describeRefusal = (refusal: UploadRefusal, size: PictureSize) =>
  `${pictureProblemOf(refusal, pictureMaxBytes) ?? sizeProblemOf(refusal)} ${pictureRule(size)}`;

/** Why a part of a picture cannot be stored. */
export function describeAreaIssue(
  issue: NonNullable<ReturnType<typeof findAreaIssue>>,
  size: PictureSize,
): string {
  switch (issue) {
    case 'outside':
      return 'This part extends beyond the picture. Choose another part.';
    case 'ratio':
      return `This part is not in the ratio ${ratioOf(size)}.`;
    case 'too-small':
      return `This part is smaller than ${inPixels(smallestPart(size))}.`;
  }
}
