import { createStoredFormat } from '#features/submissions/model/stored-payload.ts';
import { nftFields } from './nft-fields.ts';

export const nftFormat = createStoredFormat('nft', nftFields, 'StoredNftForm');
