import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TpConnect } from '../../model/tp-connect.ts';

const words: Record<TpConnect, () => ReactNode> = {
  both: () => <Trans>Mobile app and browser extension</Trans>,
  extension: () => <Trans>Browser extension only</Trans>,
  mobile: () => <Trans>Mobile app only</Trans>,
  none: () => <Trans>No wallet connection</Trans>,
};

/** How a DApp connects to the wallet. */
export function ConnectionWords({ value }: { value: TpConnect }) {
  return words[value]();
}
