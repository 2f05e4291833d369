import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import type { Card, Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { DesktopWindow } from '#features/site/products/view/device/desktop-window.tsx';
import { ExtensionWindow } from '#features/site/products/view/device/extension-window.tsx';
import { HardwareDevice } from '#features/site/products/view/device/hardware-device.tsx';
import { PaymentCard } from '#features/site/products/view/device/payment-card.tsx';
import { PhoneFrame } from '#features/site/products/view/device/phone/phone-frame.tsx';
import { SwapScreen } from '#features/site/products/view/device/phone/swap-screen.tsx';
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

/** Those that have a page of their own, without what the brand does not have. */
const listProducts = ({ hardware, card }: Brand['products']): readonly Product[] => [
  {
    id: 'extension',
    name: <Trans>Extension wallet</Trans>,
    text: <Trans>Approve in the same window you trade in.</Trans>,
    drawing: <ExtensionWindow />,
  },
  ...(hardware ? [hardwareProduct(hardware)] : []),
  ...(card ? [cardProduct(card)] : []),
  {
    id: 'desktop',
    name: <Trans>Desktop app</Trans>,
    text: <Trans>For teams, treasuries and long lists.</Trans>,
    drawing: <DesktopWindow />,
  },
];

const hardwareProduct = (device: Hardware): Product => ({
  id: 'hardware',
  name: <Trans>Hardware wallet</Trans>,
  text: <Trans>Keys that never touch a network.</Trans>,
  drawing: <HardwareDevice device={device} />,
});

const cardProduct = (card: Card): Product => ({
  id: 'card',
  name: <Trans>Card</Trans>,
  text: <Trans>Load what you want to spend.</Trans>,
  drawing: <PaymentCard card={card} />,
});

/** The products, each with a drawing and a link to its page. */
export function ProductCards() {
  const href = useHref();
  const products = listProducts(brand.products);
  return (
    <section className={styles.products} id="products" aria-labelledby="vessels">
      <div className="wrap">
        <ProductsHead />
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

function ProductsHead() {
  const { hardware, card } = brand.products;
  const title =
    hardware && card ? (
      <Trans>
        Five products, <em>one wallet</em>
      </Trans>
    ) : (
      <Trans>
        Several products, <em>one wallet</em>
      </Trans>
    );
  return (
    <SectionHead id="vessels" title={title}>
      <p className="lead">
        {card ? (
          <Trans>
            Start with one and add the others when you need them. You hold the keys. The card issuer holds
            only the money you load onto the card.
          </Trans>
        ) : (
          <Trans>Start with one and add the others when you need them. You hold the keys.</Trans>
        )}
      </p>
    </SectionHead>
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
