import { Alert, Avatar, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef } from 'react';
import { CutDialog } from '#features/team/editing/desk/cut/cut-dialog.tsx';
import { middleArea, type PictureArea } from '#lib/picture-area.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';
import { logoRule } from '../model/logo-words.ts';
import type { LargerPicture } from './cut-logo.ts';
import { errorAt, FieldNotes } from './field-notes.tsx';
import type { ItemForm } from './use-item-form.ts';
import { useLogoUpload, type LogoValue } from './use-logo-upload.ts';

/** A part of at least 400 × 400 pixels can be chosen, so that nothing is enlarged. */
const cutSize = { width: iconSidePixels * 2, height: iconSidePixels * 2 };

interface LogoCutProps {
  larger: LargerPicture;
  onUse: (area: PictureArea) => void;
  onClose: () => void;
}

function LogoCut({ larger: { src, size }, onUse, onClose }: LogoCutProps) {
  return (
    <CutDialog
      src={src}
      picture={size}
      size={cutSize}
      initial={middleArea(size, cutSize)}
      onUse={onUse}
      onClose={onClose}
    />
  );
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
  const { send, src, problem, isSending, larger, sendPart, forgetLarger } = useLogoUpload(logo);
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
          {stored === '' ? 'Choose logo' : 'Replace logo'}
        </Button>
        {stored !== '' && logo.value !== stored && (
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
      {larger && <LogoCut larger={larger} onUse={(area) => void sendPart(area)} onClose={forgetLarger} />}
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
