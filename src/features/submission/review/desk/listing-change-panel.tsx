import {
  Alert,
  Box,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import type { ReviewListingChange, WantedField } from '../model/listing-change.ts';
import { useDeskKind } from './desk-kind.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { fieldWord } from './field-words.ts';
import { fileLink } from '#features/submission/review-queue/desk/file-link.ts';

/** `texts.en.title` is a field of the form in a language; contracts have another name there. */
function useFieldName(): (path: string) => string {
  const { words } = useDeskKind();
  return (path) => {
    const [name = '', locale, text] = path.split('.');
    if (name === 'texts') return `${fieldWord(words, text ?? '')}, ${localeWord(locale ?? '')}`;
    return fieldWord(words, name === 'contracts' ? 'addresses' : name);
  };
}

/** The hash in the address of a stored file, or the hash itself. */
const hashOf = (icon: string) => /[0-9a-f]{64}/.exec(icon)?.[0];

function Value({ field, value }: { field: string; value: string }) {
  if (value === '') return <Box sx={{ color: 'text.secondary' }}>Nothing</Box>;
  const hash = field === 'icon' ? hashOf(value) : undefined;
  if (hash)
    return (
      <Box
        component="img"
        src={fileLink(hash)}
        alt="Logo"
        width={56}
        height={56}
        sx={{ display: 'block', borderRadius: '10px', bgcolor: '#fff' }}
      />
    );
  return <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value}</Box>;
}

function Row({
  row,
  name,
  isDecided,
  isStale,
}: {
  row: WantedField;
  name: string;
  isDecided: boolean;
  isStale: boolean;
}) {
  const before = isDecided ? row.asked : row.listed;
  return (
    <TableRow sx={row.leadsElsewhere ? { bgcolor: 'action.hover' } : {}}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {name}
        {row.leadsElsewhere && <Chip size="small" color="error" label="Leads elsewhere" sx={{ ml: 1 }} />}
      </TableCell>
      {isStale && (
        <TableCell>
          <Value field={row.field} value={row.asked} />
        </TableCell>
      )}
      <TableCell>
        <Value field={row.field} value={before} />
      </TableCell>
      <TableCell>
        <Value field={row.field} value={row.wanted} />
      </TableCell>
    </TableRow>
  );
}

const barWords: Record<NonNullable<ReviewListingChange['bar']>, string> = {
  delisted: 'The item is no longer listed. Restore it first, or reject this change.',
  withheld: 'A link of the item is withheld. Decide about the link under Watch first.',
};

function Notes({ change, isDecided }: { change: ReviewListingChange; isDecided: boolean }) {
  const name = useFieldName();
  if (isDecided) return null;
  const { bar, fields, isStale, editedSince } = change;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {bar && <Alert severity="error">{barWords[bar]}</Alert>}
      {fields.some(({ leadsElsewhere }) => leadsElsewhere) && (
        <Alert severity="error" role="note">
          This changes the site or contract that visitors are sent to. A status link can be stolen, so confirm
          the change with the team in another way, for example by their contact or a post of the project. The
          stored contact was notified by email.
        </Alert>
      )}
      {isStale && (
        <Alert severity="warning" role="note">
          The item has been edited at the desk since the team requested this. Approving applies only what the
          team changed. Other edits stay.
          {editedSince.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {editedSince.map(({ field, asked, listed }) => (
                <li key={field}>{`${name(field)}: “${asked}” is “${listed}” now.`}</li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  );
}

/** What a team wants to have changed of its listed item, beside what is listed. @param isDecided the listed side is as it was then */
export function ListingChangePanel({
  change,
  isDecided,
}: {
  change: ReviewListingChange;
  isDecided: boolean;
}) {
  const name = useFieldName();
  const isStale = change.isStale && !isDecided;
  return (
    <FactGroup title="Change of a listed item">
      <Box sx={{ mb: 1.5 }}>
        <Link href={`#/listings/${change.listing}`}>Open “{change.title}” as it is listed</Link>
      </Box>
      <Notes change={change} isDecided={isDecided} />
      <TableContainer>
        <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              {isStale && <TableCell>When requested</TableCell>}
              <TableCell>{isDecided ? 'When requested' : 'Listed now'}</TableCell>
              <TableCell>Requested</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {change.fields.map((row) => (
              <Row key={row.field} row={row} name={name(row.field)} isDecided={isDecided} isStale={isStale} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </FactGroup>
  );
}
