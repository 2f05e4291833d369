import { urlKey } from '#lib/url-key.ts';
import { tpConnectValues } from './tp-connect.ts';

interface Fact {
  /** The only values that it can have; any text without them. */
  values?: readonly string[];
  /** What the form of a new item begins with. */
  empty: string;
  /** Null in its column where the text is empty. */
  isNullable?: true;
}

/**
 * The facts of a listed DApp, apart from its site and logo, that have one value in a column of the same name. From these lines follow what the column gets, the desk's draft, a team's
 * change, what a submission publishes, and the lines by which a merge and the history compare two states. What else a DApp has is
 * in tables of its own (`server/dapp-relations.ts`).
 */
export const dappFacts = {
  tp_connect: { values: tpConnectValues, empty: 'both' },
  audit_url: { empty: '', isNullable: true },
} as const satisfies Record<string, Fact>;

type Described = typeof dappFacts;
export type DappFactName = keyof Described;
type ValueOf<One> = One extends { values: readonly (infer Value)[] } ? Value : string;

/** The facts as forms have them: empty texts where there is nothing. */
export type DappFacts = { [Name in DappFactName]: ValueOf<Described[Name]> };

/** The facts as their columns have them. */
export type DappFactColumns = {
  [Name in DappFactName]: Described[Name] extends { isNullable: true }
    ? ValueOf<Described[Name]> | null
    : ValueOf<Described[Name]>;
};

export const dappFactNames = Object.keys(dappFacts) as DappFactName[];

const mapFacts = <Value>(valueOf: (name: DappFactName, fact: Fact) => Value) =>
  Object.fromEntries(dappFactNames.map((name) => [name, valueOf(name, dappFacts[name])]));

/** Those of a new item. */
export const emptyDappFacts = mapFacts((_, { empty }) => empty) as DappFacts;

/** The facts of a form or a row that has more than them. */
export const factsOf = (given: DappFactColumns): DappFacts =>
  mapFacts((name) => given[name] ?? '') as DappFacts;

/** The facts of a form as their columns have them. */
export const factColumns = (given: DappFacts): DappFactColumns =>
  mapFacts((name, { isNullable }) =>
    isNullable && given[name] === '' ? null : given[name],
  ) as DappFactColumns;

/** The same with the site, and the key by which it is found. */
export const siteColumns = ({ url, ...given }: DappFacts & { url: string }) => ({
  url,
  url_key: urlKey(url),
  ...factColumns(given),
});

/** One line for each fact that there is, by which two states are compared. */
export const factLines = (given: DappFactColumns) =>
  mapFacts((name) => (given[name] ? [given[name]] : [])) as Record<DappFactName, string[]>;

/** The facts in a form as a browser sends it; one that is missing or impossible stays as it was shown. */
export const readFacts = (shown: DappFacts, textOf: (name: DappFactName) => string): DappFacts =>
  mapFacts((name, { values }) => {
    const sent = textOf(name);
    return !values || values.includes(sent) ? sent : shown[name];
  }) as DappFacts;
