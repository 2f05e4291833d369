import { ruleSeverities, type ChainIssue } from './chain-issue.ts';
import { formatNode } from './format-node.ts';
import type { JsonNode } from './reader/json-node.ts';
import { readLooseJson } from './reader/read-loose-json.ts';
import type { SyntaxIssue } from './reader/syntax-issue.ts';
import { chainFields } from './rules/chain-fields.ts';
import type { KnownChains } from './rules/known-chains.ts';
import { objectOf } from './rules/fix-object.ts';
import { createRuleContext, type Report } from './rules/rule-context.ts';

/** Longest text that is checked; the longest file of the repository has a tenth of it. */
export const chainTextMaxLength = 64 * 1024;

export interface CorrectedChain {
  /** The file to submit: in the repository's order, two spaces, one newline at the end. */
  text: string;
  /** `eip155-10.json`; null until the chain id is valid. */
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
  /** Too long, not JSON, or not an object: there is nothing to fix. */
  | { kind: 'unreadable'; issues: readonly ChainIssue[] }
  | { kind: 'read'; issues: readonly ChainIssue[]; corrected: CorrectedChain };

type Raw = Omit<ChainIssue, 'line' | 'column'>;

const ofSyntaxIssue = ({ code, at, count, found }: SyntaxIssue): Raw => ({
  code,
  severity: 'fixed',
  path: '',
  at,
  found,
  expected: '',
  count,
});
const ofReport = (report: Report): Raw => ({ ...report, severity: ruleSeverities[report.code], count: 1 });

const severityOrder = { error: 0, fixed: 1, advice: 2 } as const;

/** Issues first, each kind in text order, with lines and columns starting at 1. */
function place(text: string, issues: readonly Raw[]): ChainIssue[] {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return issues
    .map((issue) => {
      const line = starts.findLastIndex((start) => start <= issue.at);
      return { ...issue, line: line + 1, column: issue.at - (starts[line] ?? 0) + 1 };
    })
    .sort((a, b) => severityOrder[a.severity] - severityOrder[b.severity] || a.at - b.at);
}

const memberOf = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  node?.kind === 'object' ? node.members.find((member) => member.name === name)?.value : undefined;
const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'list' ? node.items : [];
const textOf = (node: JsonNode | undefined): string => (node?.kind === 'text' ? node.value : '');

function validId(node: JsonNode | undefined): number | undefined {
  const id = node?.kind === 'number' && /^\d+$/.test(node.raw) ? Number(node.raw) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function present(node: JsonNode): CorrectedChain {
  const chainId = validId(memberOf(node, 'chainId')) ?? null;
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

/**
 * The object itself: lists of chains are published as a whole, so that one is easily copied with its
 * brackets.
 */
function unwrap(node: JsonNode, reports: Report[]): JsonNode {
  const [only, ...others] = itemsOf(node);
  if (!only || others.length > 0) return node;
  createRuleContext(reports, '', node.at).report('in-a-list');
  return only;
}

function correctChain(node: JsonNode, known: KnownChains, reports: Report[]): JsonNode {
  const context = createRuleContext(reports, '', node.at);
  // Other fields need the id, so it is checked once before them; its issues are reported in its turn.
  const first = objectOf(chainFields(known, undefined))(node, createRuleContext([], '', node.at));
  return objectOf(chainFields(known, validId(memberOf(first, 'chainId'))))(node, context);
}

/**
 * Checks a pasted chain file before its author opens a pull request (rulings §4).
 * @param known chains whose ids and names are taken
 * @returns all issues, and a copy without those that could be corrected. Checking the copy gives the same
 * copy. Never throws.
 */
export function checkChainJson(text: string, known: KnownChains): ChainCheck {
  if (text.length > chainTextMaxLength) {
    const issue = ofReport({ code: 'too-long', path: '', at: 0, found: '', expected: '' });
    return { kind: 'unreadable', issues: place('', [issue]) };
  }
  const read = readLooseJson(text);
  if (read.kind === 'empty') return read;
  const syntaxIssues = read.syntaxIssues.map(ofSyntaxIssue);
  if (read.kind === 'stopped') {
    const { code, at, found } = read.stop;
    const stop: Raw = { code, severity: 'error', path: '', at, found, expected: '', count: 1 };
    return { kind: 'unreadable', issues: place(text, [stop, ...syntaxIssues]) };
  }
  const reports: Report[] = [];
  const node = unwrap(read.node, reports);
  if (node.kind !== 'object') {
    createRuleContext(reports, '', node.at).report('not-an-object');
    return { kind: 'unreadable', issues: place(text, [...syntaxIssues, ...reports.map(ofReport)]) };
  }
  const corrected = correctChain(node, known, reports);
  return {
    kind: 'read',
    issues: place(text, [...syntaxIssues, ...reports.map(ofReport)]),
    corrected: present(corrected),
  };
}
