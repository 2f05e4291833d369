import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { Ability } from '../section/abilities.tsx';

const { chains } = brand.claims;

const abilities: readonly Ability[] = [
  {
    icon: 'file-text',
    name: <Trans>Explains every request</Trans>,
    text: <Trans>Contract calls are shown as sentences. What cannot be decoded is marked.</Trans>,
  },
  {
    icon: 'link',
    name: <Trans>Connects one site at a time</Trans>,
    text: <Trans>Each site sees only the account you choose, until you disconnect.</Trans>,
  },
  {
    icon: 'waypoints',
    name: <Trans>Follows the site’s chain</Trans>,
    text: <Trans>It supports more than {chains} chains, and asks before it switches to another.</Trans>,
  },
  {
    icon: 'shield-check',
    name: <Trans>Lists your approvals</Trans>,
    text: <Trans>Every approval is in one list, and can be revoked there.</Trans>,
  },
  {
    icon: 'hard-drive',
    name: <Trans>Signs with the hardware wallet</Trans>,
    text: <Trans>With the hardware wallet, a request is shown as a QR code and signed offline.</Trans>,
    with: 'hardware',
  },
  {
    icon: 'lock',
    name: <Trans>Locks automatically</Trans>,
    text: (
      <Trans>
        It locks after the time you set, and whenever the browser closes. Your password unlocks it.
      </Trans>
    ),
  },
];

export const extensionAbilities = {
  id: 'abilities',
  title: <Trans>What it does</Trans>,
  lead: <Trans>It stays in the background until a site needs it.</Trans>,
  abilities,
};
