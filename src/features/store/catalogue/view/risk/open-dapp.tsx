import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import type { CardDapp } from '../../model/dapp.ts';
import { dappAddress } from '../../model/listed-address.ts';
import { useRiskAccepted } from './risk-accepted.ts';
import { RiskDialog } from './risk-dialog.tsx';
import { siteOf } from './site-of.ts';

interface OpenDappProps {
  dapp: CardDapp;
  kind: 'icon' | 'button' | 'link';
  label: string;
  className?: string | undefined;
}

/**
 * Opens a DApp's own site in a new tab, after the risk statement unless the visitor has dismissed it for
 * this DApp. Without JavaScript it leads to the DApp's page, which has a plain link below the statement.
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
  const parts = { ...address, className, onClick, isAccepted };
  return (
    <>
      <OpenControl {...parts} kind={kind} label={label} />
      {dialog === 'unused' ? null : (
        <RiskDialog dapp={dapp} open={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}

interface OpenControlProps extends Pick<OpenDappProps, 'kind' | 'label' | 'className'> {
  href: string;
  onClick: (event: MouseEvent) => void;
  isAccepted: boolean;
}

function OpenControl({ kind, label, isAccepted, ...link }: OpenControlProps) {
  const icon = 'arrow-up-right';
  if (kind === 'icon') return <IconButton {...link} icon={icon} label={label} />;
  const words = (
    <>
      {label}
      {isAccepted ? (
        <span className="vh">
          <Trans>opens in a new tab</Trans>
        </span>
      ) : null}
    </>
  );
  if (kind === 'link')
    return (
      <TextLink {...link} size="small" iconEnd={icon}>
        {words}
      </TextLink>
    );
  return (
    <Button {...link} variant="primary" iconEnd={icon}>
      {words}
    </Button>
  );
}
