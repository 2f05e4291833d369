import type { AllHTMLAttributes, AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './text-link.module.css';

export interface TextLinkProps extends Omit<AllHTMLAttributes<HTMLElement>, 'size' | 'type'> {
  /** Without an address it is a button that looks like a link. */
  href?: string | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: IconName | undefined;
  /** After the text; it moves a little on hover. */
  iconEnd?: IconName | undefined;
}

export function TextLink({
  href,
  size = 'normal',
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const classes = classNames(styles.link, size === 'small' && styles.small, className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} className={styles.end} />}
    </>
  );
  return href === undefined ? (
    <button {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)} type="button" className={classes}>
      {content}
    </button>
  ) : (
    <a {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)} href={href} className={classes}>
      {content}
    </a>
  );
}
