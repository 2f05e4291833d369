import { useLingui } from '@lingui/react/macro';
import { ErrorToast } from '#ui/toast/error-toast.tsx';

/** Errors of background requests, such as a subscription; visible at any scroll position. */
export function ErrorNotice() {
  const { t } = useLingui();
  return <ErrorToast closeLabel={t`Close`} />;
}
