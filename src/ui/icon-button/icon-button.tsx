import type { AllHTMLAttributes, AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  AllHTMLAttributes<HTMLElement>,
  'size' | 'type' | 'label' | 'ref'
> {
  /** Accessible label; not shown. */
  label: string;
  /** The icon. Children may replace it; they are visual only, and the label must contain their text. */
  icon?: IconName | undefined;
  iconSize?: number | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  /** With an address it is a link. */
  href?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A 40 px square button with an icon. */
export function IconButton({ label, icon, iconSize, className, ref, ...props }: IconButtonProps) {
  const { pressed, expanded, href, type = 'button', children, ...rest } = props;
  const classes = classNames(styles.iconButton, className);
  // Voice control compares visible text with `aria-label`; as content, the label and the text are one.
  const spokenLabel = children === undefined ? label : undefined;
  const content =
    children === undefined ? (
      icon && <Icon name={icon} size={iconSize} />
    ) : (
      <>
        <span className="vh">{label}</span>
        <span className={styles.shown} aria-hidden="true">
          {children}
        </span>
      </>
    );

  if (href !== undefined) {
    return (
      <a
        {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        aria-label={spokenLabel}
        className={classes}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)}
      ref={ref as Ref<HTMLButtonElement>}
      type={type}
      aria-label={spokenLabel}
      className={classes}
    >
      {content}
    </button>
  );
}
