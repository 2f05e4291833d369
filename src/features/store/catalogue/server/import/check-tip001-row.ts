import * as v from 'valibot';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { findChain } from '#features/core/chains/model/find-chain.ts';
import type { ImportIssue } from '../../model/import-issue.ts';
import { mapListCategory } from '../../model/list-categories.ts';
import { walletFieldSchemas, type Tip001Fields } from '../../model/tip001-fields.ts';
import { tip001ChainSchema, type Tip001Chain } from '../../model/tip001.ts';
import { descriptionSchema, issuesOf, finishFields, titleSchema, urlSchema } from './check-fields.ts';
import { checkUrl } from './check-url.ts';
import type { CheckedRow } from './import-report.ts';
import type { ImportCandidate } from './import-row.ts';

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

interface Known {
  hids: number[];
  unknown: ImportIssue[];
}

/** @returns undefined when it is not a list of networks */
function findChains(raw: unknown, chains: readonly Chain[]): Known | undefined {
  const parsed = v.safeParse(chainListSchema, raw);
  if (!parsed.success) return undefined;
  const named = (parsed.output ?? []).map((chain) => ({ chain, found: findChain(chains, chain) }));
  return {
    hids: [...new Set(named.flatMap(({ found }) => (found ? [found.hid] : [])))],
    unknown: named
      .filter(({ found }) => found === undefined)
      .map(({ chain }): ImportIssue => ({ code: 'chain-unknown', detail: nameChain(chain) })),
  };
}

/** Related list formats use several names for categories, and one text or several. */
const categoryNames = ['category', 'categories', 'subcategory'] as const;

function findCategories(given: Record<string, unknown>): Known {
  const named = categoryNames
    .flatMap((name) => given[name])
    .filter((category): category is string => typeof category === 'string' && category.trim() !== '');
  const mapped = named.map((category) => ({ category, hids: mapListCategory(category) }));
  return {
    hids: [...new Set(mapped.flatMap(({ hids = [] }) => hids))],
    unknown: mapped
      .filter(({ hids }) => hids === undefined)
      .map(({ category }): ImportIssue => ({ code: 'category-unknown', detail: category })),
  };
}

/** The valid optional fields; the invalid ones are named. */
function readWalletFields(given: Record<string, unknown>): { fields: Tip001Fields; invalid: ImportIssue[] } {
  const fields: Record<string, unknown> = {};
  const invalid: ImportIssue[] = [];
  for (const [name, schema] of Object.entries(walletFieldSchemas)) {
    const value = given[name];
    if (value === undefined || value === null || value === '') continue;
    if (v.is(schema, value)) fields[name] = value;
    else invalid.push({ code: 'field-invalid', detail: name });
  }
  return { fields, invalid };
}

/** The icon's web address; it is kept for the export, and visitors never load it. */
function readIcon(icon_url: string): Tip001Fields {
  const checked = checkUrl(icon_url);
  return checked.ok && checked.repairs.length === 0 ? { icon_url: checked.url } : {};
}

/**
 * Checks one entry of a TIP-001 list. One known network is enough: unknown ones are a warning. An entry
 * whose networks are all unknown is rejected, one without networks is accepted.
 */
export function checkTip001Row(
  raw: unknown,
  row: number,
  chains: readonly Chain[],
): CheckedRow<ImportCandidate> {
  const isEntry = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const given = (isEntry ? raw : {}) as Record<string, unknown>;
  const name = typeof given['title'] === 'string' ? given['title'].trim() : '';
  const parsed = v.safeParse(
    rowSchema,
    isEntry ? { title: null, url: null, icon_url: null, ...given } : 'not-an-entry',
  );
  const found = findChains(given['chain_list'], chains);
  const chainIssues: ImportIssue[] = found
    ? found.hids.length > 0
      ? []
      : found.unknown
    : [{ code: 'chain-invalid' }];
  if (!parsed.success || !found || chainIssues.length > 0) {
    const issues = [...(parsed.success ? [] : issuesOf(parsed.issues)), ...chainIssues];
    return { row, name, checked: { ok: false, issues } };
  }
  const { fields, repairs } = finishFields(parsed.output);
  const categories = findCategories(given);
  const wallet = readWalletFields(given);
  const tip001 = { ...wallet.fields, ...readIcon(parsed.output.icon_url) };
  const candidate = { ...fields, categoryHids: categories.hids, chainHids: found.hids, tip001 };
  const warnings = [...found.unknown, ...categories.unknown, ...wallet.invalid];
  return { row, name, checked: { ok: true, candidate, repairs, warnings } };
}
