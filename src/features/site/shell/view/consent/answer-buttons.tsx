import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import type { ConsentState } from '../../model/consent.ts';
import styles from './answer-buttons.module.css';
import { statisticsConsent } from './statistics-consent.ts';

/** Both answers, equally prominent. @param state the one that was given is marked */
export function AnswerButtons({ state }: { state: ConsentState }) {
  return (
    <div className={styles.buttons}>
      <Button size="small" aria-pressed={state === 'no'} onClick={() => statisticsConsent.answer('no')}>
        <Trans>Decline statistics</Trans>
      </Button>
      <Button size="small" aria-pressed={state === 'yes'} onClick={() => statisticsConsent.answer('yes')}>
        <Trans>Allow statistics</Trans>
      </Button>
    </div>
  );
}
