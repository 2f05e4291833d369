import { ambassadorFormat } from '../model/stored-ambassador.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import { createAmbassadorForm } from './ambassador-form.ts';

/** Applications of ambassadors on the server; nothing of them is listed. */
export function createAmbassadorKind(dependencies: Pick<KindDependencies, 'database'>): ServerKind {
  return {
    format: ambassadorFormat,
    form: createAmbassadorForm(dependencies),
    listedPath: () => null,
  };
}
