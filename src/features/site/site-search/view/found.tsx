import { Trans } from '@lingui/react/macro';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { storeAddress } from '#features/store/catalogue/view/store/store-address.ts';
import { useDappLang } from '#features/store/catalogue/view/use-dapp-lang.ts';
import { useTargetProps } from '#features/site/navigation/view/target-link.tsx';
import { newsItemAddress } from '#features/core/news/model/news-address.ts';
import type { NewsSummary } from '#features/core/news/model/news-item.ts';
import { KindTag } from '#features/core/news/view/kind-tag.tsx';
import { PublishedDay } from '#features/core/news/view/published-day.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { FoundDapp, SearchData } from '../model/search-data.ts';
import type { SitePage } from './find-pages.ts';
import { Result, ResultList } from './result-list.tsx';

function FoundPage({ page: { title, line, icon = 'arrow-right', target } }: { page: SitePage }) {
  return (
    <Result icon={<Icon name={icon} />} link={useTargetProps(target)} title={title}>
      {line}
    </Result>
  );
}

export function FoundPages({ pages }: { pages: readonly SitePage[] }) {
  if (pages.length === 0) return null;
  return (
    <ResultList title={<Trans comment="heading of search results: pages of the site">Pages</Trans>}>
      {pages.map((page) => (
        <FoundPage key={page.title + JSON.stringify(page.target)} page={page} />
      ))}
    </ResultList>
  );
}

function DappResult({ dapp }: { dapp: FoundDapp }) {
  const href = useHref();
  const lang = useDappLang(dapp);
  return (
    <Result
      icon={<AppIcon src={dapp.icon_url} size={40} />}
      link={{ href: href(dappAddress(dapp.hid)) }}
      title={dapp.title}
      lang={lang}
    >
      {dapp.desc}
    </Result>
  );
}

/** The first DApps, and the store where it has more. */
export function FoundDapps({ data: { key, dapps, dappsFound } }: { data: SearchData }) {
  const href = useHref();
  if (dapps.length === 0) return null;
  const more = (
    <TextLink href={href(storeAddress({ key }))} iconEnd="arrow-right">
      <Trans>See all {dappsFound} in the DApp store</Trans>
    </TextLink>
  );
  return (
    <ResultList title={<Trans>DApps</Trans>} more={dappsFound > dapps.length ? more : null}>
      {dapps.map((dapp) => (
        <DappResult key={dapp.hid} dapp={dapp} />
      ))}
    </ResultList>
  );
}

export function FoundNews({ items }: { items: readonly NewsSummary[] }) {
  const href = useHref();
  if (items.length === 0) return null;
  return (
    <ResultList title={<Trans>News</Trans>}>
      {items.map(({ id, kind, title, desc, lang, create_time }) => (
        <Result
          key={id}
          link={{ href: href(newsItemAddress(id)) }}
          title={title}
          lang={lang}
          facts={
            <>
              <KindTag kind={kind} />
              <PublishedDay time={create_time} />
            </>
          }
        >
          {desc}
        </Result>
      ))}
    </ResultList>
  );
}
