import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(5000));

/** A chain in TIP-001: EVM chains are `ethereum` with a chain id, Substrate chains may have an SS58 prefix. */
export const tip001ChainSchema = v.object({
  network: text,
  chain_id: v.optional(v.union([text, v.number()])),
  ss58: v.optional(v.union([text, v.number()])),
});

/** One entry of the public list format TIP-001; three fields are required, the others optional. */
export const tip001DappSchema = v.object({
  title: text,
  url: text,
  icon_url: text,
  desc: v.optional(text),
  protocol: v.optional(text),
  protocol_version: v.optional(v.union([text, v.number()])),
  chain_list: v.optional(v.array(tip001ChainSchema)),
  full_screen: v.optional(v.union([v.boolean(), v.number()])),
  hori_vert: v.optional(v.union([text, v.number()])),
  title_color: v.optional(text),
  navi_color: v.optional(text),
});

export type Tip001Chain = v.InferOutput<typeof tip001ChainSchema>;
export type Tip001Dapp = v.InferOutput<typeof tip001DappSchema>;

/** The whole list, as exported and imported. */
export const tip001ListSchema = v.object({ dapp_list: v.array(tip001DappSchema) });
export type Tip001List = v.InferOutput<typeof tip001ListSchema>;
