import type { ReactNode } from 'react';
import styles from './code-block.module.css';

export interface CodeBlockProps {
  /** Names the block, for example a file's path. */
  title: ReactNode;
  code: string;
  /** Beside the name: copy, download. */
  actions?: ReactNode;
}

/** Text to copy, scrolling sideways when wide. */
export function CodeBlock({ title, code, actions }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <b>{title}</b>
        {actions && <span className={styles.actions}>{actions}</span>}
      </figcaption>
      <pre tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
