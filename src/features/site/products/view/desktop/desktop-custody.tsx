import { Trans } from '@lingui/react/macro';
import { Custody } from '../section/custody.tsx';

/** What is on the computer and what goes to the phone. */
export function DesktopCustody() {
  return (
    <Custody
      id="custody"
      title={<Trans>If your laptop is stolen</Trans>}
      lead={<Trans>Thieves can see what you own, but cannot move it. This is what is stored where.</Trans>}
      stays={{
        name: <Trans>Only on the phone</Trans>,
        items: [
          <Trans key="phrase">The recovery phrase and the keys</Trans>,
          <Trans key="sign">Every signature, confirmed with your fingerprint or passcode</Trans>,
          <Trans key="unpair">The button to end the pairing</Trans>,
        ],
      }}
      leaves={{
        name: <Trans>On the computer</Trans>,
        items: [
          <Trans key="address">Public addresses, and the names you gave them</Trans>,
          <Trans key="draft">Transfers that are not signed yet</Trans>,
          <Trans key="history">Your history, which is public on the chain anyway</Trans>,
        ],
      }}
    />
  );
}
