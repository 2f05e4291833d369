import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FooterColumnId, FooterLinkId } from '../model/footer-columns.ts';
import type { SocialId } from '../model/social-links.ts';
import { linkTitles } from './link-words.ts';

export const columnTitles: Record<FooterColumnId, MessageDescriptor> = {
  products: msg`Products`,
  tools: msg`Tools`,
  explorer: msg`Explorer`,
  build: msg`Build`,
  learn: msg`Learn`,
  company: msg`Company`,
  support: msg`Support`,
  legal: msg`Legal`,
};

export const footerLinkTitles: Record<FooterLinkId, MessageDescriptor> = {
  ...linkTitles,
  'dapp-browser': msg`DApp browser`,
  'submit-nft': msg`Submit NFT`,
  'rex-staking': msg`REX staking`,
  'bug-bounty': msg`Bug bounty`,
  'guide-keys': msg`Keys and custody`,
  'guide-signatures': msg`Reading a signature`,
  'guide-fees': msg`Fees and energy`,
  about: msg`About`,
  news: msg`News`,
  partners: msg`Partners`,
  careers: msg`Careers`,
  ambassadors: msg`Ambassadors`,
  'press-kit': msg`Press kit`,
  'swag-shop': msg`Swag shop`,
  privacy: msg`Privacy`,
  terms: msg`Terms`,
  cookies: msg`Cookies and statistics`,
  'regional-notice': msg`Regional notice`,
  'report-site': msg`Report a fake site`,
  'status-link': msg`Find your submission`,
  'review-times': msg`Review times`,
  'service-status': msg`Service status`,
};

export const socialNames: Record<SocialId, MessageDescriptor> = {
  network: msg`Social network`,
  chat: msg`Chat`,
  forum: msg`Forum`,
  video: msg`Video`,
  community: msg`Community`,
  code: msg`Code`,
  blog: msg`Blog`,
};
