import { brand } from '#brand/brand.ts';
import type { ContentPort } from '#features/editing/server/content-port.ts';
import { requireLanguages } from '#features/editing/server/require-languages.ts';
import { newsPort } from '#features/news-editing/server/news-port.ts';
import { issuePort } from '#features/newsletter-issues/server/issue-port.ts';
import { promotionPorts } from '#features/news-editing/server/promotion-port.ts';
import { tutorialPort } from '#features/news-editing/server/tutorial-port.ts';
import { milestonePort } from '#features/site-editing/server/milestone-port.ts';
import { noticePort } from '#features/site-editing/server/notice-port.ts';

const ports: readonly ContentPort[] = [
  newsPort,
  tutorialPort,
  ...promotionPorts,
  noticePort,
  milestonePort,
  issuePort,
];

/** Every kind of content that editors write, in the order of the desk's menu of kinds, with the languages that the brand requires. */
export const contentPorts: readonly ContentPort[] = requireLanguages(ports, brand.editorialLanguages);
