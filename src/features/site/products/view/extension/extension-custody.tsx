import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { isOffered } from '../../model/offered-products.ts';
import { Note } from '#ui/note/note.tsx';
import { Custody } from '../section/custody.tsx';

/** What the extension stores and what it sends. */
export function ExtensionCustody() {
  return (
    <Custody
      id="custody"
      title={<Trans>What stays in the browser</Trans>}
      lead={<Trans>Trust an extension only if you know what it sends. Here is everything ours sends.</Trans>}
      stays={{
        name: <Trans>Stays on your computer</Trans>,
        items: [
          <Trans key="phrase">Your recovery phrase and your keys, encrypted with your password</Trans>,
          <Trans key="password">The password itself, which no one can reset</Trans>,
          <Trans key="sites">The list of sites you have connected</Trans>,
          <Trans key="labels">Names you gave to accounts and addresses</Trans>,
        ],
      }}
      leaves={{
        name: <Trans comment="What leaves the computer">Leaves your computer</Trans>,
        items: [
          <Trans key="address">Your public address, to a site you connect</Trans>,
          <Trans key="signature">A signature, to the site that requested it, once you approve</Trans>,
          <Trans key="transaction">A signed transaction, to the chain</Trans>,
          <Trans key="balance">Balance and fee queries, to a node of that chain</Trans>,
        ],
      }}
    >
      <Note tone="caution" title={<Trans>Keep other extensions to a minimum.</Trans>}>
        {isOffered(brand, 'hardware') ? (
          <Trans>
            Other extensions can read the pages you open. Use only those you need, and keep large amounts on
            the hardware wallet.
          </Trans>
        ) : (
          <Trans>Other extensions can read the pages you open. Use only those you need.</Trans>
        )}
      </Note>
    </Custody>
  );
}
