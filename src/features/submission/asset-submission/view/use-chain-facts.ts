import { useEffect, useEffectEvent, useState } from 'react';
import { tokenContractIssue } from '#features/core/addresses/model/address-form.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { requestJson, type Answer } from '#features/submission/submissions/view/api/request-json.ts';
import type { TokenFacts, TokenFactsRequest } from '../model/token-facts.ts';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { mergeFacts, type Difference } from './merge-facts.ts';
import type { AssetControls } from './asset-controls.ts';
import { useAssetFlow } from './use-asset-flow.ts';

/** Specification §9. */
const debounceMs = 300;

export interface ChainFacts {
  /** False as long as network and address do not name a contract. */
  canRead: boolean;
  reading: boolean;
  /** How the latest reading of this contract ended; null before it. */
  outcome: TokenFacts['status'] | FlowError | null;
  /** What the person typed and the contract says otherwise. */
  differences: readonly Difference[];
  read(): void;
  /** Takes the contract's word for all of them. */
  takeRead(): void;
}

/** Which contract is meant, as a key; undefined while the fields do not name one. */
function contractOf({ network, standard, address }: AssetControls): string | undefined {
  const contract = address.trim();
  if (!isNetworkKey(network) || standard === '' || contract === '') return undefined;
  return tokenContractIssue(network, contract, standard) === undefined
    ? JSON.stringify([network, standard, contract])
    : undefined;
}

/** What the chain says about a contract, to fill the form in. */
function readTokenFacts(request: TokenFactsRequest): Promise<Answer<TokenFacts>> {
  return requestJson('POST', '/api/submissions/token-facts', request);
}

/** Asks the chain about the contract by itself as soon as one is named, and at the press of a button. */
export function useChainFacts(): ChainFacts {
  const { fields, ready, setFields, store } = useAssetFlow();
  const [reading, setReading] = useState(false);
  const [result, setResult] = useState<{
    contract: string;
    outcome: NonNullable<ChainFacts['outcome']>;
    differences: readonly Difference[];
  } | null>(null);
  const contract = ready ? contractOf(fields) : undefined;
  const current = result?.contract === contract ? result : null;

  const read = async () => {
    if (contract === undefined) return;
    const [network, standard, address] = JSON.parse(contract) as [string, string, string];
    setReading(true);
    const answer = await readTokenFacts({ network, standard, address });
    setReading(false);
    // In the meantime the person may have typed on; facts of the earlier contract are dropped.
    const latest = store.getState().draft.fields as AssetControls;
    if (contractOf(latest) !== contract) return;
    if (answer.kind !== 'data') {
      // A refusal is about names that are no addresses: no contract answers for them.
      const outcome = answer.kind === 'refused' ? 'no-endpoint' : answer.kind;
      return setResult({ contract, outcome, differences: [] });
    }
    const facts = answer.data;
    if (facts.status !== 'read') return setResult({ contract, outcome: facts.status, differences: [] });
    const { change, differences } = mergeFacts(latest, facts);
    setFields(change);
    setResult({ contract, outcome: 'read', differences });
  };
  const readNow = useEffectEvent(() => void read());
  useEffect(() => {
    if (contract === undefined) return;
    const timer = setTimeout(readNow, debounceMs);
    return () => clearTimeout(timer);
  }, [contract]);

  const held = fields as unknown as Record<string, string>;
  const differences = (current?.differences ?? []).filter(({ field, typed }) => held[field] === typed);
  return {
    canRead: contract !== undefined,
    reading,
    outcome: current?.outcome ?? null,
    differences,
    read: () => void read(),
    takeRead: () =>
      setFields(Object.fromEntries(differences.map(({ field, read: value }) => [field, value]))),
  };
}
