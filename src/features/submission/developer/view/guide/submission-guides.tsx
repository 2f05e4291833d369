import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { NumberedList } from '#ui/numbered-list/numbered-list.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './submission-guides.module.css';

interface Guide {
  icon: IconName;
  name: ReactNode;
  steps: readonly ReactNode[];
  action: ReactNode;
  /** Path of the form. */
  path: string;
}

const donate = (
  <Trans>Donate the amount shown, in {brand.token.symbol}, and paste the link of the transaction.</Trans>
);
const { token: tokenAmount, dapp: dappAmount } = brand.donation.baseAmount;

const guides: readonly Guide[] = [
  {
    icon: 'blocks',
    name: <Trans>DApp</Trans>,
    steps: [
      <Trans key="fill">
        Describe the DApp in one sentence, and add its link, networks, contracts, categories and a square
        logo.
      </Trans>,
      <Trans key="check">Check the results. Any problem is shown before you pay.</Trans>,
      donate,
      <Trans key="review">It is reviewed, and launched in the store after the review.</Trans>,
    ],
    action: <Trans>Submit a DApp</Trans>,
    path: '/submit/dapp',
  },
  {
    icon: 'coins',
    name: <Trans>Token</Trans>,
    steps: [
      <Trans key="fill">
        Enter the network and the contract. The name, symbol, decimals and supply are read from the chain
        where possible.
      </Trans>,
      <Trans key="who">Add the owner’s address, website, contact and a square logo.</Trans>,
      donate,
      <Trans key="review">You get an answer within 2 working days.</Trans>,
    ],
    action: <Trans>Submit a token</Trans>,
    path: '/submit/token',
  },
  {
    icon: 'gem',
    name: <Trans>NFT</Trans>,
    steps: [
      <Trans key="fill">Give the network, the contract of the collection and the standard it follows.</Trans>,
      <Trans key="who">Add a description, a contact and a square logo.</Trans>,
      donate,
      <Trans key="review">It is reviewed, and shown in wallets after the review.</Trans>,
    ],
    action: <Trans>Submit an NFT</Trans>,
    path: '/submit/nft',
  },
  {
    icon: 'link',
    name: <Trans>Chain</Trans>,
    steps: [
      <Trans key="file">
        Write one JSON file with the chain’s name, chain ID, native coin, RPC endpoints and explorers.
      </Trans>,
      <Trans key="check">Paste it here to see every error and get a corrected copy.</Trans>,
      <Trans key="pull">
        Fork the public repository, add the file and an icon, and open a pull request.
      </Trans>,
      <Trans key="merge">
        After the merge, the chain is included in the next release. No donation is required.
      </Trans>,
    ],
    action: <Trans>Submit a chain</Trans>,
    path: '/submit/chain',
  },
];

/** How each kind of item gets listed, step by step. */
export function SubmissionGuides() {
  const href = useHref();
  const symbol = brand.token.symbol;
  return (
    <section className={styles.guides} aria-labelledby="guides">
      <div className="wrap">
        <SectionHead
          id="guides"
          title={<Trans>Four kinds of submission</Trans>}
          lead={
            <Trans>
              The donation is {dappAmount} {symbol} for a DApp and {tokenAmount} {symbol} for a token or an
              NFT, each plus a few decimals that identify your payment.
            </Trans>
          }
        />
        <ul className={styles.list}>
          {guides.map(({ icon, name, steps, action, path }) => (
            <li key={icon}>
              <h3>
                <Icon name={icon} size={26} />
                {name}
              </h3>
              <NumberedList className={styles.steps} items={steps} />
              <TextLink href={href(path)} iconEnd="arrow-right">
                {action}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
