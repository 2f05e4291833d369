import * as v from 'valibot';
import { withdrawalReasons } from './withdrawal.ts';

/** What can be done with a file of the key generator that was offered. */
export const keysFileChangeSchema = v.variant('name', [
  v.object({ name: v.literal('withdraw'), reason: v.picklist(withdrawalReasons) }),
  /** Ends a withdrawal. */
  v.object({ name: v.literal('offer-again') }),
]);
export type KeysFileChange = v.InferOutput<typeof keysFileChangeSchema>;
