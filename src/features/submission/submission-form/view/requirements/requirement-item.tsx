import type { MouseEvent } from 'react';
import { trustMarkup } from '#lib/trusted-types.ts';
import type { Requirement } from '../../model/requirements/requirement.ts';
import styles from './requirement-item.module.css';

export interface RequirementItemProps {
  requirement: Requirement;
  /** An element marked `info` was clicked: show the token's facts. */
  onInfo: () => void;
}

/**
 * One requirement. HTML is sanitized by the server (list-requirements.ts); elements marked `link` are links
 * already.
 */
export function RequirementItem({ requirement: { text, html, lang }, onInfo }: RequirementItemProps) {
  if (!html) return <span lang={lang}>{text}</span>;
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-mark=info]')) onInfo();
  };
  return (
    <span
      lang={lang}
      className={styles.item}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: trustMarkup(text) }}
    />
  );
}
