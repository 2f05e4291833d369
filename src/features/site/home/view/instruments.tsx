import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './instruments.module.css';

interface Instrument {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
  /** An address outside. */
  url?: string | null | undefined;
  /** Page of this site that is used where no address is given. */
  page?: string;
}

const verification: Instrument = {
  icon: 'badge-check',
  name: <Trans>Version verification</Trans>,
  text: <Trans>Check that your app file or extension is one we published.</Trans>,
  page: '/verify',
};

const approvals: Instrument = {
  icon: 'shield-check',
  name: <Trans>Approval detector</Trans>,
  text: <Trans>Find and revoke old token approvals.</Trans>,
  page: '/tools/approvals',
};

const batchSender: Instrument = {
  icon: 'send',
  name: <Trans>Batch sender</Trans>,
  text: <Trans>Pay many recipients from one list, checked line by line.</Trans>,
  page: '/tools/batch-sender',
};

const keyGenerator: Instrument = {
  icon: 'key-round',
  name: <Trans>Key generator</Trans>,
  text: <Trans>Generate keys in the page, even offline.</Trans>,
  page: '/tools/keys',
};

const tokenCheck: Instrument = {
  icon: 'scan-search',
  name: <Trans>Token security check</Trans>,
  text: <Trans>Check a token contract for traps before you trade.</Trans>,
  page: '/tools/token-check',
};

const messages: Instrument = {
  icon: 'signature',
  name: <Trans>Message verification</Trans>,
  text: <Trans>Find out which address signed a message.</Trans>,
  page: '/tools/verify-message',
};

/** Most have their own site. Read when they are shown: where the links lead depends on the host that was asked. */
const listOutside = ({ tools }: typeof brand.links): readonly Instrument[] => [
  {
    icon: 'pencil',
    name: <Trans>Easy inscription</Trans>,
    text: <Trans>Inscribe on any supported chain without a command line.</Trans>,
    url: tools.easyInscription,
  },
  { ...batchSender, url: tools.batchSender },
  { ...tokenCheck, url: tools.tokenSecurity },
  { ...keyGenerator, url: tools.keyGenerator },
  {
    icon: 'gift',
    name: <Trans>Token claim</Trans>,
    text: <Trans>See which tokens an address can claim.</Trans>,
    url: tools.tokenClaim,
  },
  {
    icon: 'id-card',
    name: <Trans>Token profile</Trans>,
    text: <Trans>Keep your token’s logo, links and text current.</Trans>,
    url: tools.tokenProfile,
  },
  { ...approvals, url: tools.approvalDetector },
  { ...messages, url: tools.messageVerification },
  {
    icon: 'layers',
    name: <Trans>Nostr assets batch sender</Trans>,
    text: <Trans>Send many assets in one batch.</Trans>,
    url: tools.nostrBatchSender,
  },
];

/** Without those that the brand does not have. */
const listInstruments = (links: typeof brand.links) => [
  verification,
  ...listOutside(links).filter(({ url, page }) => url !== null && (url ?? page) !== undefined),
];

/** The tools as a ruled grid. */
export function Instruments() {
  const href = useHref();
  return (
    <section className={styles.instruments} id="tools" aria-labelledby="instruments">
      <div className="wrap">
        <SectionHead id="instruments" title={<Trans>Wallet tools</Trans>}>
          <p className="lead">
            <Trans>
              Small tools for checking, sending and cleaning up. None of them requires an account.
            </Trans>
          </p>
        </SectionHead>
        <ul>
          {listInstruments(brand.links).map(({ icon, name, text, url, page = '/' }) => (
            <li key={icon}>
              <a href={url ?? href(page)}>
                <Icon name={icon} size={26} />
                <b>{name}</b>
                <p>{text}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
