/**
 * The import table of docs/architecture.md as data: which room may import from which.
 * eslint.config.js turns it into lint rules; tests/contract/walls.test.ts plants violations and expects each to be caught;
 * tests/contract/rooms.test.ts refuses a feature that is missing here, edges that lead back, and what nothing uses.
 */

/** Rooms outside features. A room may always import from itself. */
export const rooms = {
  lib: [],
  i18n: ['lib', 'brand'],
  platform: ['lib'],
  ui: ['lib', 'i18n'],
  routes: ['features', 'i18n', 'lib', 'platform/http', 'platform/limits', 'brand'],
};

/** What each part of a feature may import: `own` parts of the same feature, `declared` parts of the features it declares below. */
export const featureParts = {
  model: { rooms: ['lib', 'i18n'], own: [], declared: ['model'] },
  server: { rooms: ['lib', 'i18n', 'platform', 'brand'], own: ['model'], declared: ['model', 'server'] },
  view: { rooms: ['lib', 'i18n', 'ui', 'brand'], own: ['model'], declared: ['model', 'view'] },
  desk: { rooms: ['lib'], own: ['model'], declared: ['model', 'desk'] },
};

/** Declared feature edges, acyclic: feature → the features it may build on. */
export const featureEdges = {
  brand: [],
  'desk-kit': [],
  chains: [],
  catalogue: ['accounts', 'audit', 'chains', 'desk-kit', 'news', 'plain-forms', 'webhooks'],
  brandkit: ['brand'],
  sharing: ['brand'],
  about: ['catalogue', 'navigation'],
  navigation: ['brand', 'brandkit', 'newsletter'],
  'site-search': ['brand', 'catalogue', 'navigation', 'news', 'plain-forms'],
  shell: ['brand'],
  requirements: ['brand'],
  audit: ['desk-kit'],
  versions: ['audit', 'desk-kit'],
  webhooks: ['audit', 'desk-kit'],
  accounts: ['audit', 'desk-kit', 'mail'],
  mail: ['audit', 'desk-kit', 'news'],
  newsletter: ['accounts', 'audit', 'desk-kit', 'mail'],
  'newsletter-issues': ['accounts', 'audit', 'desk-kit', 'editing', 'mail', 'news', 'newsletter'],
  news: [],
  'second-person': ['accounts', 'audit', 'desk-kit'],
  downloads: ['accounts', 'audit', 'brand', 'desk-kit', 'second-person', 'versions'],
  products: ['brand', 'navigation', 'downloads'],
  home: ['brand', 'products'],
  'plain-forms': [],
  'wallet-connection': [],
  donations: ['brand', 'chains', 'wallet-connection'],
  submissions: ['audit', 'chains', 'donations', 'mail', 'plain-forms', 'requirements', 'webhooks'],
  approvals: ['wallet-connection'],
  'message-verification': ['approvals'],
  'offline-keys': ['downloads'],
  'batch-sending': ['approvals', 'wallet-connection'],
  'content-host': ['catalogue', 'chains', 'news', 'submissions'],
  developer: ['chains', 'submissions'],
  review: ['accounts', 'audit', 'catalogue', 'desk-kit', 'donations', 'submissions'],
  'asset-submission': ['chains', 'review', 'submissions'],
  'dapp-submission': ['catalogue', 'chains', 'review', 'submissions'],
  'token-submission': ['asset-submission', 'review', 'submissions'],
  'nft-submission': ['asset-submission', 'review', 'submissions'],
  recruiting: ['brand', 'review', 'submissions'],
  editing: ['audit', 'desk-kit', 'versions'],
  'news-editing': ['editing', 'news'],
  'catalogue-editing': [
    'accounts',
    'asset-submission',
    'audit',
    'catalogue',
    'chains',
    'dapp-submission',
    'desk-kit',
    'developer',
    'editing',
    'nft-submission',
    'review',
    'second-person',
    'submissions',
    'token-submission',
    'versions',
    'webhooks',
  ],
  reports: ['accounts', 'audit', 'catalogue', 'desk-kit', 'mail', 'plain-forms'],
  watching: ['accounts', 'audit', 'catalogue', 'dapp-submission', 'desk-kit', 'donations', 'submissions'],
  appeals: ['accounts', 'audit', 'catalogue', 'desk-kit', 'plain-forms', 'review', 'submissions'],
  'own-listings': [
    'appeals',
    'audit',
    'catalogue',
    'catalogue-editing',
    'dapp-submission',
    'plain-forms',
    'review',
    'submissions',
  ],
  'site-editing': ['about', 'editing', 'shell'],
  transfers: ['accounts', 'audit', 'brand', 'desk-kit', 'donations', 'plain-forms', 'review', 'submissions'],
  'service-status': ['accounts', 'audit', 'desk-kit'],
  alerts: ['mail', 'webhooks'],
  numbers: ['accounts', 'audit', 'brand', 'catalogue', 'desk-kit', 'donations', 'review', 'submissions'],
  privacy: ['audit', 'brand', 'donations', 'newsletter', 'submissions'],
  legal: ['brand', 'news', 'privacy', 'shell'],
  setup: ['accounts', 'alerts', 'audit', 'desk-kit', 'news'],
};

/** Everything else (app, tests, scripts, content) may import anything. */
