import { BarChart } from '#features/core/desk-kit/desk/charts/bar-chart.tsx';
import { ChartCard } from '#features/core/desk-kit/desk/charts/chart-card.tsx';
import { RowBars } from '#features/core/desk-kit/desk/charts/row-bars.tsx';
import { paymentCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import type { Numbers } from '../model/numbers.ts';
import { fileNameOf, monthText, monthYearText } from './number-words.ts';

/** Why payments were refused. */
export function FailedCard({ numbers }: { numbers: Numbers }) {
  const { failed } = numbers;
  return (
    <ChartCard
      title="Failed payments"
      saved={fileNameOf(numbers, 'failed-payments')}
      about="by reason"
      rows={failed}
      columns={[
        { name: 'Reason', value: ({ code }) => paymentCodeWords[code] },
        { name: 'Failed', value: (row) => row.failed, isNumber: true },
        { name: 'Paid otherwise', value: ({ solved }) => solved, isNumber: true },
      ]}
    >
      <RowBars
        color="var(--port)"
        rows={failed.map((row) => ({ name: paymentCodeWords[row.code], count: row.failed }))}
      />
    </ChartCard>
  );
}

/** What was donated, by month. */
export function DonationCard({ numbers }: { numbers: Numbers }) {
  const { donations, token } = numbers;
  const rows = donations.some(({ payments, refunds }) => payments + refunds > 0)
    ? donations.toReversed()
    : [];
  return (
    <ChartCard
      title="Donations"
      isWide
      saved={fileNameOf(numbers, 'donations-by-month')}
      about={`${token} by month, accepted payments, gross is before refunds`}
      rows={rows}
      columns={[
        { name: 'Month', value: ({ month }) => monthYearText(month) },
        { name: 'Payments', value: ({ payments }) => payments, isNumber: true },
        { name: `${token} gross`, value: ({ amount }) => amount, isNumber: true },
        { name: 'Refunds', value: ({ refunds }) => refunds, isNumber: true },
        { name: `${token} refunded`, value: ({ refunded }) => refunded, isNumber: true },
        { name: `${token} net`, value: ({ net }) => net, isNumber: true },
        { name: 'Amount not known', value: ({ unknown }) => unknown, isNumber: true },
      ]}
      exported={donations}
    >
      <BarChart
        label={`Donations in ${token} by month, gross, the current month so far`}
        colors={['var(--link)']}
        points={donations.map(({ month, amount }, index) => ({
          name: monthText(month),
          values: [Number(amount)],
          ...(index === donations.length - 1 && { color: 'var(--iso)' }),
        }))}
      />
    </ChartCard>
  );
}
