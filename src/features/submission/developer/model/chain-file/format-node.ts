import type { JsonNode } from './reader/json-node.ts';

/** The repository runs prettier over its files: lists of plain values stay on one line if they fit. */
const lineWidth = 80;

const hasMembers = (node: JsonNode): boolean =>
  node.kind === 'object' ? node.members.length > 0 : node.kind === 'list' && node.items.some(hasMembers);

/** On one line; objects with members always take several. */
function formatFlat(node: JsonNode): string {
  if (node.kind === 'text') return JSON.stringify(node.value);
  if (node.kind === 'number') return node.raw;
  if (node.kind === 'word') return String(node.value);
  if (node.kind === 'object') return '{}';
  return `[${node.items.map(formatFlat).join(', ')}]`;
}

interface Line {
  indent: string;
  /** Characters that share the line: before the value, and a comma after it. */
  usedWidth: number;
}

function formatAt(node: JsonNode, { indent, usedWidth }: Line): string {
  if (!hasMembers(node)) {
    const flat = formatFlat(node);
    if (node.kind !== 'list' || node.items.length === 0 || usedWidth + flat.length <= lineWidth) return flat;
  }
  const inner = `${indent}  `;
  const lines: string[] = [];
  if (node.kind === 'object')
    for (const [place, { name, value }] of node.members.entries()) {
      const start = `${inner}${JSON.stringify(name)}: `;
      const comma = place < node.members.length - 1 ? 1 : 0;
      lines.push(start + formatAt(value, { indent: inner, usedWidth: start.length + comma }));
    }
  else if (node.kind === 'list')
    for (const [place, item] of node.items.entries()) {
      const comma = place < node.items.length - 1 ? 1 : 0;
      lines.push(inner + formatAt(item, { indent: inner, usedWidth: inner.length + comma }));
    }
  const [open, close] = node.kind === 'object' ? ['{', '}'] : ['[', ']'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The text of a file: two spaces, one newline at the end, like prettier's output. */
export function formatNode(node: JsonNode): string {
  return `${formatAt(node, { indent: '', usedWidth: 0 })}\n`;
}
