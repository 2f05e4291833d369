import { Trans } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import type { StoreChain } from './card-lookup.ts';
import styles from './chain-icons.module.css';

interface ChainIconsProps {
  chains: readonly StoreChain[];
  size?: number;
  /** How many are shown; the others are counted. */
  most?: number;
}

/** The networks of a DApp as small icons, with text for screen readers. */
export function ChainIcons({ chains, size = 20, most = 4 }: ChainIconsProps) {
  const locale = useLocale();
  if (chains.length === 0) return <span />;
  const hidden = chains.length - most;
  const names = formatList(
    chains.map(({ title }) => title),
    locale,
  );
  return (
    <span className={styles.chains} title={names}>
      <span className="vh">
        <Trans>On {names}</Trans>
      </span>
      {chains.slice(0, most).map((chain) => (
        <ChainIcon key={chain.hid} src={chain.icon_url} size={size} />
      ))}
      {hidden > 0 ? (
        <span className={styles.rest} aria-hidden="true">
          +{hidden}
        </span>
      ) : null}
    </span>
  );
}
