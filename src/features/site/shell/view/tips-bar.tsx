import { Trans, useLingui } from '@lingui/react/macro';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { RegionalNotice } from '../model/regional-notice.ts';
import { hideTips } from './tips-script.ts';
import styles from './tips-bar.module.css';

/** The strip above the header with the regional notice (specification §1). Editors write it; without one there is no strip. */
export function TipsBar({ notice }: { notice: RegionalNotice | null }) {
  const { t } = useLingui();
  if (!notice) return null;
  return (
    <aside
      className={styles.tips}
      aria-label={t({ context: 'name of the strip above the header', message: 'Notice' })}
      data-tips-bar=""
    >
      <div className={styles.row}>
        <StatusIcon kind="info" />
        <p>
          <span lang={notice.lang}>{notice.text}</span>
          <SentenceGap />
          <TextLink size="small" href={notice.url} target="_blank" rel="noreferrer">
            <Trans>Read the notice</Trans>
          </TextLink>
        </p>
        <IconButton
          label={t`Hide this notice`}
          icon="x"
          className={styles.close}
          onClick={() => hideTips(notice.id)}
        />
      </div>
    </aside>
  );
}
