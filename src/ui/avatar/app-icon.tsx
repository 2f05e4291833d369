import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import type { AvatarProps } from './chain-icon.tsx';

/** The square icon of a DApp, with corners that follow its size. Decorative: its name is beside it. */
export function AppIcon({ src, size = 56, className }: AvatarProps) {
  return (
    <img
      className={classNames(
        styles.avatar,
        size > 56 ? styles.large : size < 48 ? styles.small : styles.square,
        className,
      )}
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
