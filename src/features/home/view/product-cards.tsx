import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DesktopWindow } from '#features/products/view/device/desktop-window.tsx';
import { ExtensionWindow } from '#features/products/view/device/extension-window.tsx';
import { HardwareDevice } from '#features/products/view/device/hardware-device.tsx';
import { PaymentCard } from '#features/products/view/device/payment-card.tsx';
import { PhoneFrame } from '#features/products/view/device/phone/phone-frame.tsx';
import { SwapScreen } from '#features/products/view/device/phone/swap-screen.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { WhenNear } from '#ui/when-near/when-near.tsx';
import styles from './product-cards.module.css';

interface Product {
  id: 'extension' | 'hardware' | 'card' | 'desktop';
  name: ReactNode;
  text: ReactNode;
  drawing: ReactNode;
}

const products: readonly Product[] = [
  {
    id: 'extension',
    name: <Trans>Extension wallet</Trans>,
    text: <Trans>Approve in the same window you trade in.</Trans>,
    drawing: <ExtensionWindow />,
  },
  {
    id: 'hardware',
    name: <Trans>Hardware wallet</Trans>,
    text: <Trans>Keys that never touch a network.</Trans>,
    drawing: <HardwareDevice />,
  },
  {
    id: 'card',
    name: <Trans>Card</Trans>,
    text: <Trans>Load what you want to spend.</Trans>,
    drawing: <PaymentCard />,
  },
  {
    id: 'desktop',
    name: <Trans>Desktop app</Trans>,
    text: <Trans>For teams, treasuries and long lists.</Trans>,
    drawing: <DesktopWindow />,
  },
];

/** The five products, each with a drawing and a link to its page. */
export function ProductCards() {
  const href = useHref();
  return (
    <section className={styles.products} id="products" aria-labelledby="vessels">
      <div className="wrap">
        <SectionHead
          id="vessels"
          title={
            <Trans>
              Five products, <em>one wallet</em>
            </Trans>
          }
        >
          <p className="lead">
            <Trans>
              Start with one and add the others when you need them. You hold the keys in each; only the money
              you load onto the card is held by its issuer.
            </Trans>
          </p>
        </SectionHead>
        <div className={styles.grid}>
          <MobileCard />
          {products.map(({ id, name, text, drawing }) => (
            <a key={id} className={`${styles.product} ${styles[id]}`} href={href(`/${id}`)}>
              <div className={styles.art} aria-hidden="true">
                <div className={styles.drawing}>
                  <WhenNear>{drawing}</WhenNear>
                </div>
              </div>
              <div className={styles.text}>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

const chartSeed = 71;

function MobileCard() {
  const href = useHref();
  return (
    <a className={`${styles.product} ${styles.mobile}`} href={href('/download/app')}>
      <div className={styles.text}>
        <h3>
          <Trans>Mobile wallet</Trans>
        </h3>
        <p>
          <Trans>
            The whole wallet in your pocket: send, swap, bridge and browse DApps on Android and iOS.
          </Trans>
        </p>
        <span className={styles.more}>
          <Trans>Get the app</Trans>
          <Icon name="arrow-right" />
        </span>
      </div>
      <div className={styles.waters} aria-hidden="true">
        <Chart className={styles.chart} kind="panel" seed={chartSeed} />
        <div className={styles.phone}>
          <WhenNear>
            <PhoneFrame>
              <SwapScreen />
            </PhoneFrame>
          </WhenNear>
        </div>
      </div>
    </a>
  );
}
