interface Fact {
  /** In the catalogue's table, where it has another name there. */
  column?: string;
  /** A number there; forms have its digits. */
  isNumber?: true;
}

/**
 * The facts of listed tokens and NFT collections, apart from network, contract and logo, in the order in which a merge shows them. From these
 * lines follow the columns, the desk's draft, a team's change, what a submission publishes, and what a merge compares.
 */
export const assetFacts = {
  token: {
    name: {},
    symbol: {},
    standard: { column: 'token_protocol' },
    decimal: { isNumber: true },
    precision: { isNumber: true },
    total_supply: {},
    gas: {},
    bl_symbol: {},
    website: {},
  },
  nft: { name: {}, symbol: {}, standard: {}, total_supply: {}, website: {} },
} as const satisfies Record<string, Record<string, Fact>>;

export type AssetKindName = keyof typeof assetFacts;

/** Their tables. */
export const assetTables = { token: 'tokens', nft: 'nft_collections' } as const satisfies Record<
  AssetKindName,
  string
>;

/** Tokens have every fact that collections have. */
export type AssetFactName = keyof (typeof assetFacts)['token'];

/** The facts of one kind as forms have them. */
export type AssetFacts<Kind extends AssetKindName> = Record<keyof (typeof assetFacts)[Kind], string>;

export const assetFactNames = Object.keys(assetFacts.token) as AssetFactName[];

const factsOfKind = (kind: AssetKindName) =>
  Object.entries<Fact>(assetFacts[kind]) as [AssetFactName, Fact][];

/** Those of a new item. */
export const emptyAssetFacts = <Kind extends AssetKindName>(kind: Kind) =>
  Object.fromEntries(factsOfKind(kind).map(([name]) => [name, ''])) as AssetFacts<Kind>;

/** The facts in a row of the catalogue, as forms have them. */
export const assetFactsOf = <Kind extends AssetKindName>(
  kind: Kind,
  row: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    factsOfKind(kind).map(([name, { column = name }]) => [name, String(row[column])]),
  ) as AssetFacts<Kind>;

/** The columns of the catalogue by the fact that they hold. */
export type ColumnsByFact = Partial<Record<AssetFactName, Record<string, string | number>>>;

export const assetColumnsByFact = (
  kind: AssetKindName,
  given: Readonly<Partial<Record<AssetFactName, string>>>,
): ColumnsByFact =>
  Object.fromEntries(
    factsOfKind(kind).map(([name, { column = name, isNumber }]) => {
      const text = given[name] ?? '';
      return [name, { [column]: isNumber ? Number(text) : text }];
    }),
  );

/** All of them together. */
export const assetFactColumns = (...given: Parameters<typeof assetColumnsByFact>) =>
  Object.assign({}, ...Object.values(assetColumnsByFact(...given))) as Record<string, string | number>;
