/** What a list or a library says about a network. Every field is optional, because every list has others. */
export interface NetworkWords {
  name?: string | undefined;
  title?: string | undefined;
  /** `mainnet`, `testnet`, or the test network's own name. */
  network?: string | undefined;
  networkType?: string | undefined;
  chain?: string | undefined;
  shortName?: string | undefined;
  /** What the list says itself; `false` is no proof against a name such as "Lantern Testnet". */
  isTest?: boolean | undefined;
  /** Chain id of the network that it settles on. */
  parentId?: number | undefined;
  /** Addresses of its nodes. */
  nodes?: readonly string[] | undefined;
}

/** Each of them is proof in any field, also beside "mainnet": lists misspell, and copy fields from the main network. */
const testWords =
  /(?:^|[^a-z])(?:test|tests|testing|dev|devel|develop|developer|development|staging|sandbox)(?:$|[^a-z])|testne+t|tesnet|test-net|devne?t|dev-net|stagenet|previewnet|betanet|alphanet|(?:^|[^a-z])(?:anvil|foundry|hardhat|localhost)(?:$|[^a-z])/;

/** Test networks that are known by a name of their own. */
const testNames = new Set(
  (
    'sepolia holesky holesovice hoodi goerli görli rinkeby ropsten kovan kotti mordor sokol zhejiang kiln kintsugi mekong pectra ' +
    'amoy mumbai cardona alfajores baklava saigon chapel fuji chiado apothem baobab kairos donau coston coston2 moonbase ' +
    'bartio artio bepolia curtis blueberry calibration hyperspace puppynet shibuya'
  ).split(' '),
);

/** Chains of Ethereum and its layers that carry nothing of value, as parents of other test networks. */
const testIds = new Set([
  ...[3, 4, 5, 42, 97, 338, 10200, 17000, 43113, 44787, 80001, 80002, 84531, 84532, 421611, 421613, 421614],
  ...[534351, 560048, 59140, 59141, 11155111, 11155420, 168587773],
]);

/** Words of a name in lower case; `KorthoTest` has two. */
const tidy = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const saysMain = (text: string) => /mainnet|main net/.test(tidy(text));

function findNamed(text: string): boolean {
  return tidy(text)
    .split(/[^\p{L}\d]+/u)
    .some((word) => testNames.has(word));
}

/**
 * Why a network is a test network, as in `title "Polygon Amoy Testnet"`; undefined for a network that is used in earnest. The coin type
 * (`slip44: 1`) and faucets are no proof: named main networks have both. A name of a test network, a parent that is one, and nodes that all say
 * "testnet" count only where nothing says "mainnet".
 */
export function whyTestNetwork(words: NetworkWords): string | undefined {
  if (words.isTest === true) return 'the list says so';
  const { name, title, network, networkType, chain, shortName } = words;
  const texts = Object.entries({ name, title, network, networkType, chain, shortName }).flatMap(
    ([field, text]) => (text === undefined || text === '' ? [] : [{ field, text }]),
  );
  const quote = ({ field, text }: { field: string; text: string }) => `${field} "${text}"`;
  const proof = texts.find(({ text }) => testWords.test(tidy(text)));
  if (proof) return quote(proof);
  if (texts.some(({ text }) => saysMain(text))) return undefined;
  const named = texts.find(({ text }) => findNamed(text));
  if (named) return quote(named);
  if (words.parentId !== undefined && testIds.has(words.parentId))
    return `its parent is chain ${words.parentId}`;
  const { nodes = [] } = words;
  const [node] = nodes;
  return node !== undefined && nodes.every((address) => /testnet|devnet/i.test(address))
    ? `its node ${node}`
    : undefined;
}
