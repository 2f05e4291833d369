import { numberNode, type JsonMember, type JsonNode } from '../reader/json-node.ts';
import type { KnownChains } from './known-chains.ts';
import { choice, listOf, text, wholeNumber, type AutoFix } from './auto-fix.ts';
import { objectOf, type Field } from './fix-object.ts';
import { parent } from './fix-parent.ts';
import { url } from './fix-url.ts';
import type { RuleContext } from './rule-context.ts';

/* The rules of the repository's own checks (its JSON schema, its processor and its pull request checks), and
   what its reviewers reject: https://github.com/ethereum-lists/chains */

/** JSON numbers above this are no longer exact. */
const idBounds = { min: 1, max: Number.MAX_SAFE_INTEGER };
const nameForm = /^[a-zA-Z0-9\-.() ]+$/;
const shortNameForm = /^[A-Za-z0-9\-_]{1,64}$/;
const symbolMaxLength = 6;
/** True of nearly every EVM chain; wallets rely on it. */
const usualDecimals = 18;

const webPage = url({ schemes: ['https', 'http'] });

function checkNameForm(value: string, context: RuleContext): void {
  const odd = [...value].find((character) => !nameForm.test(character));
  if (odd !== undefined) context.report('name-characters', { found: odd });
}

const currency = objectOf([
  { name: 'name', absent: 'error', fix: text(checkNameForm) },
  {
    name: 'symbol',
    absent: 'error',
    fix: text((value, context) => {
      if (value.length > symbolMaxLength) context.report('symbol-length', { found: value });
    }),
  },
  {
    name: 'decimals',
    absent: 'error',
    fix: wholeNumber({ min: 0, max: 255 }, (value, context) => {
      if (value !== usualDecimals) context.report('unusual-decimals', { found: String(value) });
    }),
  },
]);

/** The name of a file in `_data/icons`, without ending. */
const icon = text((value, context) => {
  if (!/^[\w-]{1,64}$/.test(value) || /^(?:Qm[1-9A-Za-z]{44}|baf[a-z2-7]{50,})$/.test(value))
    context.report('icon-name', { found: value });
});

const explorer = objectOf([
  { name: 'name', absent: 'error', fix: text() },
  { name: 'url', absent: 'error', fix: url({ schemes: ['https', 'http'], withoutSlash: true }) },
  { name: 'icon', absent: 'fine', fix: icon },
  { name: 'standard', absent: 'error', fix: choice(['EIP3091', 'none'], 'standard-value') },
]);

const featureObject = objectOf([{ name: 'name', absent: 'error', fix: text() }]);
const feature: AutoFix = (node, context) => {
  if (node.kind !== 'text') return featureObject(node, context);
  context.report('feature-as-text', { found: node.value });
  const name = { name: 'name', at: node.at, value: node };
  return featureObject({ kind: 'object', members: [name], at: node.at }, context);
};

const oneOf = (words: readonly string[], code: 'status-value' | 'red-flag-value') =>
  text((value, context) => {
    if (!words.includes(value)) context.report(code, { found: value, expected: words.join(', ') });
  });

const registry = text((value, context) => {
  if (!/^0x[\da-fA-F]{40}$/.test(value)) context.report('registry-form', { found: value });
});

const endpoints = listOf(url({ schemes: ['https', 'http', 'wss', 'ws'], isEndpoint: true }));
const rpc: AutoFix = (node, context) => {
  const corrected = endpoints(node, context);
  if (corrected.kind === 'list' && corrected.items.length === 0) context.report('no-endpoint');
  return corrected;
};

function putFaucets(_members: readonly JsonMember[], context: RuleContext): JsonNode {
  context.report('faucets-missing');
  return { kind: 'list', items: [], at: 0 };
}

/** Nearly always the same number as the chain id. */
function putNetworkId(ownId: number | undefined) {
  return (_members: readonly JsonMember[], context: RuleContext): JsonNode | undefined => {
    if (ownId === undefined) context.report('missing', { found: 'networkId' });
    else context.report('network-id-missing', { expected: String(ownId) });
    return ownId === undefined ? undefined : numberNode(String(ownId), 0);
  };
}

/**
 * The fields of a chain file in the order of the repository's files. @param ownId the chain id, where it is
 * valid
 */
export function chainFields(known: KnownChains, ownId: number | undefined): readonly Field[] {
  const isOther = (chain: { chain_id: number } | undefined) =>
    chain !== undefined && chain.chain_id !== ownId;
  const name = text((value, context) => {
    checkNameForm(value, context);
    const owner = known.findByName(value);
    if (isOther(owner)) context.report('name-taken', { found: value, expected: String(owner?.chain_id) });
  });
  const shortName = text((value, context) => {
    if (!shortNameForm.test(value)) return context.report('short-name-form', { found: value });
    const owner = known.findByShortName(value);
    if (isOther(owner)) context.report('short-name-taken', { found: value, expected: owner?.name });
  });
  const chainId = wholeNumber(idBounds, (value, context) => {
    const owner = known.nameOf(value);
    if (owner !== undefined) context.report('chain-id-taken', { found: String(value), expected: owner });
  });
  return [
    { name: 'name', absent: 'error', fix: name },
    { name: 'title', absent: 'fine', fix: text() },
    { name: 'chain', absent: 'error', fix: text() },
    { name: 'icon', absent: 'fine', fix: icon },
    { name: 'rpc', absent: 'error', fix: rpc },
    { name: 'features', absent: 'fine', fix: listOf(feature) },
    { name: 'faucets', absent: putFaucets, fix: listOf(webPage) },
    { name: 'nativeCurrency', absent: 'error', fix: currency },
    { name: 'infoURL', absent: 'error', fix: webPage },
    { name: 'shortName', absent: 'error', fix: shortName },
    { name: 'chainId', absent: 'error', fix: chainId },
    { name: 'networkId', absent: putNetworkId(ownId), fix: wholeNumber(idBounds) },
    { name: 'slip44', absent: 'fine', fix: wholeNumber({ min: 0, max: 2 ** 31 - 1 }) },
    { name: 'ens', absent: 'fine', fix: objectOf([{ name: 'registry', absent: 'error', fix: registry }]) },
    { name: 'explorers', absent: 'fine', fix: listOf(explorer) },
    { name: 'parent', absent: 'fine', fix: parent(known, ownId) },
    { name: 'status', absent: 'fine', fix: oneOf(['active', 'incubating', 'deprecated'], 'status-value') },
    { name: 'redFlags', absent: 'fine', fix: listOf(oneOf(['reusedChainId'], 'red-flag-value')) },
  ];
}
