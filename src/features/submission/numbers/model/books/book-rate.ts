import * as v from 'valibot';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { DonationTerms } from '#features/submission/donations/model/donation-terms.ts';
import { isDay } from './is-day.ts';

/** Currencies of the books, with the decimals of their amounts (ISO 4217). */
export const currencyDecimals = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CHF: 2,
  JPY: 0,
  CNY: 2,
  HKD: 2,
  SGD: 2,
  KRW: 0,
  INR: 2,
  AUD: 2,
  CAD: 2,
  BRL: 2,
  MXN: 2,
  THB: 2,
  VND: 0,
  PHP: 2,
} as const;
export type BookCurrency = keyof typeof currencyDecimals;
export const bookCurrencies = Object.keys(currencyDecimals) as [BookCurrency, ...BookCurrency[]];

/** What one whole token was worth on a day. */
export interface DayRate {
  /** UTC, YYYY-MM-DD. */
  day: string;
  /** In whole units of the currency, a decimal text above zero. */
  rate: string;
  /** Who says so. */
  source: string;
}

/** A token by its contract: two tokens may have one symbol, and another rate. */
export interface BookToken {
  /** `56:0x5a…`: chain and contract, lower case. */
  id: string;
  symbol: string;
  network: string;
}

export type TokenRate = DayRate & {
  /** Of the token. */
  token: string;
};

/** The rates of a range of days in one currency, and every token that there may be one of. */
export interface KnownRates {
  /** The present one first. */
  tokens: BookToken[];
  /** By token, the earliest first. */
  rates: TokenRate[];
}

export const tokenIdOf = ({ chainId, tokenContract }: Pick<DonationTerms, 'chainId' | 'tokenContract'>) =>
  `${chainId}:${tokenContract.toLowerCase()}`;

const ratePattern = /^\d{1,12}(?:\.\d{1,18})?$/;
/** Whether the text is a rate: digits with a point, above zero. A comma, an exponent or a sign is none, because it could be read in two ways. */
export const isRate = (text: string): boolean => ratePattern.test(text) && /[1-9]/.test(text);

export const sourceMaxCharacters = 100;
/** A name has a letter; a number is a column at the wrong place. */
export const isSource = (text: string): boolean =>
  text === text.trim() && text.length <= sourceMaxCharacters && /\p{L}/u.test(text);

/** Ten years of days and more. */
export const mostRates = 4000;

const day = v.pipe(v.string(), v.check(isDay, 'Write days as YYYY-MM-DD.'));
const token = v.pipe(v.string(), v.maxLength(100));
const currency = v.picklist(bookCurrencies);

export const rateChangeSchema = v.variant('name', [
  v.strictObject({
    name: v.literal('set'),
    token,
    currency,
    rates: v.pipe(
      v.array(
        v.strictObject({
          day,
          rate: v.pipe(v.string(), v.check(isRate, 'A rate is digits with a point, above zero.')),
          source: v.pipe(v.string(), v.check(isSource, 'Name the source of the rate.')),
        }),
      ),
      v.minLength(1),
      v.maxLength(mostRates),
      v.check(
        (rates) => new Set(rates.map((each) => each.day)).size === rates.length,
        'A day is named twice.',
      ),
    ),
  }),
  v.strictObject({ name: v.literal('remove'), token, currency, day }),
]);
export type RateChange = v.InferOutput<typeof rateChangeSchema>;

/**
 * What an amount was worth, as a decimal text with the decimals of the currency. Rounded to the nearest, a half upward; whole numbers of any
 * size are multiplied and divided, so nothing is lost before.
 * @param units base units of the token, not negative
 */
export function valueOf(
  units: bigint,
  { rate, decimals, currency: code }: { rate: string; decimals: number; currency: BookCurrency },
): string {
  if (!isRate(rate)) throw new Error(`${rate} is no rate`);
  const [whole = '', fraction = ''] = rate.split('.');
  const places = currencyDecimals[code];
  const product = units * BigInt(whole + fraction) * 10n ** BigInt(places);
  const divisor = 10n ** BigInt(decimals + fraction.length);
  return formatUnits((2n * product + divisor) / (2n * divisor), places, places);
}
