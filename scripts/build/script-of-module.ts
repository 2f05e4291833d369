import { parse } from 'node:path';
import type { Rolldown } from 'vite';

const productPages = ['card', 'desktop', 'extension', 'hardware'];
const formPages = [
  'recruiting-apply',
  'submit-dapp',
  'submit-nft',
  'submit-token',
  'logo-cropper',
  'paying-steps',
];
const donatePages = ['donate', 'show-donation', 'submission-status', 'success'];

/**
 * Pages that share a script, the smallest families first. What others share is in `common` when the home page, where most visits
 * begin, needs it too, and otherwise in `inner`.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  objects: ['download-app', 'verify', 'developer', 'dapp', 'partner'],
  legal: ['privacy', 'terms'],
  articles: ['news-item', 'tutorial', 'privacy', 'terms'],
  // The words of the choice are no part of what counts, so that no other page has them.
  statistics: ['cookies', 'privacy'],
  counting: ['count-visit', 'cookies', 'privacy'],
  search: ['not-found', 'search'],
  store: ['dappstore', 'dappstore-detail', 'search'],
  products: productPages,
  drawings: [...productPages, 'home', 'download-app'],
  downloads: ['download-app', 'download-pc', 'verify', 'desktop', 'extension', 'tools-keys'],
  tools: ['tools-approvals', 'tools-batch-sender', 'tools-keys', 'tools-verify-message'],
  reference: ['api-reference', 'developer', 'submit-chain'],
  paying: ['paying-steps', ...donatePages],
  wallets: ['paying-steps', ...donatePages, 'tools-approvals', 'tools-batch-sender', 'tools-verify-message'],
  forms: formPages,
  // Addresses are checked with these, and private keys that were typed by mistake are known by them.
  hashes: [...formPages, 'holds-secret'],
  submission: [...formPages, ...donatePages, 'submission-change'],
  fields: [
    ...formPages,
    ...donatePages,
    ...[
      'submission-change',
      'submit-chain',
      'load-start-lists',
      'format-price',
      'report',
      'status-link',
      'holds-secret',
    ],
    ...[
      'not-found',
      'search',
      'review-times',
      'tools-approvals',
      'tools-batch-sender',
      'tools-keys',
      'tools-verify-message',
      'verify',
    ],
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
    // Every visit begins with the entry.
    if (info?.isEntry) pages.add('home');
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
  return family ?? (pages.has('home') ? 'common' : 'inner');
}
