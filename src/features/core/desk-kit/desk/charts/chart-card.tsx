import { Box, Link, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { csvMark, toCsv } from '#lib/to-csv.ts';
import { saveFile } from '../save-file.ts';

/** A column of a chart's table. */
export interface ChartColumn<Row> {
  name: string;
  value: (row: Row) => string | number;
  isNumber?: boolean;
}

interface ChartCardProps<Row> {
  title: string;
  /** Unit and time, in a few words. */
  about: string;
  /** The chart, with a legend where it needs one. */
  children: ReactNode;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  /** What is saved, where it is more than what the table shows. */
  exported?: readonly object[];
  /** Name of the file without `.csv`, where the title does not say enough. */
  saved?: string;
  /** Its table has many columns: it takes the room of two cards where there is that of several. */
  isWide?: boolean;
}

/** A number that breaks is read as two. */
const numberCell = { textAlign: 'end', whiteSpace: 'nowrap' } as const;
/** A kind or a month stays whole, and what is longer than the column breaks: the table scrolls where there is no room. */
const textCell = { minWidth: '11ch', overflowWrap: 'anywhere' } as const;

function Table<Row>({ title, columns, rows }: Pick<ChartCardProps<Row>, 'title' | 'columns' | 'rows'>) {
  const cell = { py: 0.5, px: 1, borderBottom: 1, borderColor: 'divider', fontWeight: 'inherit' };
  return (
    <Box component="details" open sx={{ fontSize: 12 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 600, mb: 0.5 }}>
        Table
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`${title}, table`}>
        <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {columns.map(({ name, isNumber }) => (
                <Box
                  component="th"
                  scope="col"
                  key={name}
                  sx={{
                    ...cell,
                    textAlign: isNumber ? 'end' : 'start',
                    overflowWrap: 'normal',
                    color: 'text.secondary',
                  }}
                >
                  {name}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map(({ name, value, isNumber }) => (
                  <Box component="td" key={name} sx={{ ...cell, ...(isNumber ? numberCell : textCell) }}>
                    {value(row)}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** A chart with the table of its values, which can be saved as CSV. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, about, children, columns, rows, exported, saved, isWide } = props;
  const id = useId();
  const save = () => {
    const lines =
      exported ?? rows.map((row) => Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])));
    const name = saved ?? title.toLowerCase().replaceAll(' ', '-');
    saveFile(`${name}.csv`, new Blob([csvMark, toCsv(lines)], { type: 'text/csv' }));
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 1.5,
        minWidth: 0,
        gridColumn: isWide ? { md: 'span 2' } : undefined,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>{about}</Box>
        {rows.length > 0 && (
          <Link component="button" onClick={save} aria-label={`${title} as CSV`} sx={{ fontSize: 12 }}>
            CSV
          </Link>
        )}
      </Box>
      {rows.length === 0 ? <Box sx={{ color: 'text.secondary' }}>Nothing yet.</Box> : children}
      {rows.length > 0 && <Table title={title} columns={columns} rows={rows} />}
    </Box>
  );
}
