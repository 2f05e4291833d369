import { useLingui } from '@lingui/react/macro';
import { ErrorToast } from '#ui/toast/error-toast.tsx';

/** Errors of what the page sends in the background, such as a subscription; shown wherever the visitor has scrolled to. */
export function ErrorNotice() {
  const { t } = useLingui();
  return <ErrorToast closeLabel={t`Close`} />;
}
