import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { linkIn } from '#features/core/brand/model/link-in.ts';
import type { Locale } from '#i18n/locales.ts';

/** A page of the portal (path without language) or an external address. */
export type Target = { page: string } | { external: string };

const page = (path: string): Target => ({ page: path });
const external = (url: string): Target => ({ external: url });

/** The store opens on hot DApps (specification §9). */
export const storePath = '/dappstore?category_id=99998&category=hot';

/** Line icons of the links, by name. */
export const linkIcons = {
  'mobile-wallet': 'smartphone',
  'hardware-wallet': 'hard-drive',
  card: 'credit-card',
  'extension-wallet': 'puzzle',
  'desktop-app': 'monitor',
  'version-check': 'badge-check',
  'brand-kit': 'image',
  'brand-kit-file': 'download',
  'version-verification': 'badge-check',
  'easy-inscription': 'pencil',
  'batch-sender': 'send',
  'token-security': 'scan-search',
  'key-generator': 'key-round',
  'token-claim': 'gift',
  'token-profile': 'id-card',
  'approval-detector': 'shield-check',
  'message-verification': 'signature',
  'nostr-batch-sender': 'layers',
  swap: 'repeat',
  bridge: 'git-branch',
  buy: 'shopping-cart',
  market: 'chart-line',
  'submit-dapp': 'blocks',
  'submit-token': 'coins',
  'submit-chain': 'link',
  'developer-docs': 'code-xml',
  'help-center': 'life-buoy',
  contact: 'mail',
  forum: 'messages-square',
} as const;

export type LinkId = keyof typeof linkIcons;
/** Links of the menus; the other two are in the brand-kit group. */
export type MenuLinkId = Exclude<LinkId, 'brand-kit' | 'brand-kit-file'>;

export interface NavigationLink {
  id: MenuLinkId;
  icon: (typeof linkIcons)[MenuLinkId];
  target: Target;
}

/** Groups with a menu. Brand kit and store are plain links. */
export type MenuGroupId = 'products' | 'tools' | 'trade' | 'build' | 'support';

export interface MenuGroup {
  id: MenuGroupId;
  links: readonly NavigationLink[];
  /** The link on the group's small chart; null where the brand has none. */
  more: Target | null;
  /** Seed of that chart. */
  chartSeed: number;
}

const link = (id: MenuLinkId, target: Target): NavigationLink => ({ id, icon: linkIcons[id], target });

/** A link that the brand may leave out. */
const optional = (id: MenuLinkId, url: string | undefined): readonly NavigationLink[] =>
  url === undefined ? [] : [link(id, external(url))];

/** A tool that is a page of the portal, unless the brand names another site or, with null, none. */
export function ownToolTarget({ path, configured }: OwnTool): Target | undefined {
  if (configured === null) return undefined;
  return configured === undefined ? page(path) : external(configured);
}

export interface OwnTool {
  /** Without language. */
  path: string;
  /** What the brand says of it. */
  configured: string | null | undefined;
}

const ownTool = (id: MenuLinkId, tool: OwnTool): readonly NavigationLink[] => {
  const target = ownToolTarget(tool);
  return target ? [link(id, target)] : [];
};

/** The menus of the header (specification §2), without those that the brand leaves empty. */
export function listMenuGroups(brand: Brand, locale: Locale): readonly MenuGroup[] {
  return listAllGroups(brand, locale).filter(({ links }) => links.length > 0);
}

const toolLinks = ({ links: { tools } }: Brand): readonly NavigationLink[] => [
  link('version-verification', page('/verify')),
  ...optional('easy-inscription', tools.easyInscription),
  ...ownTool('batch-sender', { path: '/tools/batch-sender', configured: tools.batchSender }),
  ...ownTool('token-security', { path: '/tools/token-check', configured: tools.tokenSecurity }),
  ...ownTool('key-generator', { path: '/tools/keys', configured: tools.keyGenerator }),
  ...optional('token-claim', tools.tokenClaim),
  ...optional('token-profile', tools.tokenProfile),
  ...ownTool('approval-detector', { path: '/tools/approvals', configured: tools.approvalDetector }),
  ...ownTool('message-verification', {
    path: '/tools/verify-message',
    configured: tools.messageVerification,
  }),
  ...optional('nostr-batch-sender', tools.nostrBatchSender),
];

function listAllGroups(brand: Brand, locale: Locale): readonly MenuGroup[] {
  const { trade } = brand.links;
  const helpCenter = external(linkIn(brand.links.helpCenter, locale));
  return [
    {
      id: 'products',
      chartSeed: 12,
      more: page('/#products'),
      links: [
        link('mobile-wallet', page('/download/app')),
        ...(brand.products.hardware ? [link('hardware-wallet', page('/hardware'))] : []),
        ...(brand.products.card ? [link('card', page('/card'))] : []),
        link('extension-wallet', page('/extension')),
        link('desktop-app', page('/desktop')),
        link('version-check', page('/verify')),
      ],
    },
    {
      id: 'tools',
      chartSeed: 31,
      more: page('/#tools'),
      links: toolLinks(brand),
    },
    {
      id: 'trade',
      chartSeed: 44,
      more: trade.swap === undefined ? null : external(trade.swap),
      links: [
        ...optional('swap', trade.swap),
        ...optional('bridge', trade.bridge),
        ...optional('buy', trade.buy),
        ...optional('market', trade.market),
      ],
    },
    {
      id: 'build',
      chartSeed: 58,
      more: page('/submit/dapp#requirements'),
      links: [
        link('submit-dapp', page('/submit/dapp')),
        link('submit-token', page('/submit/token')),
        link('submit-chain', page('/submit/chain')),
        link('developer-docs', page('/developer')),
      ],
    },
    {
      id: 'support',
      chartSeed: 63,
      more: helpCenter,
      links: [
        link('help-center', helpCenter),
        link('contact', external(`${brand.staticContentOrigin}/contact-us`)),
        ...optional('forum', brand.social.forum),
      ],
    },
  ];
}
