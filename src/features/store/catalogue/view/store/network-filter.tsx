import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type MouseEvent } from 'react';
import { chainOption } from '#features/core/chains/view/chain-option.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { filterOptions } from '#ui/field/filter-options.ts';
import { SearchInput } from '#ui/field/search-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MadeWhenOpened } from '#ui/popover/made-when-opened.tsx';
import { useDismiss } from '#ui/popover/use-dismiss.ts';
import styles from './network-filter.module.css';
import { storeAddress } from './store-address.ts';
import type { StoreData } from './store-data.ts';

interface NetworkFilterProps {
  data: StoreData;
  onFollow: (event: MouseEvent, address: string) => void;
}

/** Selects the network; a native disclosure with links, so that it also works without JavaScript. */
export function NetworkFilter({ data, onFollow }: NetworkFilterProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useDismiss({
    open: isOpen,
    inside: box,
    onDismiss: (reason) => {
      setIsOpen(false);
      if (reason === 'escape') summary.current?.focus();
    },
  });
  const chosen = data.chains.find(({ hid }) => hid === data.filter.chain_hid);
  const follow = (event: MouseEvent, address: string) => {
    setIsOpen(false);
    summary.current?.focus();
    onFollow(event, address);
  };
  return (
    <details
      ref={box}
      className={styles.filter}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary ref={summary} className={styles.button}>
        {chosen ? <ChainIcon src={chosen.icon_url} size={20} /> : <Icon name="layers" size={17} />}
        <span>
          <span className="vh">{t`Network:`} </span>
          {chosen ? chosen.title : <Trans>All networks</Trans>}
        </span>
        <Icon name="chevron-down" size={17} />
      </summary>
      <MadeWhenOpened open={isOpen}>
        <NetworkList data={data} onFollow={follow} />
      </MadeWhenOpened>
    </details>
  );
}

/** Narrowed lists repeat the whole ones, so crawlers do not follow their links. */
function NetworkList({ data, onFollow }: NetworkFilterProps) {
  const { t } = useLingui();
  const href = useHref();
  const [words, setWords] = useState('');
  const { chain_hid } = data.filter;
  const options = data.chains.map((chain) => chainOption(String(chain.hid), chain));
  const found = filterOptions(options, words);
  const addressOf = (hid: number | null) => storeAddress({ ...data.filter, chain_hid: hid });
  const link = (hid: number | null) => ({
    href: href(addressOf(hid)),
    rel: hid === null ? undefined : 'nofollow',
    'aria-current': hid === chain_hid ? ('true' as const) : undefined,
    onClick: (event: MouseEvent) => onFollow(event, addressOf(hid)),
  });
  const tick = <Icon name="check" className={styles.tick} />;
  return (
    <div className={styles.sheet}>
      <SearchInput
        className={styles.search}
        value={words}
        placeholder={t`Search networks`}
        aria-label={t`Search networks`}
        spellCheck={false}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles.list}>
        {words.trim() ? null : (
          <li>
            <a {...link(null)}>
              <Icon name="layers" size={24} />
              <Trans>All networks</Trans>
              {chain_hid === null ? tick : null}
            </a>
          </li>
        )}
        {found.map(({ value, label, icon }) => (
          <li key={value}>
            <a {...link(Number(value))}>
              <ChainIcon src={icon ?? ''} size={24} />
              {label}
              {Number(value) === chain_hid ? tick : null}
            </a>
          </li>
        ))}
      </ul>
      <div role="status">{found.length === 0 ? <NothingFound /> : null}</div>
    </div>
  );
}

function NothingFound() {
  return (
    <div className={styles.none}>
      <StatusIcon kind="info" />
      <b>
        <Trans>Chain not found</Trans>
      </b>
      <span>
        <Trans>Try the short name, such as BSC or ARB.</Trans>
      </span>
    </div>
  );
}
