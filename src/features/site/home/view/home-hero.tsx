import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { PhoneFrame } from '#features/site/products/view/device/phone/phone-frame.tsx';
import { WalletScreen } from '#features/site/products/view/device/phone/wallet-screen.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Compass } from '#ui/compass/compass.tsx';
import { Claims } from './claims.tsx';
import { HarborChart } from './harbor-chart.tsx';
import styles from './home-hero.module.css';
import { PlainWordsCard } from './plain-words-card.tsx';

/** What the wallet is, in two lines, on the harbor chart with the phone. */
export function HomeHero() {
  const { t } = useLingui();
  const wallet = brand.name;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.layout}`}>
          <HeroText />
          <div className={styles.quay}>
            <HarborChart />
            <PhoneFrame label={t`The ${wallet} mobile wallet: a balance, four actions and five tokens.`}>
              <WalletScreen />
            </PhoneFrame>
            <PlainWordsCard />
          </div>
        </div>
        <Compass className={styles.compass} />
      </section>
      <div className="rule" aria-hidden="true" />
    </>
  );
}

function HeroText() {
  const href = useHref();
  const { chains } = brand.claims;
  const wallet = brand.name;
  return (
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
          {wallet} is a self-custody wallet for more than {chains} chains. Your keys are created on your
          device and stay there, so nothing moves without your approval.
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
  );
}
