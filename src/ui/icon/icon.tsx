import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
// Never inlined: browsers refuse `<use>` of a data: address.
import spriteUrl from './sprite.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels; defaults to 1.25 times the text size. */
  size?: number | undefined;
  className?: string | undefined;
  /** Place of its upper left corner, within a drawing. */
  x?: number | undefined;
  y?: number | undefined;
}

/**
 * A line icon in the color of the text. Decorative: the text beside it, or the control's label, carries the
 * meaning.
 */
export function Icon({ name, size, className, x, y }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size === undefined && styles.ofText, className)}
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
