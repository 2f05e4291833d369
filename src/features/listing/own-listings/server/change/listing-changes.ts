import type { ChangeForm, ChangeOffer, ChangeResult } from '../../model/change-page.ts';
import type { ChangeDependencies } from './change-dependencies.ts';
import { findOffer, openChange } from './open-change.ts';
import { sendChange, type ChangeSending } from './send-change.ts';

/** Changes of listed items that their teams ask for, without another payment. */
export interface ListingChanges {
  /** What the status page of this reference offers; null where there is nothing to change. */
  offer(reference: string): Promise<ChangeOffer | null>;
  /** The form, filled with what is listed now; undefined when the holder of this reference cannot ask for a change. */
  open(reference: string): Promise<ChangeForm | undefined>;
  /** Sends it to the desk. @returns `reference` of the request, where it is a new one */
  send(sending: ChangeSending): Promise<{ result: ChangeResult; reference?: string }>;
}

export function createListingChanges(dependencies: ChangeDependencies): ListingChanges {
  return {
    offer: (reference) => findOffer(dependencies, reference),
    open: (reference) => openChange(dependencies, reference),
    send: (sending) => sendChange(dependencies, sending),
  };
}
