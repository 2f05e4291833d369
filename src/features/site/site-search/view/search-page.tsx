import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { storeAddress } from '#features/store/catalogue/view/store/store-address.ts';
import { StoreAssets } from '#features/store/catalogue/view/store/store-assets.tsx';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { SectionBoundary } from '#ui/section-boundary/section-boundary.tsx';
import type { SearchData } from '../model/search-data.ts';
import { findPages } from './find-pages.ts';
import { FoundDapps, FoundNews, FoundPages } from './found.tsx';
import styles from './search-page.module.css';
import { SiteSearchForm } from './site-search-form.tsx';

function NothingFound({ words }: { words: string }) {
  const href = useHref();
  const key = (
    <b>
      <q>{words}</q>
    </b>
  );
  return (
    <EmptyState
      title={<Trans>No records found</Trans>}
      actions={
        <Button size="small" href={href(storeAddress({}))}>
          <Trans>Open the DApp store</Trans>
        </Button>
      }
    >
      <Trans comment="shown in its own quotation marks">
        Nothing matches {key}. Check the spelling, or use fewer words.
      </Trans>
    </EmptyState>
  );
}

function Results({ data }: { data: SearchData }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { key, dapps, assets, news } = data;
  const pages = findPages(data, { brand, locale, i18n });
  if ([pages, dapps, assets, news].every(({ length }) => length === 0)) return <NothingFound words={key} />;
  return (
    <>
      <div className={styles.columns}>
        <FoundPages pages={pages} />
        <FoundDapps data={data} />
        <FoundNews items={news} />
      </div>
      <StoreAssets assets={assets} />
    </>
  );
}

/** The search over pages, DApps, tokens and news. */
export function SearchPage({ data }: { data: SearchData }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={<Trans context="title of the search page">Search</Trans>}>
        <div className={styles.form} data-screen-only="">
          <SiteSearchForm key={data.key} initial={data.key} />
        </div>
      </PageHead>
      {data.isSecret ? <SecretNote /> : null}
      <SectionBoundary shown={data.key}>{data.key && <Results data={data} />}</SectionBoundary>
    </div>
  );
}
