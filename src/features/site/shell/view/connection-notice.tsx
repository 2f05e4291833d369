import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { FloatingNotice } from '#ui/floating-notice/floating-notice.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { unreachedPage } from '../model/unreached-page.ts';

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser is online; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * At the bottom of the window: no network, or a page that could not be fetched. The page itself stays
 * readable.
 */
export function ConnectionNotice() {
  const online = useOnline();
  const unreached = useSyncExternalStore(unreachedPage.subscribe, unreachedPage.get, () => null);
  const text = online ? (
    <Trans>We could not load the page. You are still on this one.</Trans>
  ) : (
    <Trans>You are offline. You can still read this page, but opening another one needs a connection.</Trans>
  );
  const isShown = !online || unreached !== null;
  return (
    <FloatingNotice edge="bottom" role="status">
      {isShown ? (
        <>
          <StatusIcon kind="warning" />
          <p>{text}</p>
          {unreached === null ? null : (
            <TextLink href={unreached}>
              <Trans>Try again</Trans>
            </TextLink>
          )}
        </>
      ) : null}
    </FloatingNotice>
  );
}
