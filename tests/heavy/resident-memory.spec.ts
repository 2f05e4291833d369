import { expect, test } from '@playwright/test';
import { measureResident } from '../support/load/measure-resident.ts';

const megabyte = 1024 * 1024;

test.setTimeout(240_000);

test('the process stays within its memory after a start, and after all pages in all languages', async () => {
  const { startedBytes, pagesBytes, pages, detailsBytes, details, refused } = await measureResident();
  const told = [startedBytes, pagesBytes, detailsBytes].map((bytes) => Math.round(bytes / megabyte));
  console.log(`Started, ${pages} pages, ${details} details:`, told.join(', '), 'MB');
  expect(refused).toBe(0);
  expect(pages).toBeGreaterThan(200);
  expect(details).toBeGreaterThan(700);
  expect(startedBytes).toBeLessThan(280 * megabyte);
  expect(detailsBytes).toBeLessThan(480 * megabyte);
});
