import { formatUnits, getAddress } from 'viem';
import * as v from 'valibot';
import type { Asset } from './asset.ts';
import { nameKey, type KnownName, type KnownNames } from './names/known-names.ts';
import type { LeftOut, PaymentList } from './sending/payment-list.ts';
import { parseList, writeList } from './sending/stored-list.ts';
import type { SendNetwork } from './send-network.ts';

/** A file with another version of its form is not read. */
const version = 1;

const batchFile = v.object({ form: v.literal('batch-payment'), version: v.number(), list: v.unknown() });

/** A list as a file, with which another device goes on. */
export const writeBatchFile = (list: PaymentList): string =>
  `{"form":"batch-payment","version":${version},"list":${writeList(list)}}\n`;

/** `unread`: not a batch file, or a damaged one. `version`: of another version. `elsewhere`: for a network or contract that this site does not have. */
export type BatchFileProblem = 'unread' | 'version' | 'elsewhere';

/**
 * The list of a file, which can hold anything: its id is computed again, and of its state nothing is used, because only the chain says
 * what is paid.
 */
export function readBatchFile(
  text: string,
  networks: readonly Pick<SendNetwork, 'key' | 'chainId' | 'contract'>[],
): PaymentList | BatchFileProblem {
  try {
    const file = v.parse(batchFile, JSON.parse(text));
    if (file.version !== version) return 'version';
    const list = parseList(JSON.stringify(file.list));
    if (!list) return 'unread';
    const isHere = networks.some(
      ({ key, chainId, contract }) =>
        key === list.network && chainId === list.chainId && contract === list.contract,
    );
    return isHere ? list : 'elsewhere';
  } catch {
    return 'unread';
  }
}

/** A list as it is entered. */
export interface EnteredList {
  network: string;
  kind: Asset['kind'];
  /** Empty for the chain's coin. */
  token: string;
  text: string;
  /** Where its names led when they were first looked up. */
  names: KnownNames;
}

/** Three decimals alone could also be thousands, as in 1.234; a fourth one makes it plain. */
function plainAmount(units: bigint, decimals: number): string {
  const amount = formatUnits(units, decimals);
  return /\.\d{3}$/.test(amount) ? `${amount}0` : amount;
}

/** More than a list of the longest text has; a file with other numbers of lines fills no memory. */
const mostLines = 200_000;

/**
 * The text from which the same list is read again: all of its lines that could be read, each at its place. @param hasNames whether names can be
 * looked up here; otherwise their addresses are entered
 */
export function enteredOf({ network, asset, rows, skipped }: PaymentList, hasNames: boolean): EnteredList {
  const lines: string[] = [];
  const names: [string, KnownName][] = [];
  for (const row of [...rows, ...skipped].toSorted((a, b) => a.index - b.index)) {
    const { line, address, amount } = row;
    const name = hasNames ? row.name : undefined;
    while (lines.length < Math.min(line - 1, mostLines)) lines.push('');
    lines.push(`${name ?? address},${plainAmount(amount, asset.decimals)}`);
    if (name !== undefined) names.push([nameKey(network, name), { name, address: getAddress(address) }]);
  }
  const token = asset.kind === 'token' ? asset.token : '';
  return { network, kind: asset.kind, token, text: lines.join('\n'), names: Object.fromEntries(names) };
}

/** The lines that a list leaves out for a reason. */
export const linesOut = ({ leftOut }: Pick<PaymentList, 'leftOut'>, reason: LeftOut['kind']): number[] =>
  leftOut.filter(({ kind }) => kind === reason).map(({ line }) => line);
