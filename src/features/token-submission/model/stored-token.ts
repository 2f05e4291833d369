import { createStoredFormat } from '#features/submissions/model/stored-payload.ts';
import { tokenFields } from './token-fields.ts';

export const tokenFormat = createStoredFormat('token', tokenFields, 'StoredTokenForm');
