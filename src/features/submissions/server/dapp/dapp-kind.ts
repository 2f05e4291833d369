import { submissionLanguages } from '../../model/dapp/dapp-fields.ts';
import { dappFormat, dappTextFields } from '../../model/dapp/stored-dapp.ts';
import type { KindDependencies, ServerKind } from '../server-kind.ts';
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
