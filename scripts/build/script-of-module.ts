import { parse } from 'node:path';
import type { Rolldown } from 'vite';

/** What the home page fetches when it is scrolled. */
const homeSections = 'home-sections.later';
const productPages = ['card', 'desktop', 'extension', 'hardware'];
/** Check and review of each kind of form. */
const completions = ['ambassador-completion', 'dapp-completion', 'nft-completion', 'token-completion'];
const formPages = [
  'recruiting-apply',
  'submit-dapp',
  'submit-nft',
  'submit-token',
  'logo-cropper',
  'file-work',
  'paying-steps',
  'token-info-dialog',
  ...completions,
];
const donatePages = ['donate', 'show-donation', 'submission-status', 'success'];

/** What the extension's page fetches when its field is used. */
const requestReader = 'request-result';

/** What the batch sender fetches when a list with names is checked. */
const nameLookUp = 'look-up-names';

/** What the API reference fetches when a call is opened. */
const callForm = 'call-form';

/** Others with fields. */
const fieldPages = [
  ...donatePages,
  ...['submission-change', 'submit-chain', 'report', 'status-link', 'not-found', 'search', 'review-times'],
  ...['load-start-lists', 'format-price', 'holds-secret', 'verify'],
  ...['tools-approvals', 'tools-batch-sender', 'tools-keys', 'tools-token-check', 'tools-verify-message'],
  'tools-token-check-appeal',
  ...['extension', requestReader, callForm],
];

/** Pages that share a script, the smallest families first. What others share is in `sharedScripts`. */
const families: Readonly<Record<string, readonly string[]>> = {
  objects: ['download-app', 'verify', 'developer', 'dapp', 'partner'],
  legal: ['privacy', 'terms'],
  kept: ['status-link', 'success'],
  articles: ['news-item', 'tutorial', 'privacy', 'terms'],
  // The words of the choice are no part of what counts, so that no other page has them.
  statistics: ['cookies', 'privacy'],
  counting: ['count-visit', 'cookies', 'privacy'],
  search: ['not-found', 'search'],
  findings: ['tools-token-check', 'tools-token-check-appeal'],
  reports: ['report', 'tools-token-check-appeal'],
  store: ['dappstore', 'dappstore-detail', 'search'],
  products: productPages,
  devices: [...productPages, homeSections, 'download-app'],
  downloads: ['download-app', 'download-pc', 'verify', 'desktop', 'extension', 'tools-keys'],
  'typed-data': ['tools-verify-message', requestReader],
  alphabets: [requestReader, nameLookUp],
  // The look-up uses none of them: viem's index, which it imports from, has them too.
  'word-lists': ['holds-secret', nameLookUp],
  // All of viem is in here, because its modules are imported through its index. The key generator's page does without.
  'chain-tools': [
    'tools-approvals',
    'tools-batch-sender',
    'tools-token-check',
    'tools-verify-message',
    requestReader,
    nameLookUp,
  ],
  tools: [
    'tools-approvals',
    'tools-batch-sender',
    'tools-keys',
    'tools-token-check',
    'tools-token-check-appeal',
    'tools-verify-message',
    requestReader,
    // Looks like a tool.
    'status-link',
  ],
  reference: ['api-reference', 'developer', 'submit-chain', callForm],
  // A file is looked at where one is chosen, and its cropper shows it.
  pictures: ['file-work', 'logo-cropper', 'submission-change'],
  assets: ['submit-nft', 'submit-token', 'nft-completion', 'token-completion'],
  completion: [...completions, 'paying-steps'],
  paying: ['paying-steps', ...donatePages],
  wallets: [
    'paying-steps',
    ...donatePages,
    'tools-approvals',
    'tools-batch-sender',
    'tools-verify-message',
    requestReader,
  ],
  checks: [...completions, 'paying-steps', ...donatePages, 'submission-change'],
  // The page of a submission knows all kinds; the form of a DApp does not have to, and what checks it need not be there at first.
  kinds: [...formPages.filter((page) => !/dapp/.test(page)), ...donatePages, 'submission-change'],
  addresses: [...formPages.filter((page) => page !== 'submit-dapp'), ...donatePages, 'submission-change'],
  forms: formPages,
  // Addresses are checked with these, and private keys that were typed by mistake are known by them.
  hashes: [...formPages, 'holds-secret'],
  submission: [...formPages, ...donatePages, 'submission-change'],
  // The lists of networks and token standards are fetched at idle; few pages have fields as well.
  lists: ['load-start-lists', 'submit-chain'],
  'plain-fields': fieldPages,
  fields: [...formPages, ...fieldPages],
};

const isForHome = (pages: ReadonlySet<string>) => pages.has('home');
const isForStore = (pages: ReadonlySet<string>) => pages.has('dappstore');
const isForForm = (pages: ReadonlySet<string>) => pages.has('submit-dapp');

/**
 * What pages of several families share, by the three pages that most visits are about, so that none of them carries what only the others
 * need: the first that fits. More pages of the three need a module's imports than the module, so these never import each other in a circle.
 */
const sharedScripts: Readonly<Record<string, (pages: ReadonlySet<string>) => boolean>> = {
  common: (pages) => isForHome(pages) && isForForm(pages),
  'home-store': (pages) => isForHome(pages) && isForStore(pages),
  'home-shared': isForHome,
  'store-form': (pages) => isForStore(pages) && isForForm(pages),
  'store-shared': isForStore,
  'form-shared': isForForm,
  'home-later': (pages) => pages.has(homeSections),
  inner: () => true,
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
  return family ?? Object.keys(sharedScripts).find((name) => sharedScripts[name]?.(pages)) ?? null;
}
