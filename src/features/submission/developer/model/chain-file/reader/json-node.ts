/**
 * A value of a JSON text with its position; numbers keep their spelling, objects the order of their members.
 */
export type JsonNode = { /** Offset in the text, in UTF-16 units. */ at: number } & (
  | { kind: 'object'; members: JsonMember[] }
  | { kind: 'list'; items: JsonNode[] }
  | { kind: 'text'; value: string }
  | { kind: 'number'; raw: string }
  | { kind: 'word'; value: boolean | null }
);

export interface JsonMember {
  name: string;
  /** Offset of the name. */
  at: number;
  value: JsonNode;
}

export const textNode = (value: string, at: number): JsonNode => ({ kind: 'text', value, at });
export const numberNode = (raw: string, at: number): JsonNode => ({ kind: 'number', raw, at });
