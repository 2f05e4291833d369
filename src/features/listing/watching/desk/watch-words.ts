import type { FindingState, FindingTab } from '../model/finding.ts';
import type { SignalCode } from '../model/signal.ts';
import type { WithholdingReason } from '../model/withholding.ts';

/** The desk is in English only; its texts are next to its screens. */
export const tabWords: Record<FindingTab, string> = { open: 'Open', decided: 'Decided' };

export const stateWords: Record<FindingState, string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  delisted: 'Delisted',
  recovered: 'Back as before',
  replaced: 'Link replaced or item delisted',
};

export const signalWords: Record<SignalCode, string> = {
  blocklisted: 'On the blocklist',
  'blocklisted-script': 'Script from the blocklist',
  'asks-for-phrase': 'Asks for a recovery phrase',
  moved: 'Leads to another site',
  'content-changed': 'Different text',
  'token-check-stop': 'Token cannot be sold',
  'contract-gone': 'Contract is gone',
  'proxy-upgraded': 'Proxy upgraded',
  'contract-changed': 'Different contract code',
  'payment-reversed': 'Payment undone by the chain',
  parked: 'Parked or for sale',
  'certificate-changed': 'Different certificate',
  'look-alike': 'Resembles a protected name',
  'nothing-to-compare': 'Listed again',
  dead: 'Does not respond',
  'withheld-by-hand': 'Withheld by a person',
};

/** What each signal means, beside its evidence. */
export const signalHints: Record<SignalCode, string> = {
  blocklisted: 'The operator’s blocklist names this domain or page.',
  'blocklisted-script': 'The page loads a script from a domain on the operator’s blocklist.',
  'asks-for-phrase': 'The page has an input and these words, which it did not have before.',
  moved: 'Redirects end on a domain that is not the listed one.',
  'content-changed': 'The text is very different from the last one, and does not name the item.',
  'token-check-stop':
    'In the simulated trades of the token check, buyers could not sell it, or it took most of what they paid. Run the check again before you decide.',
  'contract-gone': 'There is no code at the address anymore.',
  'proxy-upgraded': 'The proxy runs the code of another contract. Check what the new contract can do.',
  'contract-changed': 'The code at the address differs from before.',
  'payment-reversed':
    'A reorganization of the chain has undone the payment after the item was listed. The portal checks again for one day.',
  parked: 'The page shows text of parked domains or domains for sale.',
  'certificate-changed': 'The issuer, the key and the page have all changed.',
  'look-alike': 'The blocklist protects a similar name.',
  'nothing-to-compare':
    'The item was restored, and there is no check from before its delisting. Open the site carefully and check it yourself.',
  dead: 'The page has not responded for at least a day, or not after its item was restored.',
  'withheld-by-hand': 'A colleague withheld the link from visitors. The reason is beside the decision.',
};

export const withholdingWords: Record<WithholdingReason, string> = {
  compromised: 'Taken over by someone else',
  fraud: 'Signs of fraud',
  doubt: 'Something looks wrong and has to be checked',
};

const fieldWords: Record<string, string> = {
  url: 'Site',
  audit_url: 'Audit report',
  website: 'Website',
  contract: 'Contract',
  'token-check': 'Token check',
  payment: 'Payment',
};

export const describeField = (field: string) => fieldWords[field] ?? field;
