import type { DeskCalls } from './call-desk.ts';
import type { Resource } from './resources.ts';

/** Options of the command line, as they were given. */
export interface DeskOptions {
  state?: string | undefined;
  kind?: string | undefined;
  search?: string | undefined;
  limit: string;
  csv: boolean;
  json: boolean;
  note?: string | undefined;
  reason?: string | undefined;
  text?: string | undefined;
  /** `NAME=reason`, once for each field of the form. */
  field?: string[] | undefined;
  /** `NAME=value`, once for each fact that is corrected while approving. */
  correct?: string[] | undefined;
  hot: boolean;
  publish: boolean;
  /** Prints an example of the file that `import` takes. */
  shape: boolean;
  /** Of a refund: its transaction, whole tokens, the address and the number of the payment. */
  link?: string | undefined;
  amount?: string | undefined;
  to?: string | undefined;
  payment?: string | undefined;
  /** Number of the refund that is replaced by a corrected one, asked about or confirmed. */
  replace?: string | undefined;
  ask?: string | undefined;
  confirm?: string | undefined;
}

/** What a command gets: the words after its name, and the options. */
export interface DeskCommand {
  desk: DeskCalls;
  words: readonly string[];
  options: DeskOptions;
  print: (text: string) => void;
  /** Beside the output, on standard error. */
  note: (text: string) => void;
}

/** The command was written wrongly, or its file cannot be read: nothing was asked of the desk. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/** @param what it is, for the sentence when it is missing */
export function wordAt(words: readonly string[], index: number, what: string): string {
  const word = words[index];
  if (word === undefined) throw new Error(`Say ${what}.`);
  return word;
}

export function given(value: string | undefined, option: keyof DeskOptions): string {
  if (!value) throw new Error(`Give --${option}.`);
  return value;
}

export const readOne = <Item>({ desk }: DeskCommand, { path }: Resource, id: string) =>
  desk.get<Item>(`${path}/${encodeURIComponent(id)}`);
