import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { legalTargetOf } from '#features/core/brand/model/legal-texts.ts';
import { hasStatistics } from '#features/core/brand/model/has-statistics.ts';
import { linkIn } from '#features/core/brand/model/link-in.ts';
import type { Locale } from '#i18n/locales.ts';
import { ownToolTarget, type LinkId, type OwnTool, type Target } from './navigation.ts';

export const footerColumnIds = [
  'products',
  'tools',
  'explorer',
  'build',
  'learn',
  'company',
  'support',
  'legal',
] as const;
export type FooterColumnId = (typeof footerColumnIds)[number];

export type FooterLinkId =
  | Exclude<LinkId, 'version-check' | 'brand-kit' | 'brand-kit-file'>
  | 'dapp-browser'
  | 'submit-nft'
  | 'rex-staking'
  | 'bug-bounty'
  | 'guide-keys'
  | 'guide-signatures'
  | 'guide-fees'
  | 'about'
  | 'news'
  | 'partners'
  | 'careers'
  | 'ambassadors'
  | 'press-kit'
  | 'swag-shop'
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'regional-notice'
  | 'report-site'
  | 'status-link'
  | 'review-times'
  | 'service-status';

/** A link is identified by its id, or (explorers) by the brand. */
export type FooterLink = { target: Target } & ({ id: FooterLinkId } | { name: string });

export interface FooterColumn {
  id: FooterColumnId;
  links: readonly FooterLink[];
}

const page = (id: FooterLinkId, path: string): FooterLink => ({ id, target: { page: path } });
const external = (id: FooterLinkId, url: string): FooterLink => ({ id, target: { external: url } });

/** A link that the brand may leave out. */
const optional = (id: FooterLinkId, url: string | undefined): readonly FooterLink[] =>
  url === undefined ? [] : [external(id, url)];

function ownTool(id: FooterLinkId, tool: OwnTool): readonly FooterLink[] {
  const target = ownToolTarget(tool);
  return target ? [{ id, target }] : [];
}

/** The eight columns of the footer (specification §2), without those that the brand leaves empty. */
export function listFooterColumns(brand: Brand, locale: Locale): readonly FooterColumn[] {
  return listAllColumns(brand, locale).filter(({ links }) => links.length > 0);
}

function listAllColumns(brand: Brand, locale: Locale): readonly FooterColumn[] {
  return [
    { id: 'products', links: productLinks(brand) },
    { id: 'tools', links: toolLinks(brand) },
    {
      id: 'explorer',
      links: brand.links.explorers.map(({ name, url }) => ({ name, target: { external: url } })),
    },
    {
      id: 'build',
      links: [
        page('submit-dapp', '/submit/dapp'),
        page('submit-token', '/submit/token'),
        page('submit-nft', '/submit/nft'),
        external('submit-chain', brand.links.chainRepository),
        ...optional('bug-bounty', brand.links.bugBounty),
        page('developer-docs', '/developer'),
        ...(brand.publishesReviewTimes ? [page('review-times', '/review-times')] : []),
      ],
    },
    { id: 'learn', links: guideLinks(brand, locale) },
    { id: 'company', links: companyLinks(brand, locale) },
    {
      id: 'support',
      links: [
        external('help-center', linkIn(brand.links.helpCenter, locale)),
        external('contact', `${brand.staticContentOrigin}/contact-us`),
        ...optional('forum', brand.social.forum),
        page('status-link', '/status-link'),
        page('report-site', '/report'),
        page('service-status', '/status'),
      ],
    },
    { id: 'legal', links: legalLinks(brand, locale) },
  ];
}

const productLinks = ({ products }: Brand): readonly FooterLink[] => [
  page('mobile-wallet', '/download/app'),
  ...(products.hardware ? [page('hardware-wallet', '/hardware')] : []),
  ...(products.card ? [page('card', '/card')] : []),
  page('extension-wallet', '/extension'),
  page('desktop-app', '/desktop'),
  page('dapp-browser', '/dapp'),
];

function toolLinks({ links: { tools } }: Brand): readonly FooterLink[] {
  return [
    page('version-verification', '/verify'),
    ...ownTool('batch-sender', { path: '/tools/batch-sender', configured: tools.batchSender }),
    ...ownTool('token-security', { path: '/tools/token-check', configured: tools.tokenSecurity }),
    ...ownTool('approval-detector', { path: '/tools/approvals', configured: tools.approvalDetector }),
    ...ownTool('message-verification', {
      path: '/tools/verify-message',
      configured: tools.messageVerification,
    }),
    ...optional('rex-staking', tools.rexStaking),
    ...ownTool('key-generator', { path: '/tools/keys', configured: tools.keyGenerator }),
  ];
}

/** Three guides or none, in the languages that the brand has. */
function guideLinks({ links: { guides } }: Brand, locale: Locale): readonly FooterLink[] {
  if (!guides) return [];
  const [keys, signatures, fees] = linkIn(guides, locale);
  return [
    external('guide-keys', keys),
    external('guide-signatures', signatures),
    external('guide-fees', fees),
  ];
}

/** The swag shop ships within China only. */
function companyLinks({ links }: Brand, locale: Locale): readonly FooterLink[] {
  return [
    page('about', '/about'),
    page('news', '/news'),
    page('partners', '/partner'),
    ...optional('careers', links.careers),
    page('ambassadors', '/recruiting'),
    page('press-kit', '/brandkit'),
    ...(locale === 'zh' ? optional('swag-shop', links.swagShop) : []),
  ];
}

/** Cookies are a matter of choice only where visits may be counted. */
function legalLinks(brand: Brand, locale: Locale): readonly FooterLink[] {
  return [
    { id: 'privacy', target: legalTargetOf(brand, 'privacy', locale) },
    { id: 'terms', target: legalTargetOf(brand, 'terms', locale) },
    ...(hasStatistics(brand.analytics) ? [page('cookies', '/cookies')] : []),
    external('regional-notice', brand.links.regionalNotice),
  ];
}
