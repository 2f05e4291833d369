import type { Finding, FindingCode } from '#features/submission/submissions/model/finding.ts';
import { describeReasons } from './token-check-words.ts';
import type { ReviewNetwork } from '#features/submission/review-queue/model/queue-row.ts';

type Parameters = Finding['params'];

/** Fields of `facts-differ`. */
const factWords: Readonly<Record<string, string>> = {
  name: 'the name',
  symbol: 'the symbol',
  decimal: 'the decimals are',
  total_supply: 'the total supply is',
};

/** Kinds of `scam-words`. */
const scamWords: Readonly<Record<string, string>> = {
  secret: 'asks for a recovery phrase or private key',
  airdrop: 'offers an airdrop to claim',
  promise: 'promises doubled money or a certain profit',
};

const scriptTitles = new Intl.DisplayNames('en', { type: 'script' });
const scriptNames = (codes: string) =>
  codes
    .split(',')
    .map((code) => scriptTitles.of(code) ?? code)
    .join(' and ');

const sentences: Record<FindingCode, (params: Parameters) => string> = {
  'duplicate-listed': ({ title }) => `This site is already listed${title ? ` as “${title}”` : ''}.`,
  'duplicate-open': () => 'Another open submission is for the same site.',
  'look-alike-name': ({ title, url, network }) =>
    `The name looks like “${title ?? 'another project'}”${(url ?? network) ? ` (${url ?? network})` : ''}.`,
  'other-site': () => 'This is a different site from the one in the paid submission.',
  'language-sent': () => 'This language has already been submitted.',
  'same-name': ({ title, url, network }) =>
    `Exactly the name of “${title ?? 'another project'}”${(url ?? network) ? ` (${url ?? network})` : ''}. Ask for proof that it is the same team.`,
  'mixed-script': ({ word, scripts }) =>
    `“${word}” mixes letters of different alphabets${scripts ? ` (${scriptNames(String(scripts))})` : ''}.`,
  'same-contract': ({ network, address }) =>
    `Another project names the same contract: ${address ?? ''} on ${network ?? 'its network'}.`,
  'token-as-contract': ({ title, symbol, address }) =>
    `The contract ${address ?? ''} is the listed token ${symbol ?? ''} “${title ?? ''}”.`,
  'same-email': () => 'Another submission has the same email address.',
  'same-logo': ({ bits }) =>
    bits === 0 || bits === undefined
      ? 'Another project has the same logo.'
      : `Another project has nearly the same logo (${bits} of 64 bits differ).`,
  'other-kind': ({ kind, address }) =>
    kind === 'nft'
      ? `The contract at ${address ?? 'the address'} is an NFT collection, not a token.`
      : `The contract at ${address ?? 'the address'} is a token, not an NFT collection.`,
  'scam-words': ({ kind, words }) =>
    `The text ${scamWords[kind ?? ''] ?? 'says what scams say'}${words ? ` (“${words}”)` : ''}.`,
  'look-alike-url': ({ host }) => `The address looks like ${host ?? 'that of another project'}.`,
  'site-unreachable': ({ status, reason }) =>
    `The site could not be reached${(status ?? reason) ? ` (${status ?? reason})` : ''}.`,
  'contract-not-deployed': ({ network, address }) =>
    `There is no contract at ${address ?? 'the address'} on ${network ?? 'its network'}.`,
  'contract-unchecked': ({ network }) =>
    `The chain of ${network ?? 'the contract'} did not respond, so its contract was not checked.`,
  'contract-listed': ({ title }) => `This contract is already listed${title ? ` as “${title}”` : ''}.`,
  'contract-open': () => 'Another open submission is for the same contract.',
  'too-many-unpaid': ({ max }) => `The submitter has ${max} unpaid submissions.`,
  'application-open': () => 'Another application from this address is open.',
  'look-alike-symbol': ({ title, symbol, network }) =>
    `The symbol looks like ${symbol ?? 'another'} of “${title ?? 'another token'}”${network ? ` (${network})` : ''}.`,
  'not-a-token': ({ network, address }) =>
    `The contract at ${address ?? 'the address'} on ${network ?? 'its network'} does not respond like a token.`,
  'facts-differ': ({ field, typed, read }) =>
    `The form says ${factWords[field ?? ''] ?? field} ${typed}, the contract says ${read}.`,
  'token-check-stop': ({ found, block }) =>
    `The token check says stop, at block ${block}: ${describeReasons(String(found))}. Ask the team, or reject it.`,
  'token-check-caution': ({ found, block }) =>
    `The token check says caution, at block ${block}: ${describeReasons(String(found))}.`,
  'token-check-not-determined': ({ found, block }) =>
    `The token check could not determine everything, at block ${block}: ${describeReasons(String(found))}.`,
  'token-check-passed': ({ block }) => `The token check found no problem at block ${block}.`,
  'can-mint': ({ functions }) => `The contract has functions that mint more units: ${functions}.`,
  'can-pause': ({ functions }) => `The contract has functions that stop all transfers: ${functions}.`,
  'can-blacklist': ({ functions }) =>
    `The contract has functions that stop individual accounts: ${functions}.`,
  'fee-on-transfer-functions': ({ functions }) =>
    `The contract has functions that charge a fee on transfers: ${functions}.`,
  'can-limit-transfers': ({ functions }) =>
    `The contract has functions that limit transfers or switch them off: ${functions}.`,
  'owner-is-account': ({ owner }) => `A single account has owner rights: ${owner}.`,
  'owner-is-contract': ({ owner }) =>
    `A contract has owner rights (perhaps a multi-signature wallet or a timelock): ${owner}.`,
  'ownership-renounced': () => 'No one has owner rights anymore.',
  upgradeable: ({ kind, implementation }) =>
    `The code can be replaced (${kind}). It now runs ${implementation}.`,
  'standard-function-missing': ({ function: name }) =>
    `A function of the standard does not respond: ${name}.`,
  'other-standard': ({ standard }) => `The contract implements ${standard}, not the chosen standard.`,
};

/** A finding of the checks as a sentence; codes of an older version show as they are. */
export function findingSentence(
  { code, params }: Pick<Finding, 'code' | 'params'>,
  networks: Record<string, ReviewNetwork>,
): string {
  const sentence: ((params: Parameters) => string) | undefined = sentences[code];
  if (!sentence) return code;
  const network = networks[params['network'] ?? '']?.title;
  return sentence(network ? { ...params, network } : params);
}
