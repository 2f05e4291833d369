import {
  Alert,
  Box,
  Chip,
  FormControlLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { MergeFact, MergeRow, MergeText, ReviewMerge } from '../model/merge.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { fileLink } from '#features/submission/review-queue/desk/file-link.ts';
import { useDeskKind } from './desk-kind.ts';
import { fieldWord } from './field-words.ts';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';

interface MergePanelProps {
  merge: ReviewMerge;
  take: readonly MergeFact[];
  onTake: (take: MergeFact[]) => void;
}

function Side({ fact, lines, of }: { fact: MergeFact; lines: readonly string[]; of: string }) {
  const { choices } = useDeskKind();
  if (lines.length === 0) return <Box sx={{ color: 'text.secondary' }}>Nothing</Box>;
  if (fact === 'icon') {
    return lines.map((sha256) => (
      <Box
        component="img"
        key={sha256}
        src={fileLink(sha256)}
        alt={`Logo, ${of}`}
        width={56}
        height={56}
        sx={{ display: 'block', borderRadius: '10px', bgcolor: '#fff' }}
      />
    ));
  }
  return lines.map((line) => (
    <Box key={line} sx={{ overflowWrap: 'anywhere' }}>
      {choices?.[fact]?.[line] ?? line}
    </Box>
  ));
}

function Choice({
  row,
  taken,
  onChange,
}: {
  row: MergeRow;
  taken: boolean;
  onChange: (take: boolean) => void;
}) {
  const name = fieldWord(useDeskKind().words, row.fact);
  if (!row.differs) return <Box sx={{ color: 'text.secondary' }}>The same</Box>;
  return (
    <RadioGroup
      aria-label={name}
      name={`merge-${row.fact}`}
      value={taken ? 'take' : 'keep'}
      onChange={(_event, value) => onChange(value === 'take')}
    >
      <FormControlLabel value="keep" control={<Radio size="small" />} label="Keep listed" />
      <FormControlLabel value="take" control={<Radio size="small" />} label="Take submitted" />
    </RadioGroup>
  );
}

function FactName({ row }: { row: MergeRow }) {
  const { words } = useDeskKind();
  return (
    <TableCell component="th" scope="row" sx={row.differs ? { fontWeight: 600 } : {}}>
      {fieldWord(words, row.fact)}
      {row.differs && <Chip size="small" color="warning" label="Differs" sx={{ ml: 1 }} />}
    </TableCell>
  );
}

function Texts({ merge: { texts, added } }: { merge: ReviewMerge }) {
  const line = ({ locale, title, desc }: MergeText) => (
    <Box key={locale} sx={{ overflowWrap: 'anywhere' }}>
      <strong>{localeWord(locale)}:</strong> {title}. {desc}
    </Box>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        Texts
      </TableCell>
      <TableCell>{texts.map(line)}</TableCell>
      <TableCell>{line(added)}</TableCell>
      <TableCell>
        <Chip size="small" color="success" variant="outlined" label="Added" />
      </TableCell>
    </TableRow>
  );
}

/** What is listed already and what was sent, side by side: the texts are added, the reviewer decides about each fact that differs. */
export function MergePanel({ merge, take, onTake }: MergePanelProps) {
  const { title, added, clash, rows } = merge;
  const choose = (fact: MergeFact, takes: boolean) =>
    onTake(takes ? [...take.filter((one) => one !== fact), fact] : take.filter((one) => one !== fact));
  return (
    <FactGroup title="Merge with a listed item">
      <Alert severity={clash === null ? 'info' : 'error'} role="note" sx={{ mb: 2 }}>
        {clash === null
          ? `This is already listed, as “${title}”. Approving adds the texts in ${localeWord(added.locale)}. If a fact differs, the listed one stays unless you choose the submitted one.`
          : `This is already listed in ${localeWord(added.locale)}, as “${clash}”. It cannot be approved. Reject it as a duplicate, or request another language.`}
      </Alert>
      <TableContainer>
        <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Fact</TableCell>
              <TableCell>Listed</TableCell>
              <TableCell>Submitted</TableCell>
              <TableCell sx={{ minWidth: 180 }}>What to keep</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <Texts merge={merge} />
            {rows.map((row) => (
              <TableRow key={row.fact} sx={row.differs ? { bgcolor: 'action.hover' } : {}}>
                <FactName row={row} />
                <TableCell>
                  <Side fact={row.fact} lines={row.listed} of="listed" />
                </TableCell>
                <TableCell>
                  <Side fact={row.fact} lines={row.submitted} of="submitted" />
                </TableCell>
                <TableCell>
                  <Choice
                    row={row}
                    taken={take.includes(row.fact)}
                    onChange={(takes) => choose(row.fact, takes)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </FactGroup>
  );
}
