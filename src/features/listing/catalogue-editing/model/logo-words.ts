import { pictureProblemOf } from '#features/team/editing/model/picture-words.ts';
import { iconMaxBytes, iconSidePixels } from '#lib/upload-limits.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';

const megabytes = iconMaxBytes / 1024 / 1024;

/** What a logo must be. */
export const logoRule = `JPG or PNG, ${iconSidePixels} × ${iconSidePixels} px, at most ${megabytes} MB. You can choose a part of a larger picture.`;

const sizeProblemOf = ({ width, height }: UploadRefusal) =>
  width && height ? `This picture is ${width} × ${height} px.` : 'This picture has a different size.';

/** Why a logo was refused, and what is accepted. */
export const describeLogoRefusal = (refusal: UploadRefusal) =>
  `${pictureProblemOf(refusal, iconMaxBytes) ?? sizeProblemOf(refusal)} ${logoRule}`;
