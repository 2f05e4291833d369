import { listedAddress } from '#features/store/catalogue/model/listed-address.ts';
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
    listedPath: (row, hid) => {
      const read = readPayload(format, row);
      return read.ok ? listedAddress(kind.kind, { hid, words: read.payload.address }) : null;
    },
  };
}
