import { getAddress } from 'viem';
import {
  knownFunctions,
  transferFunctions,
  type KnownFunctions,
} from '#features/store/token-checks/model/known-functions.ts';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import type { SafetyFinding } from '../model/token-facts.ts';
import type { SafetyFindingCode } from '#features/submission/submissions/model/safety-finding-code.ts';

type Family = 'ERC20' | 'ERC721' | 'ERC1155';

/** Standards of the forms that are another name for one of the three; the rest has no EVM contract. */
const familyOf: Readonly<Record<string, Family>> = {
  ERC20: 'ERC20',
  BEP20: 'ERC20',
  HRC20: 'ERC20',
  KIP20: 'ERC20',
  KIP7: 'ERC20',
  ERC721: 'ERC721',
  BEP721: 'ERC721',
  KIP17: 'ERC721',
  ERC1155: 'ERC1155',
};

function familyAnswered({ interfaces }: TokenContract): Family {
  if (interfaces.includes('erc721')) return 'ERC721';
  return interfaces.includes('erc1155') ? 'ERC1155' : 'ERC20';
}

function functionFindings(token: TokenContract): SafetyFinding[] {
  const known: Partial<Record<SafetyFindingCode, KnownFunctions>> = knownFunctions;
  const entries = Object.entries(known) as [SafetyFindingCode, KnownFunctions][];
  return entries.flatMap(([code, functions]) => {
    const found = [...functions].filter(([selector]) => token.selectors.has(selector));
    return found.length > 0
      ? [{ code, params: { functions: found.map(([, signature]) => signature).join(', ') } }]
      : [];
  });
}

function ownerFindings({ owner }: TokenContract): SafetyFinding[] {
  if (!owner) return [];
  if (owner.kind === 'nobody') return [{ code: 'ownership-renounced', params: {} }];
  const code = owner.kind === 'contract' ? 'owner-is-contract' : 'owner-is-account';
  return [{ code, params: { owner: getAddress(owner.address) } }];
}

/** The code of a minimal proxy is fixed; every other proxy can be given another. */
function proxyFindings({ proxy }: TokenContract): SafetyFinding[] {
  if (!proxy || proxy.kind === 'eip-1167') return [];
  const { kind, implementation } = proxy;
  return [{ code: 'upgradeable', params: { kind, implementation: getAddress(implementation) } }];
}

/** The functions of EIP-20 that the contract does not answer. The last three cannot be asked; only code that was read whole shows that they are absent. */
function missingOfErc20(token: TokenContract): string[] {
  const probes: [string, boolean][] = [
    ['name()', token.name !== null],
    ['symbol()', token.symbol !== null],
    ['decimals()', token.decimals !== null],
    ['totalSupply()', token.totalSupplyUnits !== null],
    ['balanceOf(address)', token.answersBalances],
    ['allowance(address,address)', token.answersAllowances],
  ];
  const silent = probes.filter(([, answers]) => !answers).map(([signature]) => signature);
  if (!token.isCodeKnown) return silent;
  const absent = [...transferFunctions].filter(([selector]) => !token.selectors.has(selector));
  return [...silent, ...absent.map(([, signature]) => signature)];
}

function standardFindings(token: TokenContract, standard: string | undefined): SafetyFinding[] {
  const answered = familyAnswered(token);
  const chosen = familyOf[standard ?? ''] ?? answered;
  if (chosen !== answered) {
    // A collection may be older than ERC-165; it has no allowances, and no decimals or none but zero.
    const isOther = answered !== 'ERC20' || token.answersAllowances || (token.decimals ?? 0) > 0;
    return isOther
      ? [{ code: 'other-standard', params: { standard: answered } }]
      : [{ code: 'standard-function-missing', params: { function: 'supportsInterface(bytes4)' } }];
  }
  if (chosen !== 'ERC20') return [];
  return missingOfErc20(token).map((signature) => ({
    code: 'standard-function-missing',
    params: { function: signature },
  }));
}

/** What the contract shows, in the order in which it matters to someone who lists it: the standard, who rules, what can be done. */
export function findSafety(token: TokenContract, standard: string | undefined): SafetyFinding[] {
  return [
    ...standardFindings(token, standard),
    ...ownerFindings(token),
    ...proxyFindings(token),
    ...functionFindings(token),
  ];
}
