import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isDangerous, type DelistedDapp } from '../../model/delisting.ts';
import { DelistingReasonText } from './delisting-reason-text.tsx';
import { StoreBreadcrumb } from './store-breadcrumb.tsx';
import styles from './delisted-dapp-page.module.css';

/** A DApp that was taken out of the store: what happened, what to do, and no link to its site. */
export function DelistedDappPage({ dapp }: { dapp: DelistedDapp }) {
  const href = useHref();
  const locale = useLocale();
  const { title, reason } = dapp;
  const day = formatDayInSentence(dapp.day, locale);
  return (
    <article className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <StoreBreadcrumb />
        <h1>
          <Trans>{title} is no longer listed</Trans>
        </h1>
        <p className={`lead ${styles.when}`}>
          <Trans>We removed it from the store on {day}.</Trans>
          <SentenceGap />
          <DelistingReasonText reason={reason} />
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
