import * as v from 'valibot';
import type { DescriptorKind } from './descriptor.ts';
import { descriptorMax } from './parse-descriptor.ts';

/** What the desk sends: the text of a file. */
export const importSchema = v.object({ text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(descriptorMax)) });

/** What can be done with an imported description. */
export const descriptorChangeSchema = v.object({ name: v.literal('remove') });

/** A description of one contract, as the desk lists it. */
export interface ListedDescriptor {
  id: number;
  chainId: string;
  address: string;
  kind: DescriptorKind;
  owner: string;
  /** Of the file. */
  sha256: string;
  /** Email address of the account that imported or confirmed it. */
  actor: string;
  /** RFC 3339, UTC. */
  at: string;
}
