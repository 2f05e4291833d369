import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { dappFactEntries } from './dapp-fact-entries.ts';
import { linkFields } from './listed-link.ts';

const dappChainSchema = v.object({
  hid: v.number(),
  ns: v.string(),
  /** Text, because namespaces other than `ethereum` use names; null for a chain without an id. */
  chain_id: v.nullable(v.string()),
});
export type DappChain = v.InferOutput<typeof dappChainSchema>;

const { tp_connect, audit_url, ...otherFacts } = dappFactEntries(v.nullable(v.string()));

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
    tp_connect,
    /** API languages with their own text. */
    languages: v.array(v.string()),
    audit_url,
    ...otherFacts,
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

const members = Object.keys(dappSchema.entries) as (keyof Dapp)[];

/** The DApp with its members in the order in which they are published. */
export const inPublishedOrder = (dapp: Dapp): Dapp =>
  Object.fromEntries(members.map((name) => [name, dapp[name]])) as Dapp;

/** What a card of the store shows of a DApp, and the statement before it opens. Pages hold no more of it, because every field is sent per card. */
export type CardDapp = Pick<
  Dapp,
  | 'hid'
  | 'title'
  | 'desc'
  | 'url'
  | 'icon_url'
  | 'category_ids'
  | 'languages'
  | 'audit_url'
  | 'withheld_links'
> & {
  chains: Pick<DappChain, 'hid'>[];
};
