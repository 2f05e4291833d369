import { Box, Chip, Link, Typography } from '@mui/material';
import { DataTable, ListBase } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import type { TemplateMark, TemplateRow } from '../../model/template/mail-template.ts';
import { mailKindWords } from '../mail-words.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

const markWords: Readonly<Record<TemplateMark['state'], string>> = {
  reworded: 'your wording',
  fault: 'has errors, not sent',
  outdated: 'the default wording has changed',
};

const tones: Readonly<Record<TemplateMark['state'], 'success' | 'error' | 'warning'>> = {
  reworded: 'success',
  fault: 'error',
  outdated: 'warning',
};

function Marks({ row: { id, marks } }: { row: TemplateRow }) {
  if (marks.length === 0) return <Box sx={{ color: 'text.secondary' }}>Default wording</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {marks.map(({ locale, state }) => (
        <Chip
          key={locale}
          component="a"
          clickable
          href={`#/mail-templates/${id}/${locale}`}
          variant="outlined"
          color={tones[state]}
          label={`${localeWord(locale)}: ${markWords[state]}`}
        />
      ))}
    </Box>
  );
}

/** A column for each language that has words of the desk's own. */
const lineOf = (record: object) => {
  const { id, marks } = record as TemplateRow;
  const wording = Object.fromEntries(marks.map(({ locale, state }) => [locale, state]));
  return { id, mail: mailKindWords[id], wording };
};

/** Every mail whose words can be changed, with the languages in which they were. */
export function TemplateList() {
  return (
    <ListBase resource="mail-templates" perPage={100} disableSyncWithLocation>
      <ListHeading title="Email templates" csv={<ListCsvButton list="mail-templates" lineOf={lineOf} />} />
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        What emails say in each language. Emails use the default wording until you change it. Newsletter
        issues are written under Content.
      </Typography>
      <TableFrame label="Email templates">
        <DataTable<TemplateRow> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col
            disableSort
            source="id"
            label="Email"
            render={({ id }: TemplateRow) => (
              <Link href={`#/mail-templates/${id}/en`} sx={{ fontWeight: 600 }}>
                {mailKindWords[id]}
              </Link>
            )}
          />
          <DataTable.Col
            disableSort
            source="marks"
            label="Wording"
            render={(row: TemplateRow) => <Marks row={row} />}
          />
        </DataTable>
      </TableFrame>
    </ListBase>
  );
}
