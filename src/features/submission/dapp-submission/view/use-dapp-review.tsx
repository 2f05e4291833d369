import { useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { dappFields, dappReview } from '../model/dapp-fields.ts';
import type { ReviewDrawingOf } from '#features/submission/submission-form/view/review/review-drawing.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { languageNames } from './dapp-words.ts';
import { useDappWords } from './use-dapp-words.ts';

/** How a DApp is reviewed before it is sent. */
export function useDappReview(): ReviewDrawingOf<typeof dappFields, (typeof dappReview)[number]['key']> {
  const { t } = useLingui();
  const { choices, review } = useDappWords();
  const { data, draft, fields } = useDappFlow();
  const locale = useLocale();
  const networkOf = (key: string) => data.networks.find(({ network }) => network === key);
  const shortOf = (key: string) => networkOf(key)?.short ?? key;
  const categoryOf = (hid: number) => data.categories.find((each) => each.hid === hid)?.title ?? String(hid);
  return {
    ...review,
    choices,
    card: {
      title: fields.title,
      text: fields.desc,
      networks: fields.networks.flatMap((key) => networkOf(key) ?? []),
    },
    draw: {
      language: (language) =>
        language && <span lang={languageNames[language].tag}>{languageNames[language].name}</span>,
      networks: (networks) => formatList(networks.map(shortOf), locale),
      tokens: (tokens) =>
        tokens.map(({ network, symbol, contract }, row) => {
          const chain = shortOf(network);
          return (
            <p key={row}>
              {t`${symbol} on ${chain}`} <code>{contract}</code>
            </p>
          );
        }),
      categories: (categories) => formatList(categories.map(categoryOf), locale),
      audit_file: () => draft.audit && (draft.audit.name || t`Report uploaded`),
      inviter_must_transact: (must) => must && t`Must transact once first`,
    },
    rows: {
      addresses: (rows) =>
        rows.map(({ network, addresses }) => ({
          label: rows.length > 1 ? t`DApp contract, ${shortOf(network)}` : t`DApp contract`,
          value: splitAddresses(addresses).map((address) => <code key={address}>{address}</code>),
        })),
    },
  };
}
