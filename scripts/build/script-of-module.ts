import { parse } from 'node:path';
import type { Rolldown } from 'vite';

const productPages = ['card', 'desktop', 'extension', 'hardware'];
const formPages = ['recruiting-apply', 'submit-dapp', 'submit-nft', 'submit-token', 'logo-cropper'];
const donatePages = ['donate', 'show-donation', 'submission-status', 'success'];

/** Pages that share a script, the smallest families first. What others share is in `common`. */
const families: Readonly<Record<string, readonly string[]>> = {
  articles: ['news-item', 'tutorial'],
  store: ['dappstore', 'dappstore-detail'],
  products: productPages,
  drawings: [...productPages, 'home'],
  downloads: ['download-app', 'download-pc', 'verify', 'desktop', 'extension'],
  tools: ['tools-approvals', 'tools-verify-message'],
  reference: ['api-reference', 'developer', 'submit-chain'],
  forms: formPages,
  submission: [...formPages, ...donatePages, 'submission-change'],
  fields: [
    ...formPages,
    ...donatePages,
    ...['submission-change', 'submit-chain', 'load-start-lists', 'format-price', 'report', 'status-link'],
    ...['review-times', 'tools-approvals', 'tools-verify-message', 'verify'],
  ],
};

/** Larger than most pages and needed by some: a script each. */
const apart: Readonly<Record<string, RegExp>> = {
  valibot: /[\\/]node_modules[\\/]valibot[\\/]/,
  'qr-code': /[\\/]node_modules[\\/]uqr[\\/]|[\\/]src[\\/](?:lib[\\/]qr-path|ui[\\/]qr-code[\\/])/,
};

const nameOf = (file: string) => parse(file).name;

/** Names of the pages, and other parts loaded on demand, that need a module. */
function pagesOf(moduleId: string, context: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set<string>();
  const pages = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (info?.dynamicImporters.length && !id.includes('node_modules')) pages.add(nameOf(id));
    info?.importers.forEach(visit);
  };
  visit(moduleId);
  return pages;
}

/**
 * The script that a module of the visitors' pages goes into. Left to itself the bundler makes a script of every set of
 * modules that the same pages share: 37 for the home page, most of them below one kilobyte (decision 043).
 * @returns null for what a single page needs
 */
export function scriptOfModule(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  const own = Object.keys(apart).find((name) => apart[name]?.test(moduleId));
  if (own) return own;
  const pages = pagesOf(moduleId, context);
  if (pages.size < 2) return null;
  const family = Object.keys(families).find((name) =>
    [...pages].every((page) => families[name]?.includes(page)),
  );
  return family ?? 'common';
}
