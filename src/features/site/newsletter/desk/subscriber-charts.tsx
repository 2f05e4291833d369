import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { BarChart } from '#features/core/desk-kit/desk/charts/bar-chart.tsx';
import { ChartCard } from '#features/core/desk-kit/desk/charts/chart-card.tsx';
import { Legend } from '#features/core/desk-kit/desk/charts/legend.tsx';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import type { GrowthMonth, LanguageCount } from '../model/subscriber.ts';

const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayOf = ({ id }: GrowthMonth) => new Date(`${id}-01T00:00:00Z`);

function Growth() {
  const { data = [] } = useGetList<GrowthMonth>('newsletter-growth');
  const hasAny = data.some(({ joined, departed }) => joined + departed > 0);
  const rows = hasAny ? data.toReversed() : [];
  return (
    <ChartCard
      title="Growth"
      about="new subscribers, by month"
      rows={rows}
      columns={[
        { name: 'Month', value: (row) => monthAndYear.format(dayOf(row)) },
        { name: 'Joined', value: ({ joined }) => joined, isNumber: true },
        { name: 'Left', value: ({ departed }) => departed, isNumber: true },
        { name: 'Change', value: ({ joined, departed }) => joined - departed, isNumber: true },
      ]}
    >
      <BarChart
        label="New newsletter subscribers by month"
        hasValues
        colors={['var(--link)']}
        points={data.map((row) => ({ name: monthName.format(dayOf(row)), values: [row.joined] }))}
      />
    </ChartCard>
  );
}

function Languages() {
  const { data = [] } = useGetList<LanguageCount>('subscriber-counts');
  return (
    <ChartCard
      title="Languages"
      about="addresses today"
      rows={data}
      columns={[
        { name: 'Language', value: ({ id }) => localeWord(id) },
        { name: 'Subscribed', value: ({ subscribed }) => subscribed, isNumber: true },
        { name: 'Not confirmed', value: ({ unconfirmed }) => unconfirmed, isNumber: true },
        { name: 'Refused', value: ({ refused }) => refused, isNumber: true },
        { name: 'Unsubscribed', value: ({ unsubscribed }) => unsubscribed, isNumber: true },
      ]}
    >
      <BarChart
        label="Subscribed and unconfirmed addresses by language"
        colors={['var(--link)', 'var(--iso)']}
        points={data.map(({ id, subscribed, unconfirmed }) => ({
          name: id,
          values: [subscribed, unconfirmed],
        }))}
      />
      <Legend
        entries={[
          { name: 'Subscribed', color: 'var(--link)' },
          { name: 'Not confirmed', color: 'var(--iso)' },
        ]}
      />
    </ChartCard>
  );
}

/** How many there are, in which languages, and how that changes. */
export function SubscriberCharts() {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 1.75,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Growth />
      <Languages />
    </Box>
  );
}
