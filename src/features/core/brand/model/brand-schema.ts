import * as v from 'valibot';
import { knownLocales, localeCodes } from '#i18n/locales.ts';
import { brandKitSchema } from './brand-kit-schema.ts';
import { brandProductsSchema } from './brand-products-schema.ts';
import { retentionSchema } from './retention-schema.ts';

const url = v.pipe(v.string(), v.url());
const httpsUrl = v.pipe(url, v.startsWith('https://'));
const evmAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));
const text = v.pipe(v.string(), v.nonEmpty());

/** One link per language family of the wallet's team: Chinese (zh, zh-tw), Korean, English for all others. */
const chatLinks = v.object({ zh: httpsUrl, ko: httpsUrl, en: httpsUrl });

/**
 * By language of the pages; `linkIn` chooses, English is the fallback. An unknown language key is an error.
 */
const byLocale = <Link extends v.GenericSchema>(link: Link) =>
  v.strictObject({ ...v.entriesFromList(knownLocales, v.optional(link)), en: link });

/** Links of the navigation that lead out of the portal; what the brand does not have is left out. */
const tradeNames = ['swap', 'bridge', 'buy', 'market'] as const;
const toolNames = [
  'easyInscription',
  'tokenClaim',
  'tokenProfile',
  'nostrBatchSender',
  'rexStaking',
] as const;

/** Tools that are pages of the portal. A brand may name another site instead, or null for no such tool. */
const ownToolNames = [
  'approvalDetector',
  'batchSender',
  'keyGenerator',
  'messageVerification',
  'tokenSecurity',
] as const;

const analyticsService = v.object({
  id: text,
  scriptUrl: httpsUrl,
  collectOrigins: v.optional(v.array(httpsUrl)),
  /** Names of the cookies that it sets here, or how they begin: deleted when a visitor declines after having allowed it. */
  cookies: v.optional(v.array(text)),
});

const editorialLanguages = v.pipe(
  v.array(v.picklist(localeCodes, 'it is a list of languages of the site, such as ["en", "ko"]')),
  v.minLength(1, 'name a language, or leave it out'),
  v.check((list) => new Set(list).size === list.length, 'a language is named twice'),
);

/** brand/languages.json: the languages that visitors may choose, of those that the portal has words in. */
export const languagesSchema = v.pipe(
  v.array(v.picklist(knownLocales, `it is a list of languages, of ${knownLocales.join(', ')}`)),
  v.includes('en', 'English has to be one of them: it is the language of what is not translated'),
  v.check((list) => new Set(list).size === list.length, 'a language is named twice'),
);

const lastChange = v.optional(
  v.pipe(v.string(), v.isoDate('it is the day of the last change, such as "2026-11-20"')),
);

/** `legalTexts` of brand.json: which texts are in the brand's folder `legal`, and the day on which each was last changed. */
const legalTextsSchema = v.strictObject(
  { privacy: lastChange, terms: lastChange },
  'it has privacy and terms, and nothing else',
);

const brandObject = v.object({
  name: text,
  /** Name of the object that the wallet injects into pages: `window.<name>`. */
  injectedName: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  /** Product token in which donations are made. */
  token: v.object({ symbol: text, name: text }),
  /**
   * Host of the primary site, without scheme; its pages link to `hosts.primary`, all others to
   * `hosts.alternate` (specification §9).
   */
  primaryHost: text,
  hosts: v.object({ primary: httpsUrl, alternate: httpsUrl }),
  /** Host of static help pages, and of legal ones that the brand does not bring itself. */
  staticContentOrigin: httpsUrl,
  /** Privacy and terms that the brand brings in its folder `legal`; what is left out is on the static host. */
  legalTexts: v.optional(legalTextsSchema),
  supportEmail: v.pipe(v.string(), v.email()),
  /** Where vulnerabilities are reported. */
  securityEmail: v.pipe(v.string(), v.email()),
  copyrightYear: v.pipe(v.number(), v.integer()),
  claims: v.object({
    usersMillions: v.number(),
    monthlyActiveMillions: v.number(),
    globalUsersMillions: v.number(),
    countries: v.number(),
    chains: v.number(),
    dapps: v.number(),
    energySavingPercent: v.number(),
  }),
  /** Accounts elsewhere; what the brand does not have is left out. */
  social: v.object({
    network: v.optional(httpsUrl),
    chat: v.optional(chatLinks),
    forum: v.optional(httpsUrl),
    video: v.optional(httpsUrl),
    community: v.optional(httpsUrl),
    code: v.optional(httpsUrl),
    blog: v.optional(httpsUrl),
  }),
  links: v.object({
    tools: v.strictObject({
      ...v.entriesFromList(toolNames, v.optional(httpsUrl)),
      ...v.entriesFromList(ownToolNames, v.optional(v.nullable(httpsUrl))),
    }),
    trade: v.strictObject(v.entriesFromList(tradeNames, v.optional(httpsUrl))),
    explorers: v.array(v.object({ name: text, url: httpsUrl })),
    helpCenter: byLocale(httpsUrl),
    /** Without it the site promises no reward for a reported vulnerability. */
    bugBounty: v.optional(httpsUrl),
    chainRepository: httpsUrl,
    /** Guide books about keys, signatures and fees; without them the footer names none. */
    guides: v.optional(byLocale(v.tuple([httpsUrl, httpsUrl, httpsUrl]))),
    /** Without it the site says nothing of open positions. */
    careers: v.optional(httpsUrl),
    /** Merchandise, for the Chinese pages; without it no page names a shop. */
    swagShop: v.optional(httpsUrl),
    /** Where the hardware wallet is ordered; given with `products.hardware`. */
    hardwareShop: v.optional(httpsUrl),
    /** Where to apply for the card; given with `products.card`. */
    card: v.optional(httpsUrl),
    regionalNotice: httpsUrl,
    /** Without it the pages for teams name the API alone. */
    sdk: v.optional(v.pipe(v.array(v.object({ name: text, url: httpsUrl })), v.nonEmpty())),
  }),
  /** Where the wallet is downloaded. */
  downloads: v.object({
    /** Folder of the release files, without a trailing slash; a release's file name is appended. */
    filesUrl: httpsUrl,
    appStore: httpsUrl,
    googlePlay: httpsUrl,
    /** The extension's page in each store, in display order. */
    extensionStores: v.array(
      v.object({ browser: v.picklist(['chrome', 'edge', 'brave', 'firefox']), url: httpsUrl }),
    ),
    /** Minimum system version of each app, as its maker writes it. */
    systems: v.object(
      v.entriesFromList(
        ['android', 'android-32', 'ios', 'desktop-windows', 'desktop-macos', 'desktop-linux'],
        text,
      ),
    ),
  }),
  products: brandProductsSchema,
  /** Where donations go. The production start refuses a development chain and placeholder addresses. */
  donation: v.object({
    /** Network name as shown to people. */
    networkName: text,
    networkShort: text,
    chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    tokenContract: evmAddress,
    tokenDecimals: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(36)),
    receivingAddress: evmAddress,
    /** Transaction page of the explorer, with the placeholder `{hash}`. */
    explorerTransactionUrl: v.pipe(url, v.includes('{hash}')),
    /** Whole tokens; a random suffix from .1000 to .9999 is added (specification §9). */
    baseAmount: v.object({ dapp: v.number(), token: v.number(), nft: v.number() }),
    confirmations: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /**
   * One person works at the desk: what two people decide elsewhere, they decide alone, and the audit log says so each time. Without it releases and
   * changed links, contracts and addresses wait for a second person, and nobody lists again what they delisted for fraud or a takeover.
   */
  decidesAlone: v.optional(v.boolean()),
  /** Languages without which editors publish no news, tutorial, banner, notice or milestone; English and simplified Chinese without it. */
  editorialLanguages: v.optional(editorialLanguages),
  /** Whether visitors see how long reviews took (`/review-times`); no without it. */
  publishesReviewTimes: v.optional(v.boolean()),
  /** How long applications, CVs, mails and addresses are kept before jobs erase them. */
  retention: v.optional(retentionSchema),
  kit: brandKitSchema,
  /**
   * Null turns it off. Nothing is loaded before a visitor allows it. `{id}` in a script's address is replaced; scripts may send to `collectOrigins` in
   * addition to their own origin.
   */
  analytics: v.object({
    searchEngine: v.nullable(analyticsService),
    webAnalytics: v.nullable(analyticsService),
  }),
});

export const brandSchema = v.pipe(
  brandObject,
  v.forward(
    v.check(
      ({ products, links }) => (products.hardware === undefined) === (links.hardwareShop === undefined),
      'the hardware wallet and links.hardwareShop, where it is ordered, go together: name both, or leave out both',
    ),
    ['products', 'hardware'],
  ),
  v.forward(
    v.check(
      ({ products, links }) => (products.card === undefined) === (links.card === undefined),
      'the card and links.card, where to apply for it, go together: name both, or leave out both',
    ),
    ['products', 'card'],
  ),
);

export type Brand = v.InferOutput<typeof brandSchema>;
