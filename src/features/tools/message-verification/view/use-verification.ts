import { useRef, useState } from 'react';
import type { Hex } from 'viem';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { askContract, type ContractAnswer, type ContractQuestion } from '../model/ask-contract.ts';
import { checkSignature, readAddress, type SignatureCheck } from '../model/check-signature.ts';
import { readMessage, type MessageKind, type ReadMessage } from '../model/message-hashes.ts';
import { parseSignature, type PastedSignature, type SignatureFault } from '../model/parse-signature.ts';
import { parseSignedExport } from '../model/signed-export.ts';
import type { TypedData } from '../model/typed-data/typed-data.ts';

export interface Fields {
  kind: MessageKind;
  message: string;
  signature: string;
  /** Empty where nobody is named. */
  address: string;
}

export interface Faults {
  message?: Extract<ReadMessage, { fault: unknown }>['fault'];
  signature?: SignatureFault;
  address?: 'form' | 'checksum';
}

type MessageHashes = Extract<ReadMessage, { hashes: unknown }>['hashes'];

/** What was checked, and what is known of it. */
export interface Outcome {
  address: Hex | null;
  signature: PastedSignature;
  /** One of each reading of the message, the likeliest first. */
  hashes: MessageHashes;
  typedData: TypedData | null;
  check: SignatureCheck;
  /** Of the last network whose contract was asked. */
  contract: { network: ReadNetwork; answer: ContractAnswer | { result: 'asking' } } | null;
}

type ReadFields = Omit<Outcome, 'check' | 'contract'>;

function readFields({
  kind,
  message,
  signature,
  address,
}: Fields): { read: ReadFields } | { faults: Faults } {
  const ofMessage = readMessage(kind, message);
  const ofSignature = parseSignature(signature);
  const ofAddress = address.trim() === '' ? undefined : readAddress(address);
  const faults: Faults = {
    ...('fault' in ofMessage && { message: ofMessage.fault }),
    ...(typeof ofSignature === 'string' && { signature: ofSignature }),
    ...(ofAddress === null && { address: 'form' as const }),
    ...(ofAddress === 'checksum' && { address: ofAddress }),
  };
  if (
    'fault' in ofMessage ||
    typeof ofSignature === 'string' ||
    ofAddress === null ||
    ofAddress === 'checksum'
  )
    return { faults };
  const { hashes, typedData } = ofMessage;
  const named = ofAddress ?? null;
  return { read: { address: named, signature: ofSignature, hashes, typedData } };
}

function questionOf(
  { address, hashes, signature }: Outcome & { address: Hex },
  { key, chainId }: ReadNetwork,
): ContractQuestion {
  const { bytes, isWrapped } = signature;
  return { ask: askThroughSite(key), chainId, address, hashes, signature: bytes, isWrapped };
}

const empty: Fields = { kind: 'text', message: '', signature: '', address: '' };

/** The fields of the tool, what is wrong with them, and the result, which is cleared when a field changes. */
export function useVerification() {
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isFilled, setFilled] = useState(false);
  /** Counts changes: an answer to an earlier question is not shown. */
  const turn = useRef(0);

  return {
    fields,
    faults,
    outcome,
    /** The fields came from one pasted piece of JSON. */
    isFilled,
    change(next: Partial<Fields>) {
      turn.current += 1;
      const pasted = parseSignedExport(next.message ?? next.signature ?? '');
      // Typed data that happens to have a member called signature is no export while a signature is there.
      const isExport = pasted !== undefined && (next.signature !== undefined || fields.signature === '');
      setFields(isExport ? pasted : { ...fields, ...next });
      setFilled(isExport);
      setFaults({});
      setOutcome(null);
    },
    /** @returns the first field that cannot be read; undefined where all can */
    async check(): Promise<keyof Faults | undefined> {
      turn.current += 1;
      const own = turn.current;
      const result = readFields(fields);
      setOutcome(null);
      setFaults('faults' in result ? result.faults : {});
      if ('faults' in result)
        return (['message', 'signature', 'address'] as const).find(
          (name) => result.faults[name] !== undefined,
        );
      const { read } = result;
      const check = await checkSignature(read.hashes, read.signature, read.address);
      if (turn.current === own) setOutcome({ ...read, check, contract: null });
      return undefined;
    },
    async ask(network: ReadNetwork) {
      if (outcome === null || outcome.address === null) return;
      turn.current += 1;
      const own = turn.current;
      setOutcome({ ...outcome, contract: { network, answer: { result: 'asking' } } });
      const answer = await askContract(questionOf({ ...outcome, address: outcome.address }, network));
      if (turn.current === own) setOutcome({ ...outcome, contract: { network, answer } });
    },
  };
}

export type Verification = ReturnType<typeof useVerification>;
