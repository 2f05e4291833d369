import { Plural, Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { retentionOf } from '#features/core/brand/model/retention.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './privacy-section.module.css';

const { applicationDays, documentDays } = retentionOf(brand);

/** How long an application is kept: as the portal really does it (see withdraw-submission.ts, erase-old-applications.ts). */
function Periods() {
  return (
    <>
      <li>
        <StatusIcon kind="info" />
        <span>
          <Trans>
            You can withdraw on the status page until a decision is made. The CV is then deleted within a day.
          </Trans>
        </span>
      </li>
      <li>
        <StatusIcon kind="info" />
        <span>
          <Trans comment="To ask: to request by email. Both: the CV and the form.">
            The CV is deleted <Plural value={documentDays} one="# day" other="# days" /> after the decision.
            The form is deleted <Plural value={applicationDays} one="# day" other="# days" /> after a
            rejection or a withdrawal. If you are accepted, we keep it. You can ask{' '}
            <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink> at any time to
            delete both.
          </Trans>
        </span>
      </li>
    </>
  );
}

/** What is kept, who sees it, and how it is deleted: as the portal really does it (see delete-orphan-files.ts). */
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
        <Periods />
      </ul>
    </FormSection>
  );
}
