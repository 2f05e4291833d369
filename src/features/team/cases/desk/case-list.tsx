import { Box, Link, Tab, Tabs, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { ListBase, Pagination, useGetList, useListContext } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { rowLink, useRowKeys } from '#features/core/desk-kit/desk/use-row-keys.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

import { AssigneeFilter } from './assignee-filter.tsx';
import { CaseSelection, SelectCase } from './case-selection.tsx';
import { NextButton } from './next-button.tsx';
import { useCaseKind } from './use-case-kind.ts';
import { casesPerPage, casesRefetchMs, firstState } from './use-case-place.ts';

interface CaseTabsProps<State extends string> {
  /** Resource that counts the cases in each state. */
  counts: string;
  states: readonly State[];
  words: Readonly<Record<State, string>>;
  label: string;
  /** Where the order depends on the state. */
  sortOf?: (state: State) => { field: string; order: 'ASC' | 'DESC' };
}

/** The states of a list's cases with how many are in each; the first is chosen at the beginning. */
export function CaseTabs<State extends string>({
  counts: resource,
  states,
  words,
  label,
  sortOf,
}: CaseTabsProps<State>) {
  const { filterValues, setFilters, setSort } = useListContext();
  const { data } = useGetList<{ id: State; count: number }>(
    resource,
    {},
    { refetchInterval: casesRefetchMs },
  );
  const counts = new Map(data?.map(({ id, count }) => [id, count]));
  const choose = (state: State) => {
    setFilters({ ...filterValues, state });
    if (sortOf) setSort(sortOf(state));
  };
  return (
    <Tabs
      value={filterValues['state'] ?? states[0]}
      onChange={(_event, state: State) => choose(state)}
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {states.map((id) => (
        <Tab key={id} value={id} label={`${words[id]} ${counts.get(id) ?? ''}`} />
      ))}
    </Tabs>
  );
}

interface CaseListProps extends Pick<ComponentProps<typeof ListBase>, 'sort' | 'disableSyncWithLocation'> {
  title: string;
  list: ExportedList;
  /** Tabs and filters. */
  above: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A screen that lists cases which wait for a decision, or are decided. */
export function CaseList({ title, list, above, children, ...base }: CaseListProps) {
  const kind = useCaseKind();
  useRowKeys();
  return (
    <ListBase
      filterDefaultValues={{ state: firstState }}
      perPage={casesPerPage}
      queryOptions={{ refetchInterval: casesRefetchMs }}
      {...base}
    >
      <ListHeading title={title} csv={<ListCsvButton list={list} />}>
        <NextButton />
      </ListHeading>
      {above}
      {kind && <AssigneeFilter />}
      <TableFrame label={title}>{children}</TableFrame>
      <CaseSelection />
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}

/** In place of the table's rows. @param props.children where the cases come from */
export function NoCases({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </Box>
  );
}

/** What a case is about; its name leads to it, and the box before it selects it. */
export function CaseCell({ href, name, about }: { href: string; name: string; about: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 200 }}>
        <Link href={href} {...rowLink} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>{about}</Box>
      </Box>
      <SelectCase name={name} />
    </Box>
  );
}

interface DecisionCellProps {
  outcome: string;
  /** Null where no account decided. */
  actor: string | null;
  /** RFC 3339, UTC. */
  at: string;
}

export function DecisionCell({ outcome, actor, at }: DecisionCellProps) {
  return (
    <Box sx={{ minWidth: 180 }}>
      <Box sx={{ fontWeight: 600 }}>{outcome}</Box>
      <Box sx={{ color: 'text.secondary' }}>{[actor, describeTime(at)].filter(Boolean).join(', ')}</Box>
    </Box>
  );
}
