import { Box, Link } from '@mui/material';
import { BarChart } from '#features/core/desk-kit/desk/charts/bar-chart.tsx';
import { ChartCard } from '#features/core/desk-kit/desk/charts/chart-card.tsx';
import { Legend } from '#features/core/desk-kit/desk/charts/legend.tsx';
import { LineChart } from '#features/core/desk-kit/desk/charts/line-chart.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { countedKinds, type Numbers } from '../model/numbers.ts';
import { ageWords, dayText, fileNameOf, hoursText, kindNames, monthText, shareText } from './number-words.ts';

/** A week with a smaller share is marked. */
const goodShare = 0.9;

/** How long answers took, by week, against the promise. */
export function DecisionCard({ numbers }: { numbers: Numbers }) {
  const { weeks } = numbers;
  const isLow = ({ kept_share }: Numbers['week']) => kept_share !== null && kept_share < goodShare;
  const rows = weeks.some(({ decided }) => decided > 0) ? weeks.toReversed() : [];
  return (
    <ChartCard
      title="Time to decision"
      saved={fileNameOf(numbers, 'time-to-decision')}
      about="hours, by week"
      rows={rows}
      columns={[
        { name: 'Week of', value: ({ week }) => dayText(week) },
        { name: 'Decided', value: ({ decided }) => decided, isNumber: true },
        { name: 'Median', value: ({ median_hours }) => hoursText(median_hours), isNumber: true },
        { name: '90th percentile', value: ({ ninety_hours }) => hoursText(ninety_hours), isNumber: true },
        { name: 'On time', value: ({ kept_share }) => shareText(kept_share), isNumber: true },
      ]}
      exported={weeks}
    >
      <LineChart
        label="Hours to a decision by week: median and 90th percentile"
        names={weeks.map(({ week }) => dayText(week))}
        series={[
          { name: 'median', color: 'var(--ink)', values: weeks.map(({ median_hours }) => median_hours) },
          {
            name: '90th percentile',
            color: 'var(--iso)',
            values: weeks.map(({ ninety_hours }) => ninety_hours),
          },
        ]}
        marked={new Set(weeks.flatMap((week, index) => (isLow(week) ? [index] : [])))}
      />
      <Legend
        entries={[
          { name: 'median', color: 'var(--ink)' },
          { name: '90th percentile', color: 'var(--iso)' },
          { name: 'fewer than 90% on time', color: 'var(--port)' },
        ]}
      />
    </ChartCard>
  );
}

const ageColors: Partial<Record<string, string>> = { late: 'var(--port)', 'over-3d': 'var(--card-fill)' };

/** What waits now, by how long. */
export function QueueCard({ numbers }: { numbers: Numbers }) {
  const { queue } = numbers;
  const { ages, oldest } = queue;
  return (
    <ChartCard
      title="Queue age"
      saved={fileNameOf(numbers, 'queue-age')}
      about="items waiting now"
      rows={oldest ? ages : []}
      columns={[
        { name: 'Age', value: ({ age }) => ageWords[age].long },
        { name: 'Items', value: ({ items }) => items, isNumber: true },
        { name: 'Unassigned', value: ({ free }) => free, isNumber: true },
      ]}
    >
      <BarChart
        label="Items waiting for a decision, by age"
        hasValues
        colors={['var(--link)']}
        points={ages.map(({ age, items }) => ({
          name: ageWords[age].short,
          values: [items],
          ...(ageColors[age] && { color: ageColors[age] }),
        }))}
      />
      {oldest && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Oldest: <Link href={`#/submissions/${oldest.id}/show`}>{oldest.title}</Link>, since{' '}
          {describeTime(oldest.since)}
        </Box>
      )}
    </ChartCard>
  );
}

const kindColors = { dapp: 'var(--link)', token: 'var(--iso)', nft: 'var(--sea-3)' };

/** What was sent, by month and kind, and what became of it. */
export function SentCard({ numbers }: { numbers: Numbers }) {
  const { months, kinds } = numbers;
  return (
    <ChartCard
      title="Submissions by kind"
      saved={fileNameOf(numbers, 'submissions-by-kind')}
      about="by month"
      rows={kinds.some(({ sent }) => sent > 0) ? kinds : []}
      columns={[
        { name: 'Kind', value: ({ kind }) => kindNames[kind] },
        { name: 'Sent', value: ({ sent }) => sent, isNumber: true },
        { name: 'Listed', value: ({ listed }) => listed, isNumber: true },
        { name: 'Rejected', value: ({ rejected }) => rejected, isNumber: true },
        { name: 'Open', value: ({ open }) => open, isNumber: true },
        { name: 'Withdrawn or expired', value: ({ ended }) => ended, isNumber: true },
      ]}
      exported={kinds.map((row) => ({
        ...row,
        ...Object.fromEntries(months.map((month) => [month.month, month[row.kind]])),
      }))}
    >
      <BarChart
        label="Submissions by month and kind"
        colors={countedKinds.map((kind) => kindColors[kind])}
        points={months.map((row) => ({
          name: monthText(row.month),
          values: countedKinds.map((kind) => row[kind]),
        }))}
      />
      <Legend entries={kinds.map(({ kind }) => ({ name: kindNames[kind], color: kindColors[kind] }))} />
    </ChartCard>
  );
}
