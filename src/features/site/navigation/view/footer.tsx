import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { brand } from '#brand/brand.ts';
import { SubscribeBox } from '#features/site/newsletter/view/subscribe-box.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionBoundary } from '#ui/section-boundary/section-boundary.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { listFooterColumns } from '../model/footer-columns.ts';
import { FooterColumn } from './footer-column.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { SocialBar } from './social-bar.tsx';
import { useDeviceSize } from '#ui/device-size/use-device-size.ts';

export interface FooterProps {
  /** Path and query of the page, without language. */
  path: string;
}

/** Dispatched on `window`: `new CustomEvent<boolean>('show-footer', { detail: false })` hides the footer, `true` shows it. */
const showFooterEvent = 'show-footer';

/** Whether the footer is visible; a page may hide and show it (specification §2). */
function useFooterShown(path: string): boolean {
  const [hiddenOn, setHiddenOn] = useState<string | null>(null);
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) setHiddenOn(event.detail === false ? path : null);
    };
    addEventListener(showFooterEvent, onEvent);
    return () => removeEventListener(showFooterEvent, onEvent);
  }, [path]);
  return hiddenOn !== path;
}

/** The footer of every page: newsletter, eight columns of links, social links, support. */
export function Footer({ path }: FooterProps) {
  const locale = useLocale();
  const narrow = useDeviceSize() === 'mobile';
  const shown = useFooterShown(path);
  const { name, copyrightYear, supportEmail } = brand;
  if (!shown) return null;
  return (
    <footer className={styles.footer}>
      <div className="rule" aria-hidden="true" />
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Logo size="big" />
            <p className={styles.promise}>
              <Trans>Staff never send you private messages, and never ask for your recovery phrase.</Trans>
            </p>
          </div>
          <SectionBoundary>
            <SubscribeBox />
          </SectionBoundary>
        </div>
        <div className={classNames(styles.band, styles.columns)}>
          {listFooterColumns(brand, locale).map((column) => (
            <FooterColumn key={column.id} column={column} narrow={narrow} />
          ))}
        </div>
        <div className={classNames(styles.band, styles.end)}>
          <SocialBar />
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          <span>
            <Trans>
              © {copyrightYear} {name}. All rights reserved.
            </Trans>
          </span>
        </div>
      </div>
    </footer>
  );
}
