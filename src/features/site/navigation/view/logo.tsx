import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { goReplacing } from './go-replacing.ts';
import styles from './logo.module.css';
import { LogoMark, LogoWordmark } from './logo-mark.tsx';

export interface LogoProps {
  size?: 'normal' | 'big' | undefined;
  /** Called on a right click or the context-menu key, instead of the browser's menu. */
  onContextMenu?: ((event: MouseEvent) => void) | undefined;
  wordmarkClassName?: string | undefined;
}

/** Mark and wordmark; links to the top of the home page and replaces the current history entry. */
export function Logo({ size = 'normal', onContextMenu, wordmarkClassName }: LogoProps) {
  const { t } = useLingui();
  const href = useHref();
  const { name } = brand;
  return (
    <a
      className={classNames(styles.logo, styles[size])}
      href={href('/')}
      aria-label={t`${name}, home`}
      onClick={(event) => {
        if (goReplacing(event)) scrollTo(0, 0);
      }}
      onContextMenu={
        onContextMenu &&
        ((event) => {
          event.preventDefault();
          onContextMenu(event);
        })
      }
    >
      <LogoMark className={styles.mark} />
      <LogoWordmark className={classNames(styles.wordmark, wordmarkClassName)} />
    </a>
  );
}
