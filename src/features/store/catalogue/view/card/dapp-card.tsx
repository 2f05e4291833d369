import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { OpenDapp } from '../risk/open-dapp.tsx';
import { useDappLang } from '../use-dapp-lang.ts';
import { dappAddress } from '../../model/listed-address.ts';
import { AuditMark } from './audit-mark.tsx';
import type { CardLookup } from './card-lookup.ts';
import { ChainIcons } from './chain-icons.tsx';
import styles from './dapp-card.module.css';

interface DappCardProps {
  dapp: CardDapp;
  lookup: CardLookup;
  /** The card's link, so that focus can move to it. */
  linkRef?: Ref<HTMLAnchorElement>;
  onPick?: (dapp: CardDapp) => void;
}

/**
 * One DApp of the store: the card leads to its page, the corner opens the DApp itself or marks it as a
 * favorite.
 */
export function DappCard({ dapp, lookup, linkRef, onPick }: DappCardProps) {
  const { t } = useLingui();
  const href = useHref();
  const lang = useDappLang(dapp);
  const name = dapp.title;
  return (
    <li className={styles.card}>
      <AppIcon className={styles.icon} src={dapp.icon_url} size={56} />
      <div className={styles.names}>
        <h3>
          <a ref={linkRef} href={href(dappAddress(dapp.hid))} onClick={() => onPick?.(dapp)}>
            {name}
          </a>
        </h3>
        <small>{lookup.categoryTitleOf(dapp)}</small>
      </div>
      <p lang={lang}>{dapp.desc}</p>
      <div className={styles.foot}>
        <ChainIcons chains={lookup.chainsOf(dapp)} />
        {dapp.audit_url ? <AuditMark /> : null}
        {dapp.withheld_links.includes('url') ? (
          <small>
            <Trans>Link is being checked</Trans>
          </small>
        ) : null}
      </div>
      <div className={styles.corner}>
        <OpenDapp dapp={dapp} kind="icon" className={styles.open} label={t`Open ${name}`} />
        <FavoriteButton dapp={dapp} />
      </div>
    </li>
  );
}
