import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { linkFields } from './listed-link.ts';
import { tpConnectValues } from './tp-connect.ts';

const dappChainSchema = v.object({
  hid: v.number(),
  ns: v.string(),
  /** Text, because namespaces other than `ethereum` use names; null for a chain without an id. */
  chain_id: v.nullable(v.string()),
});
export type DappChain = v.InferOutput<typeof dappChainSchema>;

/** A listed DApp as in the content API (api.md), in one language. */
export const dappSchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    desc: v.string(),
    url: v.string(),
    icon_url: v.string(),
    category_ids: v.array(v.number()),
    chains: v.array(dappChainSchema),
    address: v.pipe(v.string(), v.description('Contract addresses separated by commas, or empty')),
    tp_connect: v.picklist(tpConnectValues),
    /** API languages with their own text. */
    languages: v.array(v.string()),
    audit_url: v.nullable(v.string()),
    hot: v.picklist([0, 1]),
    withheld_links: v.pipe(
      v.array(v.picklist(linkFields.dapp)),
      v.description('Links that are left out while we check them: url, audit_url'),
    ),
    create_time: timeSchema,
  }),
  v.metadata({ ref: 'Dapp' }),
);
export type Dapp = v.InferOutput<typeof dappSchema>;

/** What a card of the store shows of a DApp, and the statement before it opens. Pages hold no more of it, because every field is sent per card. */
export type CardDapp = Omit<Dapp, 'chains' | 'address' | 'tp_connect' | 'hot' | 'create_time'> & {
  chains: Pick<DappChain, 'hid'>[];
};
