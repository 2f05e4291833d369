import { useLingui } from '@lingui/react';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { NewsKind } from '../model/news-kinds.ts';
import { newsKindLabels } from './kind-labels.ts';
import styles from './kind-tag.module.css';

/** A shape per kind, so that it does not depend on color vision. */
export const kindIcons: Record<NewsKind, StatusIconKind> = {
  release: 'success',
  maintenance: 'warning',
  warning: 'error',
  company: 'info',
};

/** The kind of an item as shape and word; nothing for an item without one. */
export function KindTag({ kind }: { kind: NewsKind | undefined }) {
  const { _ } = useLingui();
  if (!kind) return null;
  return (
    <span className={`${styles.tag} ${styles[kind]}`}>
      <StatusIcon kind={kindIcons[kind]} />
      {_(newsKindLabels[kind])}
    </span>
  );
}
