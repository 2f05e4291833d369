import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';

const unsubscribe = () => undefined;

/**
 * Copies the page's address. The server does not know the origin and copying needs JavaScript, so it appears
 * in the browser only.
 * @param path with the language
 */
export function CopyLink({ path }: { path: string }) {
  const { t } = useLingui();
  const origin = useSyncExternalStore(
    () => unsubscribe,
    () => location.origin,
    () => null,
  );
  if (origin === null) return null;
  return (
    <CopyButton
      variant="quiet"
      value={origin + path}
      label={t`Copy link`}
      copiedLabel={t`Copied`}
      failedLabel={t`Could not copy`}
    />
  );
}
