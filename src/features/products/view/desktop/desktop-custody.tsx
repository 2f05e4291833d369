import { Trans } from '@lingui/react/macro';
import { Custody } from '../section/custody.tsx';

/** What is on the computer and what goes to the phone. */
export function DesktopCustody() {
  return (
    <Custody
      id="custody"
      title={<Trans>If someone takes the laptop</Trans>}
      lead={<Trans>They have a list of what you own, and no way to move it. This is what lies where.</Trans>}
      stays={{
        name: <Trans>Only on the phone</Trans>,
        items: [
          <Trans key="phrase">The recovery phrase and the keys</Trans>,
          <Trans key="sign">Every signature, given with your finger or your code</Trans>,
          <Trans key="unpair">The button that ends the pairing</Trans>,
        ],
      }}
      leaves={{
        name: <Trans>On the computer</Trans>,
        items: [
          <Trans key="address">Public addresses, and the names you gave them</Trans>,
          <Trans key="draft">Transfers that nobody has signed yet</Trans>,
          <Trans key="history">The history, which the chain shows to everybody anyway</Trans>,
        ],
      }}
    />
  );
}
