import { submissionLanguages } from '../model/dapp-fields.ts';
import { dappFormat, dappTextFields } from '../model/stored-dapp.ts';
import type { KindDependencies, ServerKind } from '#features/submissions/server/server-kind.ts';
import { createDappForm } from './dapp-form.ts';

/** DApps on the server. */
export function createDappKind(dependencies: KindDependencies): ServerKind {
  return {
    format: dappFormat,
    form: createDappForm(dependencies),
    listedPath: (_row, hid) => `/dappstore/detail?id=${hid}`,
    languages: { languages: submissionLanguages, field: 'language', textFields: dappTextFields },
  };
}
