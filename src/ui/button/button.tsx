import type { AllHTMLAttributes, AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends Omit<AllHTMLAttributes<HTMLElement>, 'size' | 'type' | 'ref'> {
  /** `primary` is the one coral action of a view; `quiet` has no frame; `ink` is the header's. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** With an address the button is a link. */
  href?: string | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * While true the spinner turns and clicks do nothing; set it (true or false) from the start so that the
   * width stays.
   */
  busy?: boolean | undefined;
  /** Label while busy; by default the button keeps its own. */
  busyLabel?: ReactNode;
  disabled?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

export function Button({ variant = 'secondary', size = 'normal', className, ref, ...props }: ButtonProps) {
  const {
    href,
    type = 'button',
    busy,
    busyLabel,
    disabled,
    icon,
    iconEnd,
    children,
    onClick,
    ...rest
  } = props;
  const classes = classNames(styles.button, styles[variant], size === 'small' && styles.small, className);
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  const content =
    busy === undefined ? label : <BusyStack busy={busy} idle={label} busyLabel={busyLabel ?? children} />;

  if (href !== undefined) {
    return (
      <a
        {...(rest as AnchorHTMLAttributes<HTMLAnchorElement>)}
        ref={ref as Ref<HTMLAnchorElement>}
        href={disabled ? undefined : href}
        aria-disabled={disabled || undefined}
        onClick={onClick}
        className={classes}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)}
      ref={ref as Ref<HTMLButtonElement>}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes}
    >
      {content}
    </button>
  );
}

/** Both labels are in one grid cell and one is hidden, so the button is always as wide as the wider one. */
function BusyStack({ busy, idle, busyLabel }: { busy: boolean; idle: ReactNode; busyLabel: ReactNode }) {
  return (
    <span className={styles.stack}>
      <span className={classNames(styles.layer, busy && styles.away)} aria-hidden={busy || undefined}>
        {idle}
      </span>
      <span className={classNames(styles.layer, !busy && styles.away)} aria-hidden={!busy || undefined}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
