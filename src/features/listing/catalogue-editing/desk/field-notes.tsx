import { Alert, Box, Checkbox, FormControlLabel, Link } from '@mui/material';
import type { FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { findingSentence } from '#features/submission/review/desk/finding-words.ts';
import { issueSentence } from '#features/submission/review/desk/issue-words.ts';
import type { EditFinding } from '../model/listing-edit.ts';
import type { ItemForm } from './use-item-form.ts';

const tones: Record<EditFinding['needs'], 'error' | 'warning' | 'info'> = {
  refuses: 'error',
  confirm: 'warning',
  none: 'info',
};

function Evidence({ evidence }: { evidence: FindingEvidence }) {
  const isListed = 'listed' in evidence;
  const href = isListed
    ? `#/listings/${evidence.listed}-${evidence.hid}`
    : `#/submissions/${evidence.submission}/show`;
  return (
    <Link href={href} target="_blank">
      {evidence.title} {isListed ? '(listed)' : `(submission ${evidence.submission})`}
    </Link>
  );
}

function sentenceOf({ code, params }: EditFinding, { base }: ItemForm): string {
  if (code === 'duplicate-delisted')
    return `The delisted item “${params['title']}” has it. Restore and edit that item instead.`;
  const networks = base.choices.chains.flatMap(({ network, title }) =>
    network === null ? [] : [[network, { title, address_link: null }] as const],
  );
  return findingSentence({ code, params }, Object.fromEntries(networks));
}

function FindingNote({ finding, form }: { finding: EditFinding; form: ItemForm }) {
  const { needs, key, evidence } = finding;
  return (
    <Alert severity={tones[needs]} role="note">
      <Box>{sentenceOf(finding, form)}</Box>
      {evidence && <Evidence evidence={evidence} />}
      {needs === 'confirm' && (
        <FormControlLabel
          sx={{ display: 'flex' }}
          label="I have checked this. Save anyway."
          control={
            <Checkbox
              checked={form.confirmed.includes(key)}
              onChange={(_event, checked) => form.confirm(key, checked)}
            />
          }
        />
      )}
    </Alert>
  );
}

/** The errors of a field, in the words below it; undefined without any. */
export function errorAt({ check }: ItemForm, path: string): string | undefined {
  const own = check.issues.filter((issue) => issue.path === path);
  return own.length === 0 ? undefined : own.map(issueSentence).join(' ');
}

/** What the checks found out about a field. @param props.path null for the whole item */
export function FieldNotes({ form, path }: { form: ItemForm; path: string | null }) {
  const own = form.check.findings.filter((finding) => finding.path === path);
  if (own.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 0.5, mb: 1 }}>
      {own.map((finding) => (
        <FindingNote key={finding.key} finding={finding} form={form} />
      ))}
    </Box>
  );
}
