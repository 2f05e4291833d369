import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { NumberedList } from '#ui/numbered-list/numbered-list.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './partner-contact.module.css';

const contents: readonly ReactNode[] = [
  <Trans key="who">Who you are, with a link, and where you are based.</Trans>,
  <Trans key="what">What people could do that they cannot do today.</Trans>,
  <Trans key="ready">What exists already: documents, endpoints, audits, samples.</Trans>,
  <Trans key="engineer">The engineer we can contact, and when you would like to start.</Trans>,
];

/** How to start, and shortcuts for requests that need no partnership. */
export function PartnerContact({ mail }: { mail: string }) {
  const href = useHref();
  return (
    <section className={styles.contact} aria-labelledby="begin">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="begin">
            <Trans>Send one email</Trans>
          </h2>
          <p className="lead">
            <Trans>Four answers are enough to start. No deck, no form.</Trans>
          </p>
          <NumberedList className={styles.contents} items={contents} />
          <TextLink href={mail} icon="mail">
            {brand.supportEmail}
          </TextLink>
        </div>
        <div className={styles.short}>
          <h3>
            <Trans>No partnership needed</Trans>
          </h3>
          <ul>
            <li>
              <TextLink href={href('/submit/dapp')} iconEnd="arrow-right">
                <Trans>Submit a DApp</Trans>
              </TextLink>
            </li>
            <li>
              <TextLink href={brand.links.chainRepository} iconEnd="arrow-up-right">
                <Trans>Add a chain in the public repository</Trans>
              </TextLink>
            </li>
            <li>
              <TextLink href={href('/developer')} iconEnd="arrow-right">
                <Trans>Build on the API and the SDK</Trans>
              </TextLink>
            </li>
            <li>
              <TextLink href={href('/brandkit')} iconEnd="arrow-right">
                <Trans>Use our logo</Trans>
              </TextLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
