import * as v from 'valibot';
import type { Chain } from '#features/chains/model/chain.ts';
import { findChain } from '#features/chains/model/find-chain.ts';
import type { ImportFault } from '../../model/import-fault.ts';
import { tip001ChainSchema, type Tip001Chain } from '../../model/tip001.ts';
import { descriptionSchema, faultsOf, finishFields, titleSchema, urlSchema } from './check-fields.ts';
import type { CheckedRow } from './import-row.ts';

const rowSchema = v.object(
  {
    title: titleSchema,
    url: urlSchema,
    desc: descriptionSchema,
    icon_url: v.pipe(v.string('icon-missing'), v.trim(), v.nonEmpty('icon-missing')),
  },
  'not-an-entry',
);

const chainListSchema = v.optional(v.nullable(v.array(tip001ChainSchema)));

function nameChain({ network, chain_id, ss58 }: Tip001Chain): string {
  return [network, chain_id, ss58 === undefined ? undefined : `ss58 ${ss58}`]
    .filter((part) => part !== undefined)
    .join(' ');
}

function checkChains(raw: unknown, chains: readonly Chain[]): { chainHids: number[]; faults: ImportFault[] } {
  const parsed = v.safeParse(chainListSchema, raw);
  if (!parsed.success) return { chainHids: [], faults: [{ code: 'chain-invalid' }] };
  const named = (parsed.output ?? []).map((chain) => ({ chain, found: findChain(chains, chain) }));
  const faults = named
    .filter(({ found }) => found === undefined)
    .map(({ chain }): ImportFault => ({ code: 'chain-unknown', detail: nameChain(chain) }));
  return { chainHids: named.flatMap(({ found }) => (found ? [found.hid] : [])), faults };
}

/**
 * Checks one entry of a TIP-001 list. `icon_url` must be there, as the format asks, but is not taken over: visitors' browsers load
 * nothing from foreign hosts. Unlisted fields of the format (`full_screen`, colours …) are for wallets and are not kept.
 */
export function checkTip001Row(raw: unknown, row: number, chains: readonly Chain[]): CheckedRow {
  const isEntry = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const given = (isEntry ? raw : {}) as Record<string, unknown>;
  const name = typeof given['title'] === 'string' ? given['title'].trim() : '';
  const parsed = v.safeParse(
    rowSchema,
    isEntry ? { title: null, url: null, icon_url: null, ...given } : 'not-an-entry',
  );
  const { chainHids, faults } = checkChains(given['chain_list'], chains);
  if (!parsed.success || faults.length > 0) {
    return {
      row,
      name,
      result: { ok: false, faults: [...(parsed.success ? [] : faultsOf(parsed.issues)), ...faults] },
    };
  }
  const { fields, repairs } = finishFields(parsed.output);
  return { row, name, result: { ok: true, candidate: { ...fields, categoryHids: [], chainHids }, repairs } };
}
