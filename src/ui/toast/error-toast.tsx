import { useSyncExternalStore } from 'react';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { FloatingNotice } from '../floating-notice/floating-notice.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { errorToast } from './error-toast-store.ts';

/**
 * Shows the errors of `errorToast.show`; once per page. It stays until it is closed, because an error that
 * disappears by itself is missed.
 */
export function ErrorToast({ closeLabel }: { closeLabel: string }) {
  const text = useSyncExternalStore(errorToast.subscribe, errorToast.get, () => null);
  return (
    <FloatingNotice edge="top" role="alert" isError>
      {text === null ? null : (
        <>
          <StatusIcon kind="error" />
          <p>{text}</p>
          <IconButton label={closeLabel} icon="x" iconSize={18} onClick={errorToast.close} />
        </>
      )}
    </FloatingNotice>
  );
}
