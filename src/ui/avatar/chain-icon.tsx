import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Address of the image. */
  src: string;
  /** Side in CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** The round icon of a chain or token. Its name is beside it, so it has no alternative text. */
export function ChainIcon({ src, size = 32, className }: AvatarProps) {
  return (
    <img
      className={classNames(styles.avatar, styles.round, className)}
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
