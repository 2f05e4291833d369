import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { DarkPanel } from '#ui/dark-panel/dark-panel.tsx';
import { ApplicationContents } from './application-contents.tsx';
import styles from './how-to-apply.module.css';

const chartSeed = 91;

/** How to apply, what to prepare, and where to ask questions. */
export function HowToApply() {
  const href = useHref();
  const address = brand.supportEmail;
  return (
    <DarkPanel
      id="apply"
      className={styles.apply}
      seed={chartSeed}
      titleId="apply-title"
      title={<Trans>Send your application</Trans>}
      lead={<Trans>The form takes about five minutes. Never send keys or a recovery phrase.</Trans>}
      actions={
        <p className={styles.questions}>
          <Trans>
            Questions go to <a href={`mailto:${address}`}>{address}</a>.
          </Trans>
        </p>
      }
    >
      <div className={styles.form}>
        <h3>
          <Trans>What to prepare</Trans>
        </h3>
        <ApplicationContents />
        <Button variant="primary" iconEnd="arrow-right" href={href('/recruiting/apply')}>
          <Trans>Fill in the application</Trans>
        </Button>
      </div>
    </DarkPanel>
  );
}
