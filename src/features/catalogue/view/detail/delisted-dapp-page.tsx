import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatDay } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isDangerous, type DelistedDapp, type DelistingReason } from '../../model/delisting.ts';
import styles from './delisted-dapp-page.module.css';

/** A DApp that was taken out of the store: what happened, what to do, and no link to its site. */
export function DelistedDappPage({ dapp }: { dapp: DelistedDapp }) {
  const { t } = useLingui();
  const href = useHref();
  const locale = useLocale();
  const { title, reason } = dapp;
  const day = formatDay(dapp.day, locale);
  return (
    <article className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <nav aria-label={t`Breadcrumb`}>
          <TextLink size="small" icon="arrow-left" href={href('/dappstore')}>
            <Trans>DApp store</Trans>
          </TextLink>
        </nav>
        <h1>
          <Trans>{title} is no longer listed</Trans>
        </h1>
        <p className={`lead ${styles.when}`}>
          <Trans>We removed it from the store on {day}.</Trans>
          <SentenceGap />
          <Reason reason={reason} />
        </p>
        {isDangerous(reason) ? <Danger /> : null}
        <p className={styles.back}>
          <Button variant="primary" href={href('/dappstore')}>
            <Trans>Open the DApp store</Trans>
          </Button>
        </p>
      </div>
    </article>
  );
}

function Danger() {
  const href = useHref();
  const { approvalDetector } = brand.links.tools;
  return (
    <Note tone="bad" className={styles.danger} title={<Trans>Do not connect your wallet to its site.</Trans>}>
      {approvalDetector === null ? null : (
        <Trans>
          If you used it before,{' '}
          <TextLink href={approvalDetector ?? href('/tools/approvals')}>revoke the approvals</TextLink> that
          you gave its contracts.
        </Trans>
      )}
    </Note>
  );
}

function Reason({ reason }: { reason: DelistingReason }) {
  switch (reason) {
    case 'compromised':
      return <Trans>Someone else has taken over its site or its contracts.</Trans>;
    case 'fraud':
      return <Trans>We found signs of fraud.</Trans>;
    case 'closed':
      return <Trans>The project has closed.</Trans>;
    case 'unreachable':
      return <Trans>Its site can no longer be reached.</Trans>;
    case 'requirements':
      return <Trans>It no longer meets the listing requirements.</Trans>;
    case 'request':
      return <Trans>The project team asked for it.</Trans>;
  }
}
