/** A line of a mail: what happened to what, without any text about it, an address or a key. */
export interface ToldNotice {
  id: number;
  /** In our words. */
  title: string;
  /** In a stranger's words; empty where there is nothing to name. */
  detail: string;
}

/** What a mail to one person at the desk says. */
export type NoticeMailFacts = {
  /** Scheme, host and port of the desk. */
  deskOrigin: string;
} & (
  | { about: 'one'; notice: ToldNotice }
  | {
      about: 'digest';
      notices: readonly ToldNotice[];
      /** How many more there are than the mail names. */
      further: number;
    }
);
