import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import type { BrokenSectionProps } from '#ui/section-boundary/section-boundary.tsx';
import styles from './broken-section.module.css';

/** In the place of a part of the page that broke. */
export function BrokenSection({ onRetry }: BrokenSectionProps) {
  return (
    <div className={styles.broken}>
      <Note tone="bad" role="alert" title={<Trans>We could not show this part of the page.</Trans>}>
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Note>
    </div>
  );
}
