import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { Dapp } from '../../model/dapp.ts';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { dappAddress } from '../store/store-address.ts';
import { useRiskAccepted } from './risk-accepted.ts';
import { RiskDialog } from './risk-dialog.tsx';
import { siteOf } from './site-of.ts';

interface OpenDappProps {
  dapp: Dapp;
  kind: 'icon' | 'button';
  label: string;
  className?: string | undefined;
}

/**
 * Opens a DApp's own site in a new tab, through the risk statement unless the visitor has put it aside for this DApp.
 * Without JavaScript it leads to the DApp's page, which has the statement and a plain link.
 */
export function OpenDapp({ dapp, kind, label, className }: OpenDappProps) {
  const href = useHref();
  const isAccepted = useRiskAccepted(dapp.hid);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!siteOf(dapp.url)) return null;

  const address = isAccepted
    ? { href: dapp.url, target: '_blank', rel: 'noopener noreferrer' }
    : { href: `${href(dappAddress(dapp.hid))}#open` };
  const onClick = (event: MouseEvent) => {
    if (isAccepted || !isPlainClick(event)) return;
    event.preventDefault();
    setDialog('open');
  };
  return (
    <>
      {kind === 'icon' ? (
        <IconButton
          {...address}
          className={className}
          icon="arrow-up-right"
          label={label}
          onClick={onClick}
        />
      ) : (
        <Button
          {...address}
          className={className}
          variant="primary"
          iconEnd="arrow-up-right"
          onClick={onClick}
        >
          {label}
          {isAccepted ? (
            <span className="vh">
              <Trans>opens in a new tab</Trans>
            </span>
          ) : null}
        </Button>
      )}
      {dialog === 'unused' ? null : (
        <RiskDialog dapp={dapp} open={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
