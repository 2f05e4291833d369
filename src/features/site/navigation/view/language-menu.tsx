import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import { locales } from '#i18n/locales.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-menu.module.css';

export interface LanguageMenuProps {
  path: string;
  /** `drawer`: a 48 px square that opens upward. */
  place: 'header' | 'drawer';
  className?: string | undefined;
}

/** The language menu: the current language's short name, and the twelve languages below it. */
export function LanguageMenu({ path, place, className }: LanguageMenuProps) {
  const { t } = useLingui();
  const { name, short } = locales[useLocale()];
  const isHeader = place === 'header';
  return (
    <Popover
      className={isHeader ? styles.sheet : styles.drawerSheet}
      rootClassName={classNames(styles.root, className)}
      above={!isHeader}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t`Language: ${name} (${short})`}
          className={isHeader ? styles.wide : styles.square}
        >
          <Icon name="globe" size={isHeader ? 18 : undefined} />
          {isHeader && <span className={styles.short}>{short}</span>}
        </IconButton>
      )}
    >
      {(close) => <LanguageLinks path={path} onChoose={close} />}
    </Popover>
  );
}
