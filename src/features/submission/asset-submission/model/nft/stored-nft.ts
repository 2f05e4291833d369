import { createStoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import { nftFields } from './nft-fields.ts';

export const nftFormat = createStoredFormat('nft', nftFields, 'StoredNftForm');
