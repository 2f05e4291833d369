import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import { pageStep } from '../../model/store-page.ts';
import type { CardLookup } from '../card/card-lookup.ts';
import { DappGrid, DappGridSkeleton } from '../card/dapp-grid.tsx';
import { countSearch } from '../content/count-search.ts';
import { useFilterBusy } from '../navigation/use-filter-busy.ts';
import { visit } from '../navigation/visit.ts';
import { rememberSearch } from '../search/recent-searches.ts';
import { storeAddress } from './store-address.ts';
import type { StoreData } from './store-data.ts';
import { SortLinks } from './sort-links.tsx';
import { StoreEmpty } from './store-empty.tsx';
import styles from './store-results.module.css';
import { useRevealedDapps } from './use-revealed-dapps.ts';

interface StoreResultsProps {
  data: StoreData;
  lookup: CardLookup;
}

/** The list of one filter. Give it a key per filter: its revealed part belongs to the filter. */
export function StoreResults({ data, lookup }: StoreResultsProps) {
  const { t } = useLingui();
  const href = useHref();
  const { filter, total } = data;
  const { key } = filter;
  const isBusy = useFilterBusy();
  const start = Math.floor(data.dapps.length / pageStep) * pageStep;
  const nextPage = href(storeAddress({ ...filter, start }));
  const firstNew = useRef<HTMLAnchorElement>(null);
  const list = useRevealedDapps(data, { firstNew, onFailure: () => void visit(nextPage) });
  const shown = list.dapps.length;
  const next = Math.min(pageStep, total - shown);

  const onPick = (dapp: CardDapp) => {
    if (!key) return;
    rememberSearch(key);
    countSearch(dapp.title);
  };
  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void list.reveal();
  };
  if (total === 0 && !isBusy) return data.assets.length > 0 ? null : <StoreEmpty filter={filter} />;
  return (
    <section className={styles.results} aria-labelledby="store-list" aria-busy={isBusy}>
      <ListHead data={data}>
        {isBusy ? null : (
          <Trans>
            {shown} of {total}
          </Trans>
        )}
      </ListHead>
      {isBusy ? (
        <DappGridSkeleton />
      ) : (
        <DappGrid
          dapps={list.dapps}
          lookup={lookup}
          marked={list.marked}
          markedRef={firstNew}
          onPick={onPick}
          more={
            next > 0 ? (
              <Button href={nextPage} busy={list.isBusy} busyLabel={t`Loading`} onClick={onMore}>
                <Plural value={next} one="Show the last one" other="Show the next #" />
              </Button>
            ) : null
          }
          filler={
            <TextLink href={href('/submit/dapp')} iconEnd="arrow-right">
              <Trans>Submit a DApp</Trans>
            </TextLink>
          }
        />
      )}
    </section>
  );
}

/** @param props.children how many entries are shown */
function ListHead({ data, children }: { data: StoreData; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id="store-list">
        <ListTitle data={data} />
      </h2>
      {data.assets.length > 0 && !data.areAssetsFirst ? (
        <TextLink size="small" href="#store-assets">
          <Trans>Tokens and NFTs</Trans>
        </TextLink>
      ) : null}
      {data.total === 1 ? null : <SortLinks filter={data.filter} />}
      <span className="mute sm num" role="status">
        {children}
      </span>
    </div>
  );
}

function ListTitle({ data }: { data: StoreData }) {
  const { category_id, chain_hid, key } = data.filter;
  const category = data.categories.find(({ hid }) => hid === category_id)?.title;
  const chain = data.chains.find(({ hid }) => hid === chain_hid)?.title;
  if (key && data.isPartial) return <Trans>Results for some words of “{key}”</Trans>;
  if (key) return <Trans>Results for “{key}”</Trans>;
  if (category && chain) {
    return (
      <Trans>
        {category} on {chain}
      </Trans>
    );
  }
  return category ?? chain ?? <Trans>All DApps</Trans>;
}
