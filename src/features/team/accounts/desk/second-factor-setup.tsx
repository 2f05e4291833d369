import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import type { SecondFactorSetup as Setup } from '../model/second-factor.ts';
import { AppSetupCode } from './app-setup-code.tsx';
import { CodeField } from './code-field.tsx';
import { OwnForm } from './own-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { fieldOf, useChangeSecondFactor } from './use-own-second-factor.ts';
import { UsernameField } from './username-field.tsx';

/** The current password, named `password` in the form. */
export function PasswordField() {
  return (
    <>
      <UsernameField />
      <TextField
        name="password"
        type="password"
        label="Current password"
        required
        fullWidth
        autoComplete="current-password"
      />
    </>
  );
}

/** Sets up the person's own second factor: password, then the app and its first code, then the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const change = useChangeSecondFactor();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup)
    return (
      <OwnForm
        label="Set up"
        onSubmit={async (fields) => {
          const made = await change({ name: 'begin', password: fieldOf(fields, 'password') });
          setSetup(made.setup);
        }}
      >
        <PasswordField />
      </OwnForm>
    );
  return (
    <OwnForm
      key="confirm"
      label="Turn on"
      onSubmit={async (fields) => {
        const made = await change({ name: 'confirm', code: fieldOf(fields, 'code') });
        setCodes(made.recovery_codes ?? []);
      }}
    >
      <Box>Scan this code with an authenticator app, then enter the six digits that the app shows.</Box>
      <AppSetupCode setup={setup} />
      <CodeField isAppOnly />
    </OwnForm>
  );
}
