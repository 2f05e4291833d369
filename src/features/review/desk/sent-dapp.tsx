import { dappDesk, dappFields } from '#features/submissions/model/dapp/dapp-fields.ts';
import type { DappSubmission } from '#features/submissions/model/dapp/dapp-submission.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { ChainAddress } from './chain-address.tsx';
import { Fact } from './facts.tsx';
import { connectWords } from './field-words.ts';
import { SentFields, type DrawingOf } from './sent-fields.tsx';

const languageWords: Record<DappSubmission['language'], string> = {
  en: 'English',
  zh: 'Chinese, simplified',
  zhTW: 'Chinese, traditional',
};

function drawingOf({ categories_known, networks_known }: ReviewSubmission): DrawingOf<typeof dappFields> {
  const titleOf = (key: string) => networks_known[key]?.title ?? key;
  const linkOf = (key: string) => networks_known[key]?.address_link ?? null;
  return {
    draw: {
      language: (language) => languageWords[language],
      categories: (ids) => ids.map((id) => categories_known[id] ?? String(id)).join(', '),
      tp_connect: (value) => connectWords[value],
      networks: (networks) => networks.map(titleOf).join(', '),
      referral_mode: (mode) => (mode === 'manual' ? 'By hand' : 'Automatically'),
    },
    rows: {
      addresses: (rows) =>
        rows.map(({ network, addresses }) => (
          <Fact key={network} name={titleOf(network)}>
            {addresses.split(',').map((address) => (
              <ChainAddress key={address} address={address.trim()} addressLink={linkOf(network)} />
            ))}
          </Fact>
        )),
      tokens: (tokens) =>
        tokens.map(({ network, symbol, contract }) => (
          <Fact key={`${network} ${contract}`} name={`Token ${symbol}, ${titleOf(network)}`}>
            <ChainAddress address={contract} addressLink={linkOf(network)} />
          </Fact>
        )),
    },
  };
}

/** Everything that was sent for a DApp. */
export function SentDapp({ submission }: { submission: ReviewSubmission }) {
  return (
    <SentFields
      submission={submission}
      fields={dappFields}
      groups={dappDesk}
      drawing={drawingOf(submission)}
    />
  );
}
