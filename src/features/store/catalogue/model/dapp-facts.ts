import { urlKey } from '#lib/url-key.ts';

interface FactBase {
  /** True where it names a person, as an account does: its column is then personal data of the listing. */
  isPersonal: boolean;
}

/** One of a few values. */
export interface ChoiceFact extends FactBase {
  type: 'choice';
  values: readonly string[];
  /** What the form of a new item begins with. */
  first: string;
  /** What visitors read where another host says nothing about it. */
  unknown: string;
}

/** A web link, or an empty text, which is null in its column and in the content API. */
export interface LinkFact extends FactBase {
  type: 'link';
}

export type DappFact = ChoiceFact | LinkFact;

/**
 * The facts of a listed DApp, apart from its site and logo, that have one value in a column of the same name. From these lines follow
 * what the column gets, the content API with its examples and content hosts, the demonstration, the inputs of the desk and of a team's
 * change, what a submission publishes, and the lines by which a merge and the history compare two states. What else a DApp has is in
 * tables of its own (`server/dapp-relations.ts`).
 */
export const dappFacts = {
  /** How it connects to the wallet (specification §3). */
  tp_connect: {
    type: 'choice',
    values: ['both', 'extension', 'mobile', 'none'],
    first: 'both',
    unknown: 'none',
    isPersonal: false,
  },
  audit_url: { type: 'link', isPersonal: false },
} as const satisfies Record<string, DappFact>;

type Described = typeof dappFacts;
export type DappFactName = keyof Described;
type NamesOf<Type extends DappFact['type']> = {
  [Name in DappFactName]: Described[Name]['type'] extends Type ? Name : never;
}[DappFactName];
export type ChoiceFactName = NamesOf<'choice'>;
export type LinkFactName = NamesOf<'link'>;

/** The facts as forms have them: empty texts where there is nothing. */
export type DappFacts = { [Name in ChoiceFactName]: Described[Name]['values'][number] } & Record<
  LinkFactName,
  string
>;

/** The facts as their columns and the content API have them. */
export type DappFactColumns = Pick<DappFacts, ChoiceFactName> & Record<LinkFactName, string | null>;

export const dappFactNames = Object.keys(dappFacts) as DappFactName[];

export const isPersonalFact = (name: DappFactName): boolean => dappFacts[name].isPersonal;

export const isLinkFact = (name: DappFactName): name is LinkFactName => dappFacts[name].type === 'link';

const mapFacts = <Value>(valueOf: (name: DappFactName, fact: DappFact) => Value) =>
  Object.fromEntries(dappFactNames.map((name) => [name, valueOf(name, dappFacts[name])]));

/** Those of a new item. */
export const emptyDappFacts = mapFacts((_, fact) => (fact.type === 'choice' ? fact.first : '')) as DappFacts;

/** Those of an item of which another host says nothing. */
export const unknownDappFacts = mapFacts((_, fact) =>
  fact.type === 'choice' ? fact.unknown : '',
) as DappFacts;

/** The facts of a form or a row that has more than them. */
export const factsOf = (given: DappFactColumns): DappFacts =>
  mapFacts((name) => given[name] ?? '') as DappFacts;

/** The facts of a form as their columns have them. */
export const factColumns = (given: DappFacts): DappFactColumns =>
  mapFacts((name, { type }) =>
    type === 'link' && given[name] === '' ? null : given[name],
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
  mapFacts((name, fact) => {
    const sent = textOf(name);
    return fact.type === 'link' || fact.values.includes(sent) ? sent : shown[name];
  }) as DappFacts;

/** The facts with links that may be shown. @param shownLink empty for one that may not */
export const withShownLinks = (given: DappFacts, shownLink: (link: string) => string): DappFacts =>
  mapFacts((name, { type }) => (type === 'link' ? shownLink(given[name]) : given[name])) as DappFacts;
