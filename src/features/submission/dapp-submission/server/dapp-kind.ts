import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { submissionLanguages } from '../model/dapp-fields.ts';
import { dappFormat, dappTextFields } from '../model/stored-dapp.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import type { Database } from '#platform/database/database.ts';
import { createDappForm } from './dapp-form.ts';

/** The link of a listed DApp, which the desk or its team may have changed. */
async function readListedSite(database: Database, hid: number) {
  const row = await database
    .selectFrom('dapps')
    .select(['url', 'url_key'])
    .where('hid', '=', hid)
    .executeTakeFirst();
  return row && { subjectKey: row.url_key, shared: { url: row.url } };
}

/** DApps on the server. */
export function createDappKind(dependencies: KindDependencies): ServerKind {
  return {
    format: dappFormat,
    form: createDappForm(dependencies),
    listedPath: (_row, hid) => dappAddress(hid),
    languages: {
      languages: submissionLanguages,
      field: 'language',
      textFields: dappTextFields,
      readListed: readListedSite,
    },
  };
}
