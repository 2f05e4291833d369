import { createStoredFormat } from '../stored-payload.ts';
import { nftFields } from './nft-fields.ts';

export const nftFormat = createStoredFormat('nft', nftFields, 'StoredNftForm');
