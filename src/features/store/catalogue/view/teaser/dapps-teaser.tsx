import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { guardSearch } from '#features/core/plain-forms/view/guard-search.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchInput } from '#ui/field/search-input.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Category } from '../../model/category.ts';
import { hotCategoryId } from '../../model/hot-category.ts';
import type { CardDapp } from '../../model/dapp.ts';
import { createCardLookup, type StoreChain } from '../card/card-lookup.ts';
import { ChainIcons } from '../card/chain-icons.tsx';
import { dappAddress } from '../../model/listed-address.ts';
import { maxKeyLength, refusedSearchAddress, storeAddress } from '../store/store-address.ts';
import { useDappLang } from '../use-dapp-lang.ts';
import type { CardLookup } from '../card/card-lookup.ts';
import styles from './dapps-teaser.module.css';

/** What a row draws: the page's state holds nothing else of a DApp. */
export type TeaserDapp = Pick<CardDapp, 'hid' | 'title' | 'desc' | 'icon_url' | 'languages' | 'chains'>;

export interface DappsTeaserData {
  dapps: TeaserDapp[];
  categories: Category[];
  chains: StoreChain[];
}

/** Classes of the parts, for a page that arranges them in its own way. */
export type TeaserClasses = Readonly<
  Partial<Record<'stacked' | 'layout' | 'words' | 'categories' | 'dapps' | 'dapp', string>>
>;

/** The store in short: search, first categories, and what is hot. */
export function DappsTeaser({ data, classes = {} }: { data: DappsTeaserData; classes?: TeaserClasses }) {
  const href = useHref();
  const lookup = createCardLookup(data.categories, data.chains);
  const count = brand.claims.dapps;
  return (
    <section className={classNames(styles.teaser, classes.stacked)} aria-labelledby="dapps">
      <div className={classNames('wrap', styles.layout, classes.layout)}>
        <div className={classNames(styles.words, classes.words)}>
          <h2 id="dapps">
            <Trans>
              DApps <em>worth trying</em>
            </Trans>
          </h2>
          <p className="lead">
            <Trans>
              More than {count} reviewed DApps. Before you connect, you can see which chains each one supports
              and whether it was audited.
            </Trans>
          </p>
          <TeaserSearch />
          <ul className={classNames(styles.categories, classes.categories)}>
            {data.categories.map(({ hid, title }) => (
              <li key={hid}>
                <Chip
                  href={href(storeAddress({ category_id: hid }))}
                  className={hid === hotCategoryId ? styles.chosen : undefined}
                >
                  {title}
                </Chip>
              </li>
            ))}
          </ul>
          <TextLink href={href('/dappstore')} iconEnd="arrow-right">
            <Trans>Open the DApp store</Trans>
          </TextLink>
        </div>
        <ul className={classNames(styles.dapps, classes.dapps)}>
          {data.dapps.map((dapp) => (
            <TeaserRow
              key={dapp.hid}
              className={classNames(styles.dapp, classes.dapp)}
              dapp={dapp}
              chains={lookup.chainsOf(dapp)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TeaserRowProps {
  /** Of the name and the description. */
  className: string;
  dapp: TeaserDapp;
  chains: ReturnType<CardLookup['chainsOf']>;
}

function TeaserRow({ className, dapp, chains }: TeaserRowProps) {
  const href = useHref();
  const lang = useDappLang(dapp);
  return (
    <li>
      <a href={href(dappAddress(dapp.hid))}>
        <AppIcon src={dapp.icon_url} size={48} />
        <span className={className}>
          <b>{dapp.title}</b>
          <span lang={lang}>{dapp.desc}</span>
        </span>
        <ChainIcons chains={chains} size={18} most={3} />
      </a>
    </li>
  );
}

function TeaserSearch() {
  const { t } = useLingui();
  const href = useHref();
  return (
    <form
      role="search"
      action={href('/dappstore')}
      onSubmit={(event) => guardSearch(event, () => location.assign(href(refusedSearchAddress)))}
    >
      <SearchInput
        className={styles.search}
        name="key"
        inputMode="search"
        enterKeyHint="search"
        maxLength={maxKeyLength}
        placeholder={t`Search DApps`}
        aria-label={t`Search DApps`}
      />
    </form>
  );
}
