import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import type { WordsProblem } from '../../model/template/check-words.ts';
import { describeProblem, fieldWords } from '../../model/template/describe-problem.ts';
import { sameWords, wordsFields, type WordsField } from '../../model/template/mail-words.ts';
import { diffWords } from './diff-words.ts';
import type { TemplateForm } from './use-template-form.ts';

interface FormProps {
  form: TemplateForm;
  problems: readonly WordsProblem[];
}

function Field({ form: { template, words, setWords }, problems, field }: FormProps & { field: WordsField }) {
  const own = problems.filter((problem) => 'field' in problem && problem.field === field);
  return (
    <TextField
      label={fieldWords[field]}
      value={words[field]}
      onChange={({ target }) => setWords({ ...words, [field]: target.value })}
      multiline={field === 'text'}
      {...(field === 'text' && { minRows: 8 })}
      error={own.length > 0}
      helperText={own.map((problem) => describeProblem(template.kind, problem)).join(' ')}
      slotProps={{ htmlInput: { lang: template.locale } }}
    />
  );
}

function ResetDialog({ form, onClose }: { form: TemplateForm; onClose: () => void }) {
  const { template, words, reset } = form;
  const act = () => {
    onClose();
    void reset();
  };
  return (
    <ActionDialog
      title="Restore the default wording?"
      action="Restore wording"
      isSevere
      onAct={act}
      onClose={onClose}
    >
      <Typography>Your wording is deleted. The audit log keeps a copy.</Typography>
      <DiffView rows={diffWords(words, template.product)} label="Your wording and the default wording" />
    </ActionDialog>
  );
}

function Buttons({ form, problems }: FormProps) {
  const { template, words, isBusy } = form;
  const { identity } = useGetIdentity();
  const [isResetting, setResetting] = useState(false);
  const isSame = sameWords(words, template.stored?.words ?? template.product) && !template.changed;
  const isBlocked = isBusy || problems.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        color="secondary"
        disabled={isBlocked || isSame}
        onClick={() => void form.save()}
      >
        Save
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBlocked || !template.sends}
        onClick={() => void form.test()}
      >
        Send a test to {String(identity?.['email'] ?? 'your address')}
      </Button>
      {template.stored && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setResetting(true)}>
          Restore default wording
        </Button>
      )}
      {isResetting && <ResetDialog form={form} onClose={() => setResetting(false)} />}
    </Box>
  );
}

/** Subject, heading and text of a mail. */
export function TemplateFields({ form, problems }: FormProps) {
  const missing = problems.filter(({ code }) => code === 'missing');
  return (
    <Box component="section" aria-label="Wording" sx={{ display: 'grid', gap: 2 }}>
      <RestoredNotice form={form} />
      {wordsFields.map((field) => (
        <Field key={field} form={form} problems={problems} field={field} />
      ))}
      {missing.length > 0 && (
        <Alert severity="error">
          {missing.map((problem) => describeProblem(form.template.kind, problem)).join(' ')}
        </Alert>
      )}
      <Buttons form={form} problems={problems} />
      {!form.template.sends && (
        <Typography sx={{ color: 'text.secondary' }}>
          No mail server is configured, so no test can be sent. Set SMTP_URL and start the portal again.
        </Typography>
      )}
    </Box>
  );
}
