import { useLingui } from '@lingui/react';
import type { Finding, Why } from '#features/store/token-checks/model/check.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import { checkNames, outcomeWords } from './check-words.ts';
import { formatDuration, formatHundredths } from './format-measure.ts';
import { effectWords, whyWords, type WhyValues } from './why-words.ts';

/** A finding as people read it. */
export interface FindingText {
  name: string;
  outcome: string;
  sentences: readonly string[];
  /** Who can do it, or the listed token with the same symbol and website; with its checksum. */
  address: string | null;
  /** What the contract gave as the reason; its own text. */
  reason: string | null;
}

type Params = Finding['params'];

const textOf = (params: Params, name: string): string | null => {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

function valuesOf(params: Params, locale: Locale): WhyValues {
  const numberOf = (name: string) => {
    const value = params[name];
    return typeof value === 'number' ? value : 0;
  };
  const count = (name: string) => formatCount(numberOf(name), locale);
  const share = (name: string) => formatHundredths(numberOf(name), locale);
  return {
    ...{ failed: count('failed'), tried: count('tried') },
    after: formatDuration(numberOf('afterSeconds'), locale),
    delay: formatDuration(numberOf('delaySeconds'), locale),
    ...{ purchase: share('purchase'), transfer: share('transfer'), resale: share('resale') },
    ...{ before: share('before'), fee: share('fee') },
    ...{ share: share('share'), inContracts: share('inContracts') },
    ...{ call: textOf(params, 'function') ?? '', title: textOf(params, 'title') ?? '' },
  };
}

const effects = Object.keys(effectWords) as (keyof typeof effectWords)[];

function sentenceOf({ why, params }: Finding, values: WhyValues) {
  if (why !== 'owner-can') return whyWords[why](values);
  const effect = effects.find((known) => known === params['effect']) ?? 'stops-resale';
  return effectWords[effect](values);
}

const rulers: Readonly<Record<string, Exclude<Why, 'owner-can'>>> = {
  account: 'owner-is-account',
  contract: 'owner-is-contract',
  timelock: 'owner-is-timelock',
};

/** What kind of account has a power, where the sentence before does not say it. */
function rulerOf({ why, params }: Finding) {
  const kind = why === 'owner-can' ? params['kind'] : why === 'upgradeable' ? params['adminKind'] : undefined;
  const ruler = typeof kind === 'string' ? rulers[kind] : undefined;
  return ruler && whyWords[ruler];
}

/** Names, sentences and addresses of findings. */
export function useFindingWords(): (finding: Finding) => FindingText {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (finding) => {
    const { params } = finding;
    const values = valuesOf(params, locale);
    const ruler = rulerOf(finding);
    return {
      name: i18n._(checkNames[finding.id]),
      outcome: i18n._(outcomeWords[finding.outcome]),
      sentences: [sentenceOf(finding, values), ...(ruler ? [ruler(values)] : [])].map((each) => i18n._(each)),
      address:
        textOf(params, 'by') ??
        textOf(params, 'owner') ??
        textOf(params, 'admin') ??
        textOf(params, 'successor'),
      reason: textOf(params, 'reason'),
    };
  };
}
