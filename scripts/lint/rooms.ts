/**
 * The import table of docs/architecture.md as data: which feature may build on which. What is outside of features, and the parts of a feature, are in room-parts.ts.
 * eslint.config.js turns it into lint rules; tests/contract/walls.test.ts plants violations and expects each to be caught;
 * tests/contract/rooms.test.ts refuses a feature that is missing here, edges that lead back, and what nothing uses. Everything else (app, tests, scripts, content)
 * may import anything.
 */
import type { Edges } from './room-parts.ts';

/** Features that belong together: a folder in `src/features`. */
export interface FeatureGroup {
  /** What it is about, in a few words. */
  about: string;
  /** The groups that it builds on, and through them on theirs. At most 12 such arrows, so that one can keep them in mind. */
  uses: readonly string[];
  /** Feature → the features it may build on: of its own group, or of one that the group reaches. Acyclic. */
  features: Edges;
}

export const featureGroups: Readonly<Record<string, FeatureGroup>> = {
  core: {
    about: 'what every other group builds on',
    uses: [],
    features: {
      brand: [],
      chains: [],
      addresses: ['chains'],
      'desk-kit': [],
      news: [],
      'plain-forms': [],
      'wallet-connection': [],
    },
  },
  team: {
    about: 'the people at the desk, and what they and the loops write: accounts, log, contents, mail',
    uses: ['core'],
    features: {
      audit: ['desk-kit'],
      versions: ['audit', 'desk-kit'],
      webhooks: ['audit', 'desk-kit'],
      mail: ['audit', 'desk-kit', 'news'],
      accounts: ['audit', 'desk-kit', 'mail'],
      notices: ['accounts', 'desk-kit', 'mail'],
      cases: ['accounts', 'audit', 'desk-kit', 'notices', 'webhooks'],
      'second-person': ['accounts', 'audit', 'cases', 'desk-kit', 'notices', 'webhooks'],
      editing: ['audit', 'desk-kit', 'versions'],
      alerts: ['mail', 'notices', 'webhooks'],
      setup: ['accounts', 'alerts', 'audit', 'desk-kit', 'news'],
    },
  },
  store: {
    about: 'listed items as visitors find and report them',
    uses: ['team'],
    features: {
      catalogue: ['accounts', 'audit', 'chains', 'desk-kit', 'news', 'plain-forms', 'webhooks'],
      reports: [
        'accounts',
        'audit',
        'cases',
        'catalogue',
        'desk-kit',
        'mail',
        'notices',
        'plain-forms',
        'token-checks',
        'webhooks',
      ],
      'token-checks': ['addresses', 'chains'],
      'clear-signing': ['audit', 'catalogue', 'desk-kit', 'second-person'],
    },
  },
  submission: {
    about: 'from a form to a decision: submissions, donations, review',
    uses: ['store'],
    features: {
      donations: ['brand', 'chains', 'wallet-connection'],
      'form-fields': ['addresses', 'chains'],
      submissions: ['addresses', 'audit', 'donations', 'form-fields', 'mail', 'webhooks'],
      'submission-checks': ['catalogue', 'form-fields', 'submissions'],
      uploads: ['submissions'],
      'submission-form': ['brand', 'chains', 'donations', 'form-fields', 'submissions', 'uploads'],
      paying: ['donations', 'submission-form', 'submissions'],
      'submission-status': [
        'donations',
        'form-fields',
        'paying',
        'plain-forms',
        'submission-form',
        'submissions',
      ],
      'review-queue': ['accounts', 'audit', 'desk-kit', 'donations', 'notices', 'submissions', 'webhooks'],
      'canned-answers': ['accounts', 'audit', 'desk-kit', 'review-queue', 'submissions'],
      'review-notes': ['accounts', 'audit', 'desk-kit', 'notices', 'review-queue', 'submissions'],
      'payment-review': [
        'accounts',
        'addresses',
        'audit',
        'desk-kit',
        'donations',
        'form-fields',
        'review-queue',
        'submissions',
      ],
      review: [
        'accounts',
        'addresses',
        'audit',
        'canned-answers',
        'catalogue',
        'desk-kit',
        'donations',
        'form-fields',
        'mail',
        'notices',
        'payment-review',
        'review-notes',
        'review-queue',
        'submissions',
        'webhooks',
      ],
      'dapp-submission': [
        'addresses',
        'catalogue',
        'chains',
        'desk-kit',
        'form-fields',
        'paying',
        'review',
        'submission-checks',
        'submission-form',
        'submissions',
        'uploads',
      ],
      'asset-submission': [
        'addresses',
        'catalogue',
        'chains',
        'form-fields',
        'paying',
        'review',
        'submission-checks',
        'submission-form',
        'submissions',
        'token-checks',
      ],
      recruiting: [
        'brand',
        'form-fields',
        'review',
        'submission-checks',
        'submission-form',
        'submissions',
        'uploads',
      ],
      transfers: [
        'accounts',
        'audit',
        'brand',
        'cases',
        'desk-kit',
        'donations',
        'form-fields',
        'payment-review',
        'plain-forms',
        'review',
        'review-queue',
        'submissions',
      ],
      developer: ['chains', 'submission-form', 'submissions', 'uploads'],
      numbers: [
        'accounts',
        'audit',
        'brand',
        'catalogue',
        'desk-kit',
        'donations',
        'payment-review',
        'submissions',
        'transfers',
      ],
    },
  },
  listing: {
    about: 'what happens to an item once it is listed, or refused',
    uses: ['submission'],
    features: {
      'catalogue-editing': [
        'accounts',
        'addresses',
        'asset-submission',
        'audit',
        'catalogue',
        'chains',
        'dapp-submission',
        'desk-kit',
        'developer',
        'editing',
        'form-fields',
        'review',
        'second-person',
        'submission-checks',
        'submissions',
        'versions',
        'webhooks',
      ],
      appeals: [
        'accounts',
        'audit',
        'cases',
        'catalogue',
        'desk-kit',
        'form-fields',
        'notices',
        'plain-forms',
        'review-queue',
        'submissions',
        'webhooks',
      ],
      'own-listings': [
        'appeals',
        'audit',
        'catalogue',
        'catalogue-editing',
        'chains',
        'dapp-submission',
        'form-fields',
        'plain-forms',
        'review',
        'submission-form',
        'submissions',
        'uploads',
      ],
      watching: [
        'accounts',
        'audit',
        'cases',
        'catalogue',
        'dapp-submission',
        'desk-kit',
        'donations',
        'notices',
        'submissions',
        'token-checks',
        'webhooks',
      ],
      'content-host': ['catalogue', 'chains', 'news', 'submissions'],
    },
  },
  site: {
    about: 'what visitors read about the wallet, and its downloads',
    uses: ['submission'],
    features: {
      shell: ['brand'],
      brandkit: ['brand'],
      newsletter: ['accounts', 'audit', 'desk-kit', 'editing', 'mail', 'news'],
      navigation: ['brand', 'brandkit', 'newsletter'],
      about: ['catalogue', 'navigation'],
      'site-search': ['brand', 'catalogue', 'navigation', 'news', 'plain-forms'],
      downloads: ['accounts', 'audit', 'brand', 'desk-kit', 'second-person', 'versions', 'webhooks'],
      products: ['brand', 'downloads', 'navigation'],
      home: ['brand', 'news', 'products'],
      privacy: ['audit', 'brand', 'catalogue', 'donations', 'form-fields', 'newsletter', 'submissions'],
      legal: ['brand', 'news', 'privacy', 'shell'],
      'content-editing': ['about', 'editing', 'news', 'shell'],
      'service-status': ['accounts', 'audit', 'desk-kit'],
    },
  },
  tools: {
    about: 'tools for visitors, most of which run in their browser',
    uses: ['site'],
    features: {
      approvals: ['news', 'wallet-connection'],
      'message-verification': ['approvals'],
      'batch-sending': ['approvals', 'news', 'wallet-connection'],
      'offline-keys': ['downloads', 'news'],
      'token-check': ['approvals', 'news', 'plain-forms', 'reports', 'token-checks'],
      'request-reading': ['clear-signing', 'message-verification', 'submission-checks'],
    },
  },
};

/** All features with the features that they may build on. */
export const featureEdges: Edges = Object.assign(
  {},
  ...Object.values(featureGroups).map(({ features }) => features),
);

/** The folder of a feature in `src`. @throws Error for a name that is not in the table */
export function folderOf(feature: string): string {
  const group = Object.keys(featureGroups).find((name) => featureGroups[name]?.features[feature]);
  if (!group) throw new Error(`No group has the feature ${feature}.`);
  return `features/${group}/${feature}`;
}
