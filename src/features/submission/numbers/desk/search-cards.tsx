import { ChartCard } from '#features/core/desk-kit/desk/charts/chart-card.tsx';
import { RowBars } from '#features/core/desk-kit/desk/charts/row-bars.tsx';
import type { Numbers } from '../model/numbers.ts';
import { dayText, fileNameOf } from './number-words.ts';

/** What visitors look for. */
export function SearchCard({ numbers }: { numbers: Numbers }) {
  const { searched } = numbers;
  return (
    <ChartCard
      title="Searches"
      saved={fileNameOf(numbers, 'searches')}
      about="DApps found most often by searches, 7 days"
      rows={searched}
      columns={[
        { name: 'DApp', value: ({ title }) => title },
        { name: 'Searches', value: ({ count }) => count, isNumber: true },
      ]}
    >
      <RowBars color="var(--link)" rows={searched.map(({ title, count }) => ({ name: title, count }))} />
    </ChartCard>
  );
}

/** Bars; the table has more. */
const barCount = 10;

/** What visitors look for and do not find. */
export function EmptySearchCard({ numbers }: { numbers: Numbers }) {
  const { missing } = numbers;
  return (
    <ChartCard
      title="Searches without a result"
      saved={fileNameOf(numbers, 'searches-without-a-result')}
      about="names searched from 5 networks on one day, 28 days"
      rows={missing}
      columns={[
        { name: 'Name', value: ({ name }) => name },
        { name: 'Networks', value: ({ count }) => count, isNumber: true },
        { name: 'Latest', value: ({ latest }) => dayText(latest) },
      ]}
    >
      <RowBars
        color="var(--iso)"
        rows={missing.slice(0, barCount).map(({ name, count }) => ({ name, count }))}
      />
    </ChartCard>
  );
}
