import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { Ability } from '../section/abilities.tsx';

const { chains } = brand.claims;

const abilities: readonly Ability[] = [
  {
    icon: 'file-text',
    name: <Trans>Explains every request</Trans>,
    text: <Trans>Contract calls become sentences. What cannot be read is marked as unreadable.</Trans>,
  },
  {
    icon: 'link',
    name: <Trans>Connects one site at a time</Trans>,
    text: <Trans>Each site gets the account you name, and loses it when you disconnect.</Trans>,
  },
  {
    icon: 'waypoints',
    name: <Trans>Follows the site’s chain</Trans>,
    text: <Trans>More than {chains} chains. Before it changes to another, it asks.</Trans>,
  },
  {
    icon: 'shield-check',
    name: <Trans>Lists what you allowed</Trans>,
    text: <Trans>Every approval is in one list, and can be revoked there.</Trans>,
  },
  {
    icon: 'hard-drive',
    name: <Trans>Hands signing to the device</Trans>,
    text: <Trans>With the hardware wallet, a request is shown as a QR code and signed offline.</Trans>,
  },
  {
    icon: 'lock',
    name: <Trans>Locks itself</Trans>,
    text: <Trans>After the minutes you set, and whenever the browser closes. A password opens it.</Trans>,
  },
];

export const extensionAbilities = {
  id: 'abilities',
  title: <Trans>What it does all day</Trans>,
  lead: <Trans>Most of it is waiting. The rest is here.</Trans>,
  abilities,
};
