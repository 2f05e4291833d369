import { iconMaxBytes, iconSidePixels } from '#lib/upload-limits.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';

const megabytes = iconMaxBytes / 1024 / 1024;

/** What a logo must be. */
export const logoRule = `JPG or PNG, ${iconSidePixels} × ${iconSidePixels} px, at most ${megabytes} MB. Of a larger picture you choose a part.`;

function problemOf({ code, width, height, format }: UploadRefusal): string {
  switch (code) {
    case 'empty':
      return 'This file is empty.';
    case 'too-large':
      return `This file is larger than ${megabytes} MB.`;
    case 'not-an-image':
      return 'This file is not a picture.';
    case 'other-image':
      return `This picture is ${format ? `in ${format} format` : 'neither JPG nor PNG'}. Save it as JPG or PNG.`;
    case 'too-small':
    case 'wrong-size':
      return width && height ? `This picture is ${width} × ${height} px.` : 'This picture has another size.';
    case 'animated':
      return 'This picture is animated. Save a single frame.';
    case 'print-colors':
      return 'This picture uses print colors (CMYK). Save it in RGB.';
    default:
      return 'This file cannot be read as a picture. Save it again.';
  }
}

/** Why a logo was refused, and what is accepted. */
export const describeLogoRefusal = (refusal: UploadRefusal) => `${problemOf(refusal)} ${logoRule}`;
