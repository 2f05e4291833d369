import { ruleWeights, type ChainFault } from './chain-fault.ts';
import { formatNode } from './format-node.ts';
import type { JsonNode } from './reader/json-node.ts';
import { readLooseJson } from './reader/read-loose-json.ts';
import type { Slip } from './reader/slip.ts';
import { chainFields } from './rules/chain-fields.ts';
import type { KnownChains } from './rules/known-chains.ts';
import { objectOf } from './rules/mend-object.ts';
import { createSpot, type Report } from './rules/spot.ts';

/** Longest text that is looked at; the longest file of the repository has a tenth of it. */
export const chainTextMaxLength = 64 * 1024;

export interface MendedChain {
  /** The file to submit: in the repository's order, two spaces, one newline at the end. */
  text: string;
  /** `eip155-10.json`; null as long as the chain id is not sound. */
  fileName: string | null;
  chainId: number | null;
  name: string;
  /** Endpoints as the copy has them. */
  rpc: readonly string[];
  /** Names of icons that the file refers to. */
  icons: readonly string[];
}

export type ChainCheck =
  | { kind: 'empty' }
  /** Too long, no JSON, or no object: there is nothing to mend. */
  | { kind: 'unreadable'; faults: readonly ChainFault[] }
  | { kind: 'read'; faults: readonly ChainFault[]; mended: MendedChain };

type Raw = Omit<ChainFault, 'line' | 'column'>;

const ofSlip = ({ code, at, count, found }: Slip): Raw => ({
  code,
  weight: 'mended',
  path: '',
  at,
  found,
  expected: '',
  count,
});
const ofReport = (report: Report): Raw => ({ ...report, weight: ruleWeights[report.code], count: 1 });

const weightOrder = { fault: 0, mended: 1, advice: 2 } as const;

/** Faults first, each kind in the order of the text, with lines and columns from 1. */
function place(text: string, faults: readonly Raw[]): ChainFault[] {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return faults
    .map((fault) => {
      const line = starts.findLastIndex((start) => start <= fault.at);
      return { ...fault, line: line + 1, column: fault.at - (starts[line] ?? 0) + 1 };
    })
    .sort((a, b) => weightOrder[a.weight] - weightOrder[b.weight] || a.at - b.at);
}

const memberOf = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  node?.kind === 'object' ? node.members.find((member) => member.name === name)?.value : undefined;
const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'list' ? node.items : [];
const textOf = (node: JsonNode | undefined): string => (node?.kind === 'text' ? node.value : '');

function soundId(node: JsonNode | undefined): number | undefined {
  const id = node?.kind === 'number' && /^\d+$/.test(node.raw) ? Number(node.raw) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function present(node: JsonNode): MendedChain {
  const chainId = soundId(memberOf(node, 'chainId')) ?? null;
  const icons = [node, ...itemsOf(memberOf(node, 'explorers'))].map((each) => textOf(memberOf(each, 'icon')));
  return {
    text: formatNode(node),
    fileName: chainId === null ? null : `eip155-${chainId}.json`,
    chainId,
    name: textOf(memberOf(node, 'name')),
    rpc: itemsOf(memberOf(node, 'rpc')).map(textOf),
    icons: [...new Set(icons.filter((icon) => icon !== ''))],
  };
}

/** The object itself: whole lists of chains are published, so that one is easily copied with its brackets. */
function unwrap(node: JsonNode, reports: Report[]): JsonNode {
  const [only, ...others] = itemsOf(node);
  if (!only || others.length > 0) return node;
  createSpot(reports, '', node.at).report('in-a-list');
  return only;
}

function mendChain(node: JsonNode, known: KnownChains, reports: Report[]): JsonNode {
  const spot = createSpot(reports, '', node.at);
  // The id is needed by other fields, so it is mended once before them; what it reports then is told by its own turn.
  const first = objectOf(chainFields(known, undefined))(node, createSpot([], '', node.at));
  return objectOf(chainFields(known, soundId(memberOf(first, 'chainId'))))(node, spot);
}

/**
 * Checks the file of a chain as somebody pasted it, before they open a pull request (rulings §4).
 * @param known the chains whose ids and names are taken
 * @returns every fault at once, and a copy without those that could be mended. Checking the copy gives the same copy. Never throws.
 */
export function checkChainJson(text: string, known: KnownChains): ChainCheck {
  if (text.length > chainTextMaxLength) {
    const fault = ofReport({ code: 'too-long', path: '', at: 0, found: '', expected: '' });
    return { kind: 'unreadable', faults: place('', [fault]) };
  }
  const read = readLooseJson(text);
  if (read.kind === 'empty') return read;
  const slips = read.slips.map(ofSlip);
  if (read.kind === 'stopped') {
    const { code, at, found } = read.stop;
    const stop: Raw = { code, weight: 'fault', path: '', at, found, expected: '', count: 1 };
    return { kind: 'unreadable', faults: place(text, [stop, ...slips]) };
  }
  const reports: Report[] = [];
  const node = unwrap(read.node, reports);
  if (node.kind !== 'object') {
    createSpot(reports, '', node.at).report('not-an-object');
    return { kind: 'unreadable', faults: place(text, [...slips, ...reports.map(ofReport)]) };
  }
  const mended = mendChain(node, known, reports);
  return { kind: 'read', faults: place(text, [...slips, ...reports.map(ofReport)]), mended: present(mended) };
}
