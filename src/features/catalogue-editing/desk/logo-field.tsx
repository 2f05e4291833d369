import { Alert, Avatar, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { logoRule } from '../model/logo-words.ts';
import { cutLogo } from './cut-logo.ts';
import { errorAt, FieldNotes } from './field-notes.tsx';
import type { ItemForm } from './use-item-form.ts';

interface LogoValue {
  /** Address of the stored logo, or hash of an uploaded one. */
  value: string;
  onChange: (value: string) => void;
}

/** Sends a logo. What was uploaded is shown from this device: visitors' address of it exists once it is saved. */
function useLogoUpload({ value, onChange }: LogoValue) {
  const dataProvider = useDataProvider();
  const [shown, setShown] = useState<{ hash: string; picture: string }>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Never rejects. */
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    setSending(true);
    try {
      const { blob, picture } = await cutLogo(file);
      const { data } = await dataProvider.create<{ id: string }>('listings/logos', { data: blob });
      setShown({ hash: data.id, picture });
      onChange(data.id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const src = value === shown?.hash ? shown.picture : value;
  return { send, src, problem, isSending };
}

interface LogoInputProps extends LogoValue {
  /** What is stored now. */
  stored: string;
  /** Of what the logo is for. */
  name: string;
  error: string | undefined;
}

/** The logo as visitors see it, and its replacement. */
export function LogoInput({ stored, name, error, ...logo }: LogoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, src, problem, isSending } = useLogoUpload(logo);
  return (
    <Box role="group" aria-label="Logo">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Avatar
          variant="rounded"
          {...(/^(?:\/|data:)/.test(src) && { src })}
          alt="Logo"
          sx={{ width: 56, height: 56 }}
        >
          {name.slice(0, 1)}
        </Avatar>
        <Button variant="outlined" color="inherit" onClick={() => input.current?.click()}>
          Replace logo
        </Button>
        {logo.value !== stored && (
          <Button color="inherit" onClick={() => logo.onChange(stored)}>
            Keep the current logo
          </Button>
        )}
        <Typography sx={{ fontSize: 12, color: 'text.secondary', flex: '1 1 200px' }}>{logoRule}</Typography>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/png,image/jpeg"
          aria-label="File of the logo"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
      </Box>
      <div role="status">{isSending && <LinearProgress aria-label="Uploading the logo" />}</div>
      {(problem ?? error) && <Alert severity="error">{problem ?? error}</Alert>}
    </Box>
  );
}

/** The logo of a listed item. */
export function LogoField({ form }: { form: ItemForm }) {
  const { base, draft } = form;
  return (
    <div>
      <LogoInput
        value={draft.icon}
        stored={base.draft.icon}
        name={base.name}
        error={errorAt(form, 'icon')}
        onChange={(icon) => form.change({ icon })}
      />
      <FieldNotes form={form} path="icon" />
    </div>
  );
}
