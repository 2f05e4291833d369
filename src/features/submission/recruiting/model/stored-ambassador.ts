import { createStoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import { ambassadorFields } from './ambassador-fields.ts';

export const ambassadorFormat = createStoredFormat('ambassador', ambassadorFields, 'StoredAmbassadorForm');
