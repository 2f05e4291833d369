import { Trans } from '@lingui/react/macro';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DescribedValue } from '../../model/described/description.ts';
import { coinDecimals, formatAmount } from './format-amount.ts';

const lengths = [
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
] as const;

/** In the largest unit that it is a whole number of. */
function formatDuration(seconds: bigint, locale: Locale): string {
  const [unit, length] = lengths.find(([, each]) => seconds > 0n && seconds % each === 0n) ?? ['second', 1n];
  const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(intlTag(locale), form).format(seconds / length);
}

const momentOf = (seconds: bigint, locale: Locale) =>
  formatMoment(new Date(Number(seconds) * 1000).toISOString(), locale, 'UTC').local;

/** A file says which token or unit a number is of: beside it is the number of the request. */
function BaseUnits({ of }: { of: bigint }) {
  const amount = of.toString();
  return <Trans>{amount} in base units</Trans>;
}

function Coins({ of }: { of: bigint }) {
  const amount = formatAmount(of, coinDecimals, useLocale());
  return (
    <>
      <Trans>{amount} (the chain’s coin)</Trans> · <BaseUnits of={of} />
    </>
  );
}

/** One value, as the description of its contract shows it. */
export function DescribedText({ value }: { value: Exclude<DescribedValue, { kind: 'call' }> }) {
  const locale = useLocale();
  switch (value.kind) {
    case 'raw':
      return <bdi translate="no">{value.text}</bdi>;
    case 'coins':
      return <Coins of={value.amount} />;
    case 'tokens':
      return (
        <>
          <bdi translate="no">
            {formatAmount(value.amount, value.token.decimals, locale)} {value.token.symbol}
          </bdi>{' '}
          · <BaseUnits of={value.amount} />
        </>
      );
    case 'base-units':
      return (
        <>
          <BaseUnits of={value.amount} />
          {value.token === null ? null : <span translate="no"> · {value.token}</span>}
        </>
      );
    case 'moment':
      return momentOf(value.seconds, locale);
    case 'block': {
      const block = value.number.toString();
      return <Trans>Block {block}</Trans>;
    }
    case 'duration':
      return formatDuration(value.seconds, locale);
    case 'named':
      return (
        <>
          <span lang="en">{value.name}</span> ({value.text})
        </>
      );
    case 'unit':
      return (
        <bdi translate="no">
          {formatAmount(value.amount, value.decimals, locale)} {value.unit}
          {value.decimals === 0 ? null : ` (${value.amount})`}
        </bdi>
      );
  }
}
