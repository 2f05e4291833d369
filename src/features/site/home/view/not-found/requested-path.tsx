import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import styles from './not-found-page.module.css';

/** Longer ones end with an ellipsis. */
const shownCharacters = 60;

/** The path as people read it. Bytes that are no text stay as they are. */
function readPath(): string {
  const { pathname } = location;
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Shown as it came.
  }
  const characters = [...path];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : path;
}

const keep = () => () => {};

/** The path that has no page. Only the browser knows it: the page is the same for every address. */
export function RequestedPath() {
  const path = useSyncExternalStore(keep, readPath, () => null);
  if (path === null) return null;
  return (
    <>
      <Trans>
        There is no page at <code className={styles.path}>{path}</code>.
      </Trans>{' '}
    </>
  );
}
