import { Trans } from '@lingui/react/macro';
import type { Ability } from '../section/abilities.tsx';

const abilities: readonly Ability[] = [
  {
    icon: 'list',
    name: <Trans>All accounts in one list</Trans>,
    text: <Trans>Named, grouped and sorted, with what each one holds on every chain.</Trans>,
  },
  {
    icon: 'send',
    name: <Trans>A payroll in one go</Trans>,
    text: (
      <Trans>Read a list of payments from a file. Every address is checked before anything is sent.</Trans>
    ),
  },
  {
    icon: 'users',
    name: <Trans>Accounts of several people</Trans>,
    text: <Trans>A transfer from a shared account waits until enough of you have signed.</Trans>,
  },
  {
    icon: 'shield-check',
    name: <Trans>Approvals by risk</Trans>,
    text: <Trans>Who may spend what, with the largest amounts first. Revoke the old ones here.</Trans>,
  },
  {
    icon: 'file-text',
    name: <Trans>Books for the accountant</Trans>,
    text: <Trans>Export transactions with their dates, fees and the names that you gave.</Trans>,
  },
  {
    icon: 'qr-code',
    name: <Trans>The hardware wallet too</Trans>,
    text: <Trans>Show it a code, then hold its answer to the camera. No cable needed.</Trans>,
  },
];

export const desktopAbilities = {
  id: 'abilities',
  title: <Trans>Space for long lists</Trans>,
  lead: <Trans>For teams, treasuries, and anyone with more accounts than fit on a phone.</Trans>,
  abilities,
};
