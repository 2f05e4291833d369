/** A form as it was sent, as its status page shows it. */
export interface SentForm {
  /** Opens the files that came with it. */
  reference: string;
  form: Readonly<Record<string, unknown>>;
  /** Names of networks, categories, countries and languages in it, by field and value. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
