import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import logoFileUrl from '#brand/logo/lockup-day.svg?url&no-inline';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useDismiss } from '#ui/popover/use-dismiss.ts';
import { linkIcons } from '../model/navigation.ts';
import styles from './brand-popup.module.css';
import { linkTitles } from './link-words.ts';
import { Logo } from './logo.tsx';

/** The header's logo. A right click opens a small menu: the brand kit, and the logo as a file. */
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
          <a href={logoFileUrl} download="logo.svg">
            <Icon name={linkIcons['logo-file']} />
            {t(linkTitles['logo-file'])}
          </a>
        </div>
      )}
    </div>
  );
}
