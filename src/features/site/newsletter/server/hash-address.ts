import { createHmac } from 'node:crypto';

/** Keyed hash of an address: nobody without the key can test addresses against it. */
export type HashAddress = (email: string) => string;

/** @param secret of the desk; with another one every hash is another */
export const createHashAddress =
  (secret: string): HashAddress =>
  (email) =>
    createHmac('sha256', secret).update(`address of a subscriber: ${email}`).digest('hex');

/** The audit log's name for an erased address; it is the same whenever the same address is erased. */
export const addressSubject = (hashAddress: HashAddress, email: string): string =>
  `address ${hashAddress(email.toLowerCase())}`;
