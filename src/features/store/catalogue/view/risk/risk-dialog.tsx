import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { brand } from '#brand/brand.ts';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Check } from '#ui/field/check.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import { acceptRisk } from './risk-accepted.ts';
import styles from './risk-dialog.module.css';
import { RiskStatement } from './risk-statement.tsx';
import { SiteLine } from './site-line.tsx';

interface RiskDialogProps {
  dapp: CardDapp;
  open: boolean;
  onClose: () => void;
}

/**
 * Shown before a DApp opens: who runs it, on which host, what can go wrong, and whether the visitor agrees.
 */
export function RiskDialog({ dapp, open, onClose }: RiskDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} closeLabel={t`Close`}>
      <RiskForm dapp={dapp} titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so that every opening starts unanswered. */
function RiskForm({ dapp, titleId, onClose }: Omit<RiskDialogProps, 'open'> & { titleId: string }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [isLast, setIsLast] = useState(false);
  const [name, wallet] = [dapp.title, brand.name];
  const onContinue = () => {
    if (isLast) acceptRisk(dapp.hid);
    onClose();
  };
  return (
    <div>
      <div className={styles.head}>
        <AppIcon src={dapp.icon_url} size={56} />
        <div>
          <small>
            <Trans>You are leaving {wallet} for</Trans>
          </small>
          <h2 id={titleId}>{name}</h2>
        </div>
      </div>
      <div className={styles.site}>
        <SiteLine url={dapp.url} />
      </div>
      <RiskStatement />
      <div className={styles.checks}>
        <Check checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)}>
          <Trans>I have read the risk statement and agree to it</Trans>
        </Check>
        <Check checked={isLast} onChange={(event) => setIsLast(event.target.checked)}>
          <Trans>Do not show this again for {name}</Trans>
        </Check>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans>Stay here</Trans>
        </Button>
        {isAgreed ? (
          <Button
            variant="primary"
            iconEnd="arrow-up-right"
            href={dapp.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onContinue}
          >
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <Button variant="primary" iconEnd="arrow-up-right" disabled>
            <Trans>Continue</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
