/** Text within a block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; children: Inline[] }
  /** An uploaded file of this site; `src` is its path. `alt` is never empty. */
  | { kind: 'picture'; src: string; alt: string; width?: number; height?: number }
  /** `href` is http, https, mailto, or a path of this site without language. */
  | { kind: 'link'; href: string; children: Inline[] };

/** A node of a Markdown text. It contains no HTML, so showing it cannot run anything. JSON. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  /** `start` is the first number of an ordered list, null for bullets. */
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };
