import { Trans } from '@lingui/react/macro';
import type { Ability } from '../section/abilities.tsx';

const abilities: readonly Ability[] = [
  {
    icon: 'list',
    name: <Trans>All accounts in one list</Trans>,
    text: (
      <Trans>See your accounts named, grouped and sorted, with what each one holds on every chain.</Trans>
    ),
  },
  {
    icon: 'send',
    name: <Trans>Payroll in one batch</Trans>,
    text: (
      <Trans>Read a list of payments from a file. Every address is checked before anything is sent.</Trans>
    ),
  },
  {
    icon: 'users',
    name: <Trans>Shared accounts</Trans>,
    text: <Trans>A transfer from a shared account waits until enough members have signed.</Trans>,
  },
  {
    icon: 'shield-check',
    name: <Trans>Approvals by risk</Trans>,
    text: (
      <Trans>See who can spend your tokens, largest amounts first. Revoke what you no longer need.</Trans>
    ),
  },
  {
    icon: 'file-text',
    name: <Trans>Records for your accountant</Trans>,
    text: <Trans>Export transactions with dates, fees and the names you gave.</Trans>,
  },
  {
    icon: 'qr-code',
    name: <Trans>Works with the hardware wallet</Trans>,
    text: (
      <Trans>
        Let the hardware wallet scan the QR code on your screen, then scan the one it shows. You need no
        cable.
      </Trans>
    ),
    with: 'hardware',
  },
];

export const desktopAbilities = {
  id: 'abilities',
  title: <Trans>Room for long lists</Trans>,
  lead: <Trans>It is made for teams, treasuries, and anyone with more accounts than fit on a phone.</Trans>,
  abilities,
};
