import { createStoredFormat } from '../stored-payload.ts';
import { ambassadorFields } from './ambassador-fields.ts';

export const ambassadorFormat = createStoredFormat('ambassador', ambassadorFields, 'StoredAmbassadorForm');
