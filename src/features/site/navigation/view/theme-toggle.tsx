import { useLingui } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useTheme } from '#ui/theme/use-theme.ts';
import styles from './theme-toggle.module.css';

/** Switches the theme. The document's theme decides which icon shows, not the render. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const { toggleTheme } = useTheme();
  return (
    <IconButton
      label={t`Switch between light and dark`}
      className={classNames(styles.toggle, className)}
      onClick={toggleTheme}
    >
      <Icon name="sun" className={styles.toDay} />
      <Icon name="moon" className={styles.toNight} />
    </IconButton>
  );
}
