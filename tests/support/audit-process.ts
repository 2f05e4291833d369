import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { connectDatabase } from '#platform/database/connect.ts';

/* Adds audit entries from a separate process. Arguments: data folder, number of entries. */
const [dataDir = '', count = '0'] = process.argv.slice(2);
const open = await connectDatabase({ url: undefined, dataDir });
const entry = { actor: { id: 'ana', email: 'ana@example.org' }, area: 'mail', action: 'retry' } as const;
for (let index = 0; index < Number(count); index += 1)
  await open.database
    .transaction()
    .execute((transaction) => appendAudit(transaction, { ...entry, at: new Date() }));
await open.close();
