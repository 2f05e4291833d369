import { Box, Chip, Typography } from '@mui/material';
import {
  DataTable,
  ListBase,
  Pagination,
  SelectInput,
  useGetList,
  useListContext,
  usePermissions,
} from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { ExportButton } from '#features/core/desk-kit/desk/export-button.tsx';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { FilterBar } from '#features/core/desk-kit/desk/filter-bar.tsx';
import { describeTime } from '#lib/describe-time.ts';
import {
  subscriberStates,
  type LanguageCount,
  type Subscriber,
  type SubscriberState,
} from '../model/subscriber.ts';
import { EraseButton } from './erase-button.tsx';
import { SubscriberCharts } from './subscriber-charts.tsx';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

const tones: Record<SubscriberState, 'success' | 'error' | 'default'> = {
  subscribed: 'success',
  unconfirmed: 'default',
  refused: 'error',
  unsubscribed: 'default',
};

function NothingHere() {
  const { meta, filterValues } = useListContext();
  const isNarrowed = Object.values(filterValues as object).some(Boolean);
  const erased = (meta as { erased_time?: string | null } | undefined)?.erased_time;
  return (
    <Typography sx={{ p: 6, textAlign: 'center' }}>
      {erased && `This address was erased on ${describeTime(erased)}.`}
      {!erased && (isNarrowed ? 'No address matches.' : 'There are no subscribers yet.')}
    </Typography>
  );
}

/** The desk is in English only; its texts are next to its screens. */
const subscriberStateWords: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Not confirmed',
  refused: 'Refused by the mailbox',
  unsubscribed: 'Unsubscribed',
};

function Filters() {
  const { data = [] } = useGetList<LanguageCount>('subscriber-counts');
  const filters = [
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label="State"
      emptyText="Every state"
      choices={subscriberStates.map((id) => ({ id, name: subscriberStateWords[id] }))}
    />,
    <SelectInput
      key="locale"
      source="locale"
      alwaysOn
      label="Language"
      emptyText="Every language"
      choices={data.map(({ id }) => ({ id, name: localeWord(id) }))}
    />,
  ];
  return <FilterBar search="Address" filters={filters} />;
}

/** When the subscription began, ended, or was asked for. */
const timeOf = ({ state, create_time, confirmed_time, unsubscribed_time }: Subscriber) => {
  if (state === 'unsubscribed') return describeTime(unsubscribed_time ?? create_time);
  return describeTime(confirmed_time ?? create_time);
};

function Subscribers() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <DataTable<Subscriber> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
      <DataTable.Col
        disableSort
        source="email"
        label="Address"
        render={({ email }: Subscriber) => (
          <Box sx={{ overflowWrap: 'anywhere', minWidth: 220 }}>{email}</Box>
        )}
      />
      <DataTable.Col
        disableSort
        source="locale"
        label="Language"
        render={({ locale }: Subscriber) => localeWord(locale)}
      />
      <DataTable.Col
        disableSort
        source="state"
        label="State"
        render={({ state }: Subscriber) => (
          <Chip size="small" variant="outlined" color={tones[state]} label={subscriberStateWords[state]} />
        )}
      />
      <DataTable.Col disableSort source="confirmed_time" label="Since" render={timeOf} />
      {may({ roles }, 'subscribers.erase') && (
        <DataTable.Col
          disableSort
          source="id"
          label="Actions"
          render={(subscriber: Subscriber) => <EraseButton subscriber={subscriber} />}
        />
      )}
    </DataTable>
  );
}

/** Who gets the newsletter: the list, the languages, and how their number changes. */
export function SubscribersPage() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <ListBase resource="subscribers" sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <title>Subscribers · Desk</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, mb: 2 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          Subscribers
        </Typography>
        {may({ roles }, 'subscribers.export') && (
          <ExportButton path="subscribers/export" fileName="subscribers.csv" />
        )}
      </Box>
      <SubscriberCharts />
      <Filters />
      <TableFrame label="Subscribers" sx={{}}>
        <Subscribers />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
