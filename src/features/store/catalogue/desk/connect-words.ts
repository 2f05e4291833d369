import type { TpConnect } from '../model/tp-connect.ts';

/** The wallets that a DApp connects to, as the desk calls them. */
export const connectWords: Record<TpConnect, string> = {
  both: 'Extension and mobile wallet',
  extension: 'Extension wallet',
  mobile: 'Mobile wallet',
  none: 'Neither',
};
