import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes } from 'mdast';
import { findSafeHref } from '#features/core/news/server/find-safe-href.ts';

/** What is left of a link that was not finished: `[terms](/terms`, `[terms][no such name]`. */
const unfinished = /\[[^[\]]{0,200}\](?:\(|\[[^[\]]{0,200}\])/;

function findProblem(node: Nodes, leadsToPage: (path: string) => boolean): string | undefined {
  if (node.type === 'html') return `${node.value} is HTML, which is not shown; write it in Markdown`;
  if (node.type === 'text') {
    const found = unfinished.exec(node.value)?.[0];
    return found && `${found} is an unfinished link`;
  }
  if (node.type !== 'link' && node.type !== 'definition') return undefined;
  const href = findSafeHref(node.url);
  if (href === undefined)
    return `the link to "${node.url}" leads nowhere; write https://…, mailto:… or a path of this site, such as /terms`;
  if (!href.startsWith('/') || leadsToPage(href.split(/[?#]/)[0]!)) return undefined;
  return `the link to "${node.url}" leads to no page of this site`;
}

/**
 * What in a legal text would not be shown as it was meant: links that lead nowhere, unfinished ones, HTML.
 * @param leadsToPage whether a path without language is one of the portal's
 * @returns sentences without an end, each with its line
 */
export function listBrokenLinks(markdown: string, leadsToPage: (path: string) => boolean): string[] {
  const problems: string[] = [];
  const waiting: Nodes[] = [fromMarkdown(markdown)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const problem = findProblem(node, leadsToPage);
    if (problem) problems.push(`line ${node.position?.start.line ?? 1}: ${problem}`);
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return problems;
}
