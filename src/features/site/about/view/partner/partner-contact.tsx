import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { NumberedList } from '#ui/numbered-list/numbered-list.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { chartElementId } from '#lib/chart/chart-element-id.ts';
import waterUrl from './letter-water.svg?url&no-inline';
import styles from './partner-contact.module.css';

const contents: readonly ReactNode[] = [
  <Trans key="who">Who you are, with a link, and where you are based.</Trans>,
  <Trans key="what">What people could do that they cannot do today.</Trans>,
  <Trans key="ready">What exists already, such as documents, endpoints, audits and samples.</Trans>,
  <Trans key="engineer">The engineer we can contact, and when you would like to start.</Trans>,
];

interface Shortcut {
  icon: IconName;
  name: ReactNode;
  /** Below the language, or a whole address. */
  to: string;
}

const shortcuts: readonly Shortcut[] = [
  { icon: 'blocks', name: <Trans>Submit a DApp</Trans>, to: '/submit/dapp' },
  {
    icon: 'git-branch',
    name: <Trans>Add a chain in the public repository</Trans>,
    to: brand.links.chainRepository,
  },
  {
    icon: 'code-xml',
    name: brand.links.sdk ? <Trans>Build on the API and the SDK</Trans> : <Trans>Build on the API</Trans>,
    to: '/developer',
  },
  { icon: 'image', name: <Trans>Use our logo</Trans>, to: '/brandkit' },
];

function Shortcuts() {
  const href = useHref();
  return (
    <aside className={styles.short} aria-labelledby="no-partnership">
      <h3 id="no-partnership">
        <Trans>No partnership needed</Trans>
      </h3>
      <ul>
        {shortcuts.map(({ icon, name, to }) => {
          const isHere = to.startsWith('/');
          return (
            <li key={to}>
              <a href={isHere ? href(to) : to}>
                <Icon name={icon} size={24} />
                <b>{name}</b>
                <Icon name={isHere ? 'arrow-right' : 'arrow-up-right'} />
              </a>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

/** How to start, as the letter that a team writes, and shortcuts for requests that need no partnership. */
export function PartnerContact({ mail }: { mail: { subject: string; address: string } }) {
  return (
    <section className={styles.contact} aria-labelledby="begin">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.letter}>
          <svg className={styles.water} viewBox="0 0 1360 1160" preserveAspectRatio="none" aria-hidden="true">
            <use href={`${waterUrl}#${chartElementId}`} />
          </svg>
          <dl className={styles.head}>
            <dt>
              <Trans comment="of an email: the address it goes to">To</Trans>
            </dt>
            <dd>
              <TextLink href={mail.address}>{brand.supportEmail}</TextLink>
            </dd>
            <dt>
              <Trans comment="of an email">Subject</Trans>
            </dt>
            <dd>{mail.subject}</dd>
          </dl>
          <h2 id="begin">
            <Trans>Send one email</Trans>
          </h2>
          <p className="lead">
            <Trans>Answer four questions to start. You need no deck and no form.</Trans>
          </p>
          <NumberedList className={styles.contents} items={contents} />
          <Button variant="primary" icon="mail" href={mail.address}>
            <Trans>Propose a partnership</Trans>
          </Button>
        </div>
        <Shortcuts />
      </div>
    </section>
  );
}
