import type { ChoiceFactName, DappFactName, DappFacts } from '../model/dapp-facts.ts';

/** The facts of a DApp, as the desk calls them. */
export const dappFactLabels: Record<DappFactName, string> = {
  tp_connect: 'Wallets it connects to',
  audit_url: 'Audit report link',
};

/** The values of those that are a choice. */
export const dappFactValues: { [Name in ChoiceFactName]: Record<DappFacts[Name], string> } = {
  tp_connect: {
    both: 'Extension and mobile wallet',
    extension: 'Extension wallet',
    mobile: 'Mobile wallet',
    none: 'Neither',
  },
};

/** What the form of a listed DApp says below an input. */
export const dappFactHints: { [Name in DappFactName]?: string } = {
  audit_url: 'Leave it empty if there is no audit.',
};
