import * as v from 'valibot';
import { dappFacts, type ChoiceFactName, type LinkFactName } from './dapp-facts.ts';

type Entries<Link> = {
  [Name in ChoiceFactName]: v.PicklistSchema<(typeof dappFacts)[Name]['values'], undefined>;
} & Record<LinkFactName, Link>;

/** The facts of a DApp as entries of a schema. @param link how a link is written there */
export const dappFactEntries = <Link extends v.GenericSchema>(link: Link) =>
  Object.fromEntries(
    Object.entries(dappFacts).map(([name, fact]) => [
      name,
      fact.type === 'choice' ? v.picklist(fact.values) : link,
    ]),
  ) as Entries<Link>;
