import { Alert, Box, Link, MenuItem, Paper, Skeleton, TextField, Typography } from '@mui/material';
import { useParams, useRedirect } from 'react-admin';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import { checkWords } from '../../model/template/check-words.ts';
import { templateLocales, type MailTemplate } from '../../model/template/mail-template.ts';
import { cleanWords } from '../../model/template/mail-words.ts';
import { mailKindWords } from '../mail-words.ts';
import { MailViews } from '../mail-views.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { TemplateFields } from './template-form.tsx';
import { TemplateNotices } from './template-notices.tsx';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { StaleSaveDialog } from '#features/core/desk-kit/desk/stale-save-dialog.tsx';
import { diffWords } from './diff-words.ts';
import { useTemplateForm, type TemplateForm } from './use-template-form.ts';
import { useTemplatePreview } from './use-template-preview.ts';

function Header({ template: { kind, locale } }: { template: MailTemplate }) {
  const redirect = useRedirect();
  return (
    <Box component="header" sx={{ mt: 3, mb: 2 }}>
      <Link href="#/mail-templates" sx={{ display: 'inline-block', py: 1 }}>
        ← Email templates
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          {mailKindWords[kind]}
        </Typography>
        <TextField
          select
          size="small"
          label="Language"
          value={locale}
          onChange={({ target }) => redirect(`/mail-templates/${kind}/${target.value}`)}
          sx={{ minWidth: 200 }}
        >
          {templateLocales.map((code) => (
            <MenuItem key={code} value={code}>
              {localeWord(code)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}

/** Another person worded the mail in the meantime. */
function TemplateStaleDialog({ form }: { form: TemplateForm }) {
  const { theirs, words } = form;
  if (!theirs) return null;
  const sent = theirs.stored?.words ?? theirs.product;
  return (
    <StaleSaveDialog
      editor={theirs.stored?.editor ?? null}
      theirs="what is sent now"
      onLater={form.forgetTheirs}
      onTakeTheirs={() => form.accept(theirs)}
      onSaveMine={() => {
        form.forgetTheirs();
        void form.save(theirs);
      }}
    >
      <DiffView rows={diffWords(sent, words)} label="What is sent now and yours" />
    </StaleSaveDialog>
  );
}

function Editor({ loaded }: { loaded: MailTemplate }) {
  const form = useTemplateForm(loaded);
  const { template } = form;
  const words = cleanWords(form.words);
  const problems = checkWords(template.kind, words);
  const { shown, problem } = useTemplatePreview(template.id, words, problems.length === 0);
  return (
    <>
      <TemplateNotices template={template} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          <TemplateFields form={form} problems={problems} />
        </Paper>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <PlaceholderList kind={template.kind} />
        </Paper>
      </Box>
      {problem && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {shown && (
        <>
          <Typography sx={{ mt: 3 }}>
            An example of what is sent. Subject: <strong lang={template.locale}>{shown.subject}</strong>
          </Typography>
          <MailViews htmlAddress={`/api/desk/previews/${shown.id}`} text={shown.text} />
        </>
      )}
      <TemplateStaleDialog form={form} />
    </>
  );
}

/** The words of one mail in one language, with the mail that they make. */
export function TemplatePage() {
  const { kind, locale } = useParams();
  const { data: template, error } = useFormRecord<MailTemplate>('mail-templates', {
    id: `${kind}/${locale}`,
  });
  if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  if (!template) return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
  return (
    <>
      <title>{`${mailKindWords[template.kind]} · Email templates · Desk`}</title>
      <Header template={template} />
      <Editor key={template.id} loaded={template} />
    </>
  );
}
