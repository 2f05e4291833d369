import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './privacy-section.module.css';

/** What is kept, who sees it, and how to take it back: as the portal really does it (see withdraw-submission.ts, delete-orphan-files.ts). */
export function PrivacySection() {
  return (
    <FormSection title={<Trans>What happens to your data</Trans>}>
      <ul className={styles.list}>
        <li>
          <StatusIcon kind="info" />
          <span>
            <Trans>
              Only the people who decide on the application read it. Nothing from it is shown on this site.
            </Trans>
          </span>
        </li>
        <li>
          <StatusIcon kind="info" />
          <span>
            <Trans>
              Until you send it, the form is stored only on this device. A CV that you choose is uploaded
              immediately, and deleted after a day if no application is sent with it.
            </Trans>
          </span>
        </li>
        <li>
          <StatusIcon kind="info" />
          <span>
            <Trans>
              You can withdraw on the status page until a decision is made: the CV is deleted within a day.
              Otherwise the form and the CV are kept until you ask{' '}
              <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink> to delete them.
            </Trans>
          </span>
        </li>
      </ul>
    </FormSection>
  );
}
