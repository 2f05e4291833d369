import { useLingui } from '@lingui/react/macro';
import type { UploadError } from './file-refusal.ts';
import { useLostWords } from './use-lost-words.ts';

/** Why a logo was not taken, and what is (specification §8). */
export function useLogoWords(): (error: UploadError) => string {
  const { t } = useLingui();
  const lost = useLostWords();
  const logoRule = t`Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.`;
  return (error) => {
    switch (error.code) {
      case 'too-small':
      case 'wrong-size': {
        const { width, height } = error;
        if (width === undefined || height === undefined)
          return t`This file has the wrong dimensions. ${logoRule}`;
        if (error.code === 'too-small') return t`This image is only ${width} × ${height}. ${logoRule}`;
        return t`This file is ${width} × ${height}. ${logoRule}`;
      }
      case 'too-large':
        return t`This file is larger than 5 MB. ${logoRule}`;
      case 'empty':
        return t`This file is empty. ${logoRule}`;
      case 'other-image': {
        const { format } = error;
        if (format === undefined) return t`This file is neither JPG nor PNG. ${logoRule}`;
        return t`This file is an image in ${format} format. ${logoRule}`;
      }
      case 'animated':
        return t`This image is animated. ${logoRule}`;
      case 'print-colors':
        return t`This image uses print colors (CMYK). Save it in RGB. ${logoRule}`;
      case 'bomb':
        return t`This file unpacks to far more data than a logo needs. Save the image again. ${logoRule}`;
      case 'too-complex':
        return t`This image takes too much time or memory to open. Save it again. ${logoRule}`;
      case 'not-an-image':
        return t`This file is neither JPG nor PNG. ${logoRule}`;
      case 'offline':
      case 'server':
      case 'too-many-requests':
        return lost(error.code);
      default:
        return t`This file cannot be read as an image. ${logoRule}`;
    }
  };
}
