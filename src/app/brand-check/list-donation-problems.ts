import { getAddress } from 'viem';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { findNoOwner } from './find-no-owner.ts';

/** Chain ids of development nodes (Anvil, Hardhat; Ganache). */
const developmentChains = new Set([31337, 1337]);

/**
 * Fewest confirmations by chain. BNB Smart Chain and its test chain: 15 validators have to seal on top of a block
 * (bnb-chain.github.io, bsc-api-list.md, "Probabilistic Finality").
 */
const fewestConfirmations = new Map([
  [56, 15],
  [97, 15],
]);
/** Elsewhere: what most exchanges wait for on Ethereum. */
const fewestElsewhere = 12;

type Donation = Brand['donation'];
type AddressName = 'tokenContract' | 'receivingAddress';

function findChecksumProblem(name: AddressName, address: string): string | undefined {
  const right = getAddress(address.toLowerCase());
  if (address === right) return undefined;
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain
    ? `donation.${name} ${address} has no checksum (EIP-55); compare it with your wallet and write ${right}.`
    : `donation.${name} ${address} has a wrong checksum (EIP-55), so a digit is mistyped; copy it again from your wallet.`;
}

function findAddressProblem(name: AddressName, address: string): string | undefined {
  const noOwner = findNoOwner(address);
  if (noOwner === 'test')
    return `donation.${name} ${address} belongs to the public test accounts, whose keys everyone has; set your own address.`;
  if (noOwner === 'burned')
    return `donation.${name} ${address} is a placeholder that nobody has the key of; set your own address.`;
  return findChecksumProblem(name, address);
}

function findConfirmationProblem({ chainId, confirmations }: Donation): string | undefined {
  const fewest = fewestConfirmations.get(chainId) ?? fewestElsewhere;
  if (confirmations >= fewest) return undefined;
  return `donation.confirmations ${confirmations} is too few for chain ${chainId}, whose latest blocks can still change; set at least ${fewest}.`;
}

/** What may not be in a brand that takes real donations; a sentence each, which names the field. */
export function listDonationProblems(donation: Donation): string[] {
  const { chainId, tokenContract, receivingAddress } = donation;
  const isDevelopment = developmentChains.has(chainId);
  const found = [
    isDevelopment
      ? `donation.chainId ${chainId} is a development chain; set the chain on which you take donations.`
      : findConfirmationProblem(donation),
    findAddressProblem('tokenContract', tokenContract),
    findAddressProblem('receivingAddress', receivingAddress),
    tokenContract.toLowerCase() === receivingAddress.toLowerCase()
      ? `donation.receivingAddress ${receivingAddress} is the token's own contract, where donations would be lost; set the address of your wallet.`
      : undefined,
  ];
  return found.filter((problem) => problem !== undefined);
}
