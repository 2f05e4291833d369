import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { isOffered, type ProductId } from '../../model/offered-products.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { DarkPanel } from '#ui/dark-panel/dark-panel.tsx';
import styles from './next-step.module.css';

interface Product {
  id: ProductId;
  icon: IconName;
  path: string;
  name: ReactNode;
}

const products: readonly Product[] = [
  { id: 'mobile', icon: 'smartphone', path: '/download/app', name: <Trans>Mobile wallet</Trans> },
  { id: 'hardware', icon: 'hard-drive', path: '/hardware', name: <Trans>Hardware wallet</Trans> },
  { id: 'card', icon: 'credit-card', path: '/card', name: <Trans>Card</Trans> },
  { id: 'extension', icon: 'puzzle', path: '/extension', name: <Trans>Extension wallet</Trans> },
  { id: 'desktop', icon: 'monitor', path: '/desktop', name: <Trans>Desktop app</Trans> },
];

interface NextStepProps {
  /** The product of this page; the others that the brand has are listed. */
  product: ProductId;
  seed: number;
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
}

/** The next step on a dark panel, with links to the other products. */
export function NextStep({ product, seed, title, lead, actions }: NextStepProps) {
  const href = useHref();
  return (
    <DarkPanel
      className={styles.panel}
      seed={seed}
      titleId="next"
      title={title}
      lead={lead}
      actions={<div className={styles.actions}>{actions}</div>}
    >
      <nav aria-labelledby="other-products">
        <h3 id="other-products">
          <Trans>The other products</Trans>
        </h3>
        <ul>
          {products
            .filter(({ id }) => id !== product && isOffered(brand, id))
            .map(({ id, icon, path, name }) => (
              <li key={id}>
                <a href={href(path)}>
                  <Icon name={icon} size={22} />
                  {name}
                  <Icon name="arrow-right" size={18} className={styles.arrow} />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </DarkPanel>
  );
}
