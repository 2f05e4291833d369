import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { splitCompact } from '#i18n/split-compact.ts';
import { Button } from '#ui/button/button.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './home-hero.module.css';
import { PlainWordsCard } from './plain-words-card.tsx';

const chartSeed = 21;

/** What the wallet is, in two lines, on the harbour's chart. */
export function HomeHero() {
  const href = useHref();
  const { chains } = brand.claims;
  const wallet = brand.name;
  return (
    <section className={styles.hero}>
      <div className={styles.faint}>
        <Chart kind="header" seed={chartSeed} />
      </div>
      <div className={styles.chart}>
        <Chart kind="header" seed={chartSeed} />
      </div>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.text}>
          <h1>
            <Trans>
              <em>Coins travel.</em>
              <br />
              <span>Keys stay home.</span>
            </Trans>
          </h1>
          <p className="lead">
            <Trans>
              {wallet} is a self-custody wallet for more than {chains} chains. Your keys are made on your
              device and stay there, so nothing moves until you say so.
            </Trans>
          </p>
          <div className={styles.actions}>
            <Button variant="primary" icon="download" href="#download">
              <Trans>Download {wallet}</Trans>
            </Button>
            <Button icon="puzzle" href={href('/download/pc')}>
              <Trans>Add to browser</Trans>
            </Button>
          </div>
          <Claims />
        </div>
        <PlainWordsCard />
      </div>
      <div className="rule" />
    </section>
  );
}

function Claims() {
  const { usersMillions, countries, chains } = brand.claims;
  const users = splitCompact(usersMillions * 1e6, useLocale());
  const wallet = brand.name;
  return (
    <dl className={styles.claims}>
      <div>
        <dt>
          <Trans>people hold with {wallet}</Trans>
        </dt>
        <dd>
          {users.digits}
          <i>{users.unit}+</i>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>countries and regions</Trans>
        </dt>
        <dd>
          {countries}
          <i>+</i>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>chains on one phrase</Trans>
        </dt>
        <dd>
          {chains}
          <i>+</i>
        </dd>
      </div>
    </dl>
  );
}
