/* What the rows are called that filters are tried on. In each list a filter leaves the avocet, or the curlew, which is decided, and the bittern goes. */

export const avocet = 'Wader Avocet';
export const bittern = 'Wader Bittern';
export const curlew = 'Wader Curlew';

/** Unlike the payments that wait for a second person, which are above the list. */
export const proposed = (name: string) => `${name} proposed`;

/** The mailbox of one of them. */
export const mailboxOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@example.org`;

/** Who sent each transfer, which names it in the list. */
export const senders = {
  avocet: `0x${'a1'.repeat(20)}`,
  bittern: `0x${'b2'.repeat(20)}`,
  curlew: `0x${'c3'.repeat(20)}`,
};

/** The submission that the avocet's mail is about. */
export const mailedSubmission = 900_001;

/** The person who tries the filters. */
export interface Person {
  /** Account. */
  id: string;
  name: string;
  email: string;
}
