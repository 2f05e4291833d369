import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useDismiss } from '#ui/popover/use-dismiss.ts';
import { BrandPopup } from './brand-popup.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useDrawer } from './use-drawer.ts';
import { useHeaderFit } from './use-header-fit.ts';
import { useOpenMenu } from './use-open-menu.ts';

export interface HeaderProps {
  /** Path and query of the page, without language. */
  path: string;
  /** True keeps the background at the top of the page too. */
  solid: boolean;
  /** Shown at the top of the window: the loading bar, which must be inside a landmark. */
  children?: ReactNode;
}

const thresholdPx = 12;

function watchScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled from the top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => scrollY > thresholdPx,
    () => false,
  );
}

/** The header of every page: logo, groups, language, theme, download; a hamburger where they do not fit. */
export function Header({ path, solid, children }: HeaderProps) {
  const { t } = useLingui();
  const href = useHref();
  const drawerId = `${useId()}menu`;
  const chrome = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const menu = useOpenMenu();
  const burger = useRef<HTMLElement>(null);
  const drawer = useDrawer({ chrome, burger });
  const scrolled = useScrolled();
  useHeaderFit(header, useLocale());

  const closeAll = () => {
    menu.close();
    drawer.close();
  };
  useDismiss({
    open: menu.open !== null || drawer.isOpen,
    inside: chrome,
    onDismiss: (reason) => {
      closeAll();
      if (reason === 'escape' && drawer.isOpen) burger.current?.focus();
    },
  });
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) return;
    closeAll();
    // A choice in the drawer that stays on the page, such as a language, keeps the focus in the menu.
    if (drawer.isOpen) burger.current?.focus({ preventScroll: true });
  };
  const closeElsewhere = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('[data-fit-menu]')) menu.close();
  };
  return (
    <div
      ref={chrome}
      className={classNames(styles.chrome, drawer.isOpen && styles.held)}
      onClick={closeOnLink}
    >
      <header
        ref={header}
        className={classNames(styles.header, (solid || scrolled || drawer.isOpen) && styles.solid)}
        onClick={closeElsewhere}
      >
        {children}
        <div className={styles.row}>
          <BrandPopup wordmarkClassName={styles.wordmark} />
          <MainMenu path={path} menu={menu} />
          <div className={styles.tools} data-fit-tools="">
            <LanguageMenu path={path} place="header" className={styles.language} />
            <ThemeToggle className={styles.theme} />
            <Button variant="ink" size="small" href={href('/download/app')} className={styles.download}>
              <Trans>Download</Trans>
            </Button>
            <IconButton
              label={t`Menu`}
              ref={burger}
              icon={drawer.isOpen ? 'x' : 'menu'}
              expanded={drawer.isOpen}
              aria-controls={drawerId}
              className={styles.burger}
              onClick={drawer.toggle}
            />
            <IconButton label={t`Menu`} icon="menu" href={`#${drawerId}`} className={styles.plainBurger} />
          </div>
        </div>
      </header>
      <Drawer id={drawerId} path={path} open={drawer.isOpen} />
    </div>
  );
}
