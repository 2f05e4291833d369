import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { brand } from '#brand/brand.ts';
import { brandKitAddress, brandKitFileName } from '#features/brandkit/model/brand-kit-address.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useDismiss } from '#ui/popover/use-dismiss.ts';
import { linkIcons } from '../model/navigation.ts';
import styles from './brand-popup.module.css';
import { linkTitles } from './link-words.ts';
import { Logo } from './logo.tsx';

const kitFile = brandKitFileName(brand.name);

/** The header's logo. A right click opens a small menu: the brand kit as a page, and as a file. */
export function BrandPopup({ wordmarkClassName }: { wordmarkClassName?: string | undefined }) {
  const { t } = useLingui();
  const href = useHref();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismiss({ open, inside: root, onDismiss: () => setOpen(false) });
  return (
    <div ref={root} className={styles.root} onClick={() => setOpen(false)}>
      <Logo wordmarkClassName={wordmarkClassName} onContextMenu={() => setOpen(!open)} />
      {open && (
        <div className={styles.sheet}>
          <a href={href('/brandkit')}>
            <Icon name={linkIcons['brand-kit']} />
            {t(linkTitles['brand-kit'])}
          </a>
          <a href={brandKitAddress(kitFile)} download={kitFile}>
            <Icon name={linkIcons['brand-kit-file']} />
            {t(linkTitles['brand-kit-file'])}
          </a>
        </div>
      )}
    </div>
  );
}
