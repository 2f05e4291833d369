import type { AllHTMLAttributes, AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<AllHTMLAttributes<HTMLElement>, 'size' | 'type'> {
  /**
   * Whether it is selected (`aria-pressed`, for a link `aria-current`); omit it where nothing can be
   * selected.
   */
  pressed?: boolean | undefined;
  href?: string | undefined;
  icon?: IconName | undefined;
}

export function Chip({ pressed, href, icon, className, children, ...rest }: ChipProps) {
  const classes = classNames(styles.chip, className);
  const content = (
    <>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </>
  );
  return href === undefined ? (
    <button
      {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)}
      type="button"
      aria-pressed={pressed}
      className={classes}
    >
      {content}
    </button>
  ) : (
    <a
      {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
      href={href}
      aria-current={pressed || undefined}
      className={classes}
    >
      {content}
    </a>
  );
}
