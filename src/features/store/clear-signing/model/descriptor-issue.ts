/**
 * Why a file cannot be imported. `include`: it takes parts from another file. `link`: it names an address to load something from, or shows one.
 * `text`: a text that visitors would read is missing, too long, hides characters or has letters that are not Latin. `function`: its name or its parameters cannot be read.
 * `not-listed`: none of its contracts belongs to an item of the catalogue.
 */
export type DescriptorIssueKind =
  | 'too-long'
  | 'json'
  | 'shape'
  | 'include'
  | 'link'
  | 'text'
  | 'path'
  | 'format'
  | 'function'
  | 'too-many'
  | 'not-listed';

export interface DescriptorIssue {
  kind: DescriptorIssueKind;
  /** The part of the file, such as `display.formats.transfer.fields[0]`; empty for all of it. */
  at: string;
}

/** A file can have names as long as itself. */
const atMax = 200;

/** Ends the reading at its first issue. */
export class DescriptorError extends Error {
  readonly issue: DescriptorIssue;
  constructor(kind: DescriptorIssueKind, at: string) {
    super(kind);
    this.issue = { kind, at: at.slice(0, atMax) };
  }
}
