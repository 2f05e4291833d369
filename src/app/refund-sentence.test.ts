import { expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { readCatalogue } from '../../scripts/messages/read-catalogue.ts';

/** Where a payment is explained, where a submission is withdrawn, and where a listing is. */
const refund = 'A donation that was counted is usually not refunded, even after a rejection or a withdrawal.';

test.each(localeCodes)('in %s, one sentence says when a donation is not refunded', (locale) => {
  const messages = readCatalogue('messages', locale).filter(({ source }) => /not refunded/i.test(source));
  expect(messages.map(({ catalogue, source }) => [catalogue, source])).toEqual([
    ['donations', refund],
    ['own-listings', refund],
    ['submission-status', refund],
  ]);
  expect(new Set(messages.map(({ translation }) => translation)).size).toBe(1);
});
