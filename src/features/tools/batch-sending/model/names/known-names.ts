import type { Hex } from 'viem';

/** A name such as ENS has, with its address on one network. */
export interface KnownName {
  /** In its normal form (ENSIP-15). */
  name: string;
  /** With the capitals of EIP-55. */
  address: Hex;
}

/**
 * Why a name gives no address. `name-form`: it is no valid name. `name-mixed`: a word of it mixes alphabets that are taken for each other.
 * `name-none`: it has no record for the network. `name-elsewhere`: its resolver refuses the call, as those do that keep records outside the
 * chain (ERC-3668), which are not asked.
 */
export type NameFault = 'name-form' | 'name-mixed' | 'name-none' | 'name-elsewhere';

/** Why a name was not looked up. `name-spent`: the relay refuses further requests for now. */
export type NameDelay = 'name-unread' | 'name-spent';

/** What the look-up of a name found. */
export type NameAnswer = ({ kind: 'known' } & KnownName) | { kind: NameFault | NameDelay };

/** Where names led when they were first looked up, by `nameKey`: what is paid. */
export type KnownNames = Readonly<Record<string, KnownName>>;

/** What the last look-ups found, by `nameKey`. */
export type NameAnswers = ReadonlyMap<string, NameAnswer>;

/** Under which a name is kept: it can have another address on each network. @param typed the name as it is in the list */
export const nameKey = (network: string, typed: string) => `${network} ${typed}`;

/** What is known with new answers: a name keeps its first address, so that another one is noticed. */
export function learnNames(known: KnownNames, answers: NameAnswers): KnownNames {
  const learned = [...answers].flatMap(([key, answer]): [string, KnownName][] =>
    answer.kind === 'known' ? [[key, { name: answer.name, address: answer.address }]] : [],
  );
  return { ...Object.fromEntries(learned), ...known };
}
