import * as v from 'valibot';

export const blockchainSchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    icon_url: v.string(),
    ns: v.pipe(v.string(), v.description('Namespace: ethereum, tron, solana …')),
    metadata: v.pipe(v.string(), v.description('JSON text with the key chain_id')),
    deprecated: v.pipe(v.picklist([0, 1]), v.description('1: known, but no longer offered')),
  }),
  v.metadata({ ref: 'Blockchain' }),
);

export const tokenProtocolMapSchema = v.record(
  v.string(),
  v.array(v.object({ key: v.string(), title: v.string(), isSelected: v.literal(false) })),
);
