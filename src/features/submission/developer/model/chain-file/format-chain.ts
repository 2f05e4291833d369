import { formatNode } from './format-node.ts';
import { readLooseJson } from './reader/read-loose-json.ts';

/** A chain as text, in the repository's formatting but its own order. */
export function formatChain(chain: object): string {
  const read = readLooseJson(JSON.stringify(chain));
  return read.kind === 'read' ? formatNode(read.node) : '';
}
