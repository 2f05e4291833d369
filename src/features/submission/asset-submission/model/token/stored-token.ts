import { createStoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import { tokenFields } from './token-fields.ts';

export const tokenFormat = createStoredFormat('token', tokenFields, 'StoredTokenForm');
