import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { StatusReport } from '#features/site/service-status/model/status-report.ts';
import { listNoticeSubjects } from './list-notice-subjects.ts';

const serviceStatus = {
  read: async () => ({ parts: [{ part: 'portal' }, { part: 'reviews' }] }) as StatusReport,
};

test('notices are about the services that are measured, and the products that the brand has', async () => {
  expect(await listNoticeSubjects({ serviceStatus, brand })).toEqual([
    ...['portal', 'reviews'],
    ...['mobile', 'extension', 'desktop', 'hardware', 'card'],
  ]);
  expect(await listNoticeSubjects({ serviceStatus, brand: { ...brand, products: {} } })).toEqual([
    ...['portal', 'reviews'],
    ...['mobile', 'extension', 'desktop'],
  ]);
});
