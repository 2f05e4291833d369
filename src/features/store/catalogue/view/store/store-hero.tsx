import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { classNames } from '#ui/class-names.ts';
import { StoreSearch } from '../search/store-search.tsx';
import type { StoreData } from './store-data.ts';
import styles from './store-hero.module.css';

/** Every page of the store shows the same chart. */
const chartSeed = 30;

interface StoreHeroProps {
  data: StoreData;
  /** The name and the search alone, so that results are near. */
  isFolded: boolean;
}

export function StoreHero({ data, isFolded }: StoreHeroProps) {
  const { dapps, chains } = brand.claims;
  return (
    <section className={classNames(styles.hero, isFolded && styles.folded)}>
      {isFolded ? null : <Chart className={styles.chart} kind="band" seed={chartSeed} />}
      <div className={`wrap ${styles.text}`}>
        <h1>
          <Trans>DApp store</Trans>
        </h1>
        {isFolded ? null : (
          <p className={`lead ${styles.lead}`}>
            <Trans>
              More than {dapps} reviewed DApps on {chains}+ chains. Connect your own wallet. Disconnect at any
              time.
            </Trans>
          </p>
        )}
        <StoreSearch data={data} />
      </div>
    </section>
  );
}
