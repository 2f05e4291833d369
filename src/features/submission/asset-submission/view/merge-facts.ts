import type { ReadTokenFacts } from '../model/token-facts.ts';
import type { AssetControls } from './asset-controls.ts';

/** Something that the person typed and that the contract says otherwise. */
export interface Difference {
  field: string;
  typed: string;
  read: string;
}

/** The form's fields that a contract can fill in, with what it says. */
function valuesOf(facts: ReadTokenFacts, fields: AssetControls): Record<string, string> {
  const values: Record<string, string | undefined> = {
    name: facts.name,
    symbol: facts.symbol,
    decimal: facts.decimals?.toString(),
    total_supply: facts.total_supply,
    owner_address: facts.owner ?? undefined,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[0] in fields && !!entry[1]),
  );
}

/**
 * Puts what was read into fields that are empty or still hold what was read before; what a person typed is never overwritten.
 * @returns the change of the fields, and where typed and read differ
 */
export function mergeFacts(
  fields: AssetControls,
  facts: ReadTokenFacts,
): { change: Partial<AssetControls>; differences: Difference[] } {
  const held = fields as unknown as Record<string, string>;
  const change: Record<string, string> = {};
  const differences: Difference[] = [];
  const read = valuesOf(facts, fields);
  for (const [field, value] of Object.entries(read)) {
    const typed = held[field] ?? '';
    if (typed === value) continue;
    if (typed === '' || fields.read[field] === typed) change[field] = value;
    else differences.push({ field, typed, read: value });
  }
  return { change: { ...change, read }, differences };
}
