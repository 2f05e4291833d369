import { Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { describeTime } from '#lib/describe-time.ts';
import { countedKinds, periods, type CountedKind, type Numbers, type Period } from '../model/numbers.ts';
import { DonationCard, FailedCard } from './money-cards.tsx';
import { EmptySearchCard, SearchCard } from './search-cards.tsx';
import { hoursText, kindNames, periodWords, shareText } from './number-words.ts';
import { DecisionCard, QueueCard, SentCard } from './review-cards.tsx';

interface Chosen {
  period: Period;
  kind: CountedKind | 'all';
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const button = { py: 0.5, px: 1.25, textTransform: 'none' } as const;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={chosen.period}
        onChange={(_event, period: Period | null) => period && onChange({ ...chosen, period })}
      >
        {(Object.keys(periods) as Period[]).map((period) => (
          <ToggleButton key={period} value={period} sx={button}>
            {periodWords[period]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind"
        value={chosen.kind}
        onChange={(_event, kind: Chosen['kind'] | null) => kind && onChange({ ...chosen, kind })}
      >
        {(['all', ...countedKinds] as const).map((kind) => (
          <ToggleButton key={kind} value={kind} sx={button}>
            {kind === 'all' ? 'All kinds' : kindNames[kind]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

function Figures({ numbers: { week, queue } }: { numbers: Numbers }) {
  const waiting = queue.ages.reduce((sum, { items }) => sum + items, 0);
  const late = queue.ages.find(({ age }) => age === 'late')?.items ?? 0;
  const figures = [
    { value: hoursText(week.median_hours), name: 'median to decision, this week' },
    { value: hoursText(week.ninety_hours), name: '90% decided within' },
    { value: shareText(week.kept_share), name: 'first answers on time' },
    { value: waiting.toLocaleString('en'), name: 'in the queue now' },
    { value: late.toLocaleString('en'), name: 'of them late', isAlarm: late > 0 },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' },
        my: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {figures.map(({ value, name, isAlarm }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', px: 1.75, py: 1 }}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              font: '500 24px/1.15 var(--display)',
              color: isAlarm ? 'error.main' : 'text.primary',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const cards = [DecisionCard, QueueCard, SentCard, FailedCard, DonationCard, SearchCard, EmptySearchCard];

/** How fast, how much, and how many: charts with the table of each. */
export function NumbersPage() {
  const [chosen, setChosen] = useState<Chosen>({ period: '12w', kind: 'all' });
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const id = chosen.kind === 'all' ? chosen.period : `${chosen.period}-${chosen.kind}`;
  const { data: numbers, error } = useGetOne<Numbers>('numbers', { id });
  return (
    <>
      <title>Numbers · Desk</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Typography component="h1" variant="h4">
          Numbers
        </Typography>
        <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>
          {numbers && `to ${describeTime(numbers.at)}`}
        </Box>
        <Choices chosen={chosen} onChange={setChosen} />
        {may({ roles }, 'donations.export') && (
          <Button variant="outlined" href="#/books">
            Open the books
          </Button>
        )}
      </Box>
      {error && <Typography sx={{ mt: 2 }}>{error.message}</Typography>}
      {!numbers && !error && <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />}
      {numbers && <Figures numbers={numbers} />}
      {numbers && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.75,
            pb: 5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          {cards.map((Card) => (
            <Card key={Card.name} numbers={numbers} />
          ))}
        </Box>
      )}
    </>
  );
}
