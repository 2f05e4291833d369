import { readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import { createAssetForm } from './asset-form.ts';
import type { AssetKind } from './asset-kind.ts';

/** Tokens or NFT collections on the server. */
export function createAssetKind(dependencies: KindDependencies, kind: AssetKind): ServerKind {
  const { format } = kind;
  return {
    format,
    form: createAssetForm(dependencies, kind),
    /** They have no page of their own: the store's search shows them. */
    listedPath: (row) => {
      const read = readPayload(format, row);
      return read.ok ? `/dappstore?key=${encodeURIComponent(read.payload.address)}` : null;
    },
  };
}
