import * as v from 'valibot';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import { chainTextMaxLength } from '#features/submission/developer/model/chain-file/check-chain-json.ts';
import { chainEditSchema } from './chain-edit.ts';

/** Characters of a chain's id: that of an EOS chain is a hash. */
export const chainIdMax = 64;
/** Characters of a family's name. */
export const familyMax = 16;

/** The content API has its own name for the largest family of CAIP-2. */
const ownName = (ns: string) => (ns === 'eip155' ? 'ethereum' : ns);

/** Whether the text is an EVM chain id: a whole number without leading zeros. */
const isEvmId = (text: string) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));

const { title, short, icon, explorer } = chainEditSchema.entries;

/** A network as a person describes it. Family and id are those of https://chainagnostic.org/CAIPs/caip-2, where ids may be longer here. */
const networkFieldsSchema = v.pipe(
  v.object({
    ns: v.pipe(
      v.string(),
      v.transform((text) => ownName(text.trim().toLowerCase())),
      v.regex(
        /^[a-z][a-z0-9-]{2,15}$/,
        `The family has 3 to ${familyMax} lower-case letters, digits and hyphens, such as solana.`,
      ),
    ),
    chain_id: v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\w-]{1,64}$/,
        `The chain ID has 1 to ${chainIdMax} letters, digits, hyphens and underscores.`,
      ),
    ),
    title,
    short,
    /** The hash of an uploaded icon; empty for one that is drawn from the name. */
    icon,
    explorer,
  }),
  v.forward(
    v.check(
      ({ ns, chain_id }) => !evmNamespaces.has(ns) || isEvmId(chain_id),
      'The chain ID of an EVM network is a whole number without leading zeros.',
    ),
    ['chain_id'],
  ),
);
export type NetworkFields = v.InferOutput<typeof networkFieldsSchema>;

/** A network to be added: the file of an EVM chain from ethereum-lists/chains, as it was pasted, or fields. */
export const newNetworkSchema = v.union([
  v.object({ text: v.pipe(v.string(), v.maxLength(chainTextMaxLength)) }),
  v.object({ fields: networkFieldsSchema }),
]);
export type NewNetwork = v.InferOutput<typeof newNetworkSchema>;
