import { holdings, type Holding, type HoldingName } from './holdings.ts';
import { columnsOf } from './personal-data.ts';

/** `submissions.email`, `submissions.title` as `submissions` (email, title). */
function describePlaces(columns: readonly string[]): string {
  const byTable = new Map<string, string[]>();
  for (const each of columns) {
    const [table = '', column = ''] = each.split('.');
    byTable.set(table, [...(byTable.get(table) ?? []), column]);
  }
  return [...byTable].map(([table, names]) => `\`${table}\` (${names.join(', ')})`).join(', ');
}

function describeHolding([name, { what, level, why, kept, erasedBy }]: [string, Holding]): string {
  const where = describePlaces(columnsOf(name as HoldingName));
  return `| ${what} | ${level} | ${why} | ${where} | ${kept} | ${erasedBy} |`;
}

/** What the portal keeps about people, as the table of docs/privacy.md. */
export const describeHoldings = (): string =>
  [
    '| What | Level | Why | Where | How long | What erases it |',
    '|---|---|---|---|---|---|',
    ...Object.entries(holdings).map(describeHolding),
  ].join('\n');
