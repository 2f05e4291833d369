import { listAnswers } from '#features/submission/canned-answers/server/answers.ts';
import type { SetupDependencies } from '#features/team/setup/server/list-setup-steps.ts';
import type { Database } from '#platform/database/database.ts';

const testAddress = '0x52908400098527886E0F7030069857D2E4169EE7';

/** What the checklist reads where no server for mails or payments is configured. */
export const bareSetup = (database: Database): Omit<SetupDependencies, 'listAccounts'> => ({
  database,
  sendsMail: false,
  tellsAlerts: false,
  readDonations: () => ({ kind: 'by-hand' }),
  publicOrigin: 'https://portal.example',
  brand: { folder: 'brand', isDemonstration: true, sharedDrawings: 0 },
  donationAddress: { address: testAddress, network: 'BSC', isDemonstration: false },
  readLegalTexts: () => ({ kind: 'demonstration' }),
  listAnswers: () => listAnswers(database),
});
