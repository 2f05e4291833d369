import { brand } from '#brand/brand.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { requireLanguages } from '#features/team/editing/server/require-languages.ts';
import { newsPort } from '#features/site/content-editing/server/news/news-port.ts';
import { issuePort } from '#features/site/newsletter/server/issues/issue-port.ts';
import { promotionPorts } from '#features/site/content-editing/server/news/promotion-port.ts';
import { tutorialPort } from '#features/site/content-editing/server/news/tutorial-port.ts';
import { milestonePort } from '#features/site/content-editing/server/site/milestone-port.ts';
import { noticePort } from '#features/site/content-editing/server/site/notice-port.ts';

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
