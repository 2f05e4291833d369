import { isRecord, isString } from '#lib/read-stored.ts';
import type { AssetDraft } from '../model/asset-fields.ts';

/** Values of the controls in the forms of tokens and NFT collections; the logo is kept separately with its name. */
export interface AssetControls extends Omit<AssetDraft, 'icon'> {
  /** By field, what was read from the chain: a field that still holds it is marked. Where a value came from is not sent. */
  read: Record<string, string>;
}

const isTexts = (stored: unknown): stored is Record<string, string> =>
  isRecord(stored) && !Array.isArray(stored) && Object.values(stored).every(isString);

export const readEntry = {
  read: (stored: unknown): Record<string, string> => (isTexts(stored) ? { ...stored } : {}),
};
