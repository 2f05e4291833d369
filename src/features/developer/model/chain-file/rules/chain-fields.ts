import { numberNode, type JsonMember, type JsonNode } from '../reader/json-node.ts';
import type { KnownChains } from './known-chains.ts';
import { choice, listOf, text, wholeNumber, type Mend } from './mend.ts';
import { objectOf, type Field } from './mend-object.ts';
import { parent } from './mend-parent.ts';
import { url } from './mend-url.ts';
import type { Spot } from './spot.ts';

/*
 * The rules of the repository's own checks (its JSON schema, its processor and its pull request checks), and beyond them what its
 * reviewers refuse: https://github.com/ethereum-lists/chains
 */

/** JSON numbers above are no longer exact. */
const idBounds = { min: 1, max: Number.MAX_SAFE_INTEGER };
const nameForm = /^[a-zA-Z0-9\-.() ]+$/;
const shortNameForm = /^[A-Za-z0-9\-_]{1,64}$/;
const symbolMaxLength = 6;
/** Of nearly every EVM chain; wallets rely on it. */
const usualDecimals = 18;

const webPage = url({ schemes: ['https', 'http'] });

function checkNameForm(value: string, spot: Spot): void {
  const odd = [...value].find((character) => !nameForm.test(character));
  if (odd !== undefined) spot.report('name-characters', { found: odd });
}

const currency = objectOf([
  { name: 'name', absent: 'fault', mend: text(checkNameForm) },
  {
    name: 'symbol',
    absent: 'fault',
    mend: text((value, spot) => {
      if (value.length > symbolMaxLength) spot.report('symbol-length', { found: value });
    }),
  },
  {
    name: 'decimals',
    absent: 'fault',
    mend: wholeNumber({ min: 0, max: 255 }, (value, spot) => {
      if (value !== usualDecimals) spot.report('unusual-decimals', { found: String(value) });
    }),
  },
]);

/** The name of a file in `_data/icons`, without ending. */
const icon = text((value, spot) => {
  if (!/^[\w-]{1,64}$/.test(value) || /^(?:Qm[1-9A-Za-z]{44}|baf[a-z2-7]{50,})$/.test(value))
    spot.report('icon-name', { found: value });
});

const explorer = objectOf([
  { name: 'name', absent: 'fault', mend: text() },
  { name: 'url', absent: 'fault', mend: url({ schemes: ['https', 'http'], withoutSlash: true }) },
  { name: 'icon', absent: 'fine', mend: icon },
  { name: 'standard', absent: 'fault', mend: choice(['EIP3091', 'none'], 'standard-value') },
]);

const featureObject = objectOf([{ name: 'name', absent: 'fault', mend: text() }]);
const feature: Mend = (node, spot) => {
  if (node.kind !== 'text') return featureObject(node, spot);
  spot.report('feature-as-text', { found: node.value });
  const name = { name: 'name', at: node.at, value: node };
  return featureObject({ kind: 'object', members: [name], at: node.at }, spot);
};

const oneOf = (words: readonly string[], code: 'status-value' | 'red-flag-value') =>
  text((value, spot) => {
    if (!words.includes(value)) spot.report(code, { found: value, expected: words.join(', ') });
  });

const registry = text((value, spot) => {
  if (!/^0x[\da-fA-F]{40}$/.test(value)) spot.report('registry-form', { found: value });
});

const endpoints = listOf(url({ schemes: ['https', 'http', 'wss', 'ws'], isEndpoint: true }));
const rpc: Mend = (node, spot) => {
  const mended = endpoints(node, spot);
  if (mended.kind === 'list' && mended.items.length === 0) spot.report('no-endpoint');
  return mended;
};

function putFaucets(_members: readonly JsonMember[], spot: Spot): JsonNode {
  spot.report('faucets-missing');
  return { kind: 'list', items: [], at: 0 };
}

/** Nearly always the same number as the chain id. */
function putNetworkId(ownId: number | undefined) {
  return (_members: readonly JsonMember[], spot: Spot): JsonNode | undefined => {
    if (ownId === undefined) spot.report('missing', { found: 'networkId' });
    else spot.report('network-id-missing', { expected: String(ownId) });
    return ownId === undefined ? undefined : numberNode(String(ownId), 0);
  };
}

/** The fields of a chain file in the order that the repository's files have. @param ownId the chain id, where it is sound */
export function chainFields(known: KnownChains, ownId: number | undefined): readonly Field[] {
  const isOther = (chain: { chain_id: number } | undefined) =>
    chain !== undefined && chain.chain_id !== ownId;
  const name = text((value, spot) => {
    checkNameForm(value, spot);
    const owner = known.findByName(value);
    if (isOther(owner)) spot.report('name-taken', { found: value, expected: String(owner?.chain_id) });
  });
  const shortName = text((value, spot) => {
    if (!shortNameForm.test(value)) return spot.report('short-name-form', { found: value });
    const owner = known.findByShortName(value);
    if (isOther(owner)) spot.report('short-name-taken', { found: value, expected: owner?.name });
  });
  const chainId = wholeNumber(idBounds, (value, spot) => {
    const owner = known.nameOf(value);
    if (owner !== undefined) spot.report('chain-id-taken', { found: String(value), expected: owner });
  });
  return [
    { name: 'name', absent: 'fault', mend: name },
    { name: 'title', absent: 'fine', mend: text() },
    { name: 'chain', absent: 'fault', mend: text() },
    { name: 'icon', absent: 'fine', mend: icon },
    { name: 'rpc', absent: 'fault', mend: rpc },
    { name: 'features', absent: 'fine', mend: listOf(feature) },
    { name: 'faucets', absent: putFaucets, mend: listOf(webPage) },
    { name: 'nativeCurrency', absent: 'fault', mend: currency },
    { name: 'infoURL', absent: 'fault', mend: webPage },
    { name: 'shortName', absent: 'fault', mend: shortName },
    { name: 'chainId', absent: 'fault', mend: chainId },
    { name: 'networkId', absent: putNetworkId(ownId), mend: wholeNumber(idBounds) },
    { name: 'slip44', absent: 'fine', mend: wholeNumber({ min: 0, max: 2 ** 31 - 1 }) },
    { name: 'ens', absent: 'fine', mend: objectOf([{ name: 'registry', absent: 'fault', mend: registry }]) },
    { name: 'explorers', absent: 'fine', mend: listOf(explorer) },
    { name: 'parent', absent: 'fine', mend: parent(known, ownId) },
    { name: 'status', absent: 'fine', mend: oneOf(['active', 'incubating', 'deprecated'], 'status-value') },
    { name: 'redFlags', absent: 'fine', mend: listOf(oneOf(['reusedChainId'], 'red-flag-value')) },
  ];
}
