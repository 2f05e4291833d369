import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import type { OwnSecondFactor } from '../model/second-factor.ts';
import { CodeField } from './code-field.tsx';
import { OwnForm } from './own-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { PasswordField, SecondFactorSetup } from './second-factor-setup.tsx';
import { fieldOf, useChangeSecondFactor } from './use-own-second-factor.ts';

type Act = 'set-up' | 'renew-recovery-codes' | 'turn-off';

const actLabels = { 'renew-recovery-codes': 'Create new recovery codes', 'turn-off': 'Turn off' } as const;

/** What changes a second factor that is on: it asks for both factors. */
function BothFactorsForm({
  act,
  onDone,
  onCancel,
}: {
  act: keyof typeof actLabels;
  onDone: (codes?: readonly string[]) => void;
  onCancel: () => void;
}) {
  const change = useChangeSecondFactor();
  return (
    <OwnForm
      label={actLabels[act]}
      more={<Button onClick={onCancel}>Cancel</Button>}
      onSubmit={async (fields) => {
        const given = { password: fieldOf(fields, 'password'), code: fieldOf(fields, 'code') };
        onDone((await change({ name: act, ...given })).recovery_codes);
      }}
    >
      <PasswordField />
      <CodeField />
    </OwnForm>
  );
}

function State({ factor, onAct }: { factor: OwnSecondFactor; onAct: (act: Act) => void }) {
  if (!factor.is_on)
    return (
      <>
        <Box sx={{ mb: 2 }}>Off. With a second factor, a stolen password is not enough to sign in.</Box>
        <Button variant="outlined" onClick={() => onAct('set-up')}>
          Set up an authenticator app
        </Button>
      </>
    );
  const left = factor.recovery_codes_left;
  return (
    <>
      <Box sx={{ mb: 2 }}>
        On. Signing in needs a code from your authenticator app. {left} recovery{' '}
        {left === 1 ? 'code is' : 'codes are'} left.
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onAct('renew-recovery-codes')}>
          Create new recovery codes
        </Button>
        <Button color="error" onClick={() => onAct('turn-off')}>
          Turn off
        </Button>
      </Box>
    </>
  );
}

/** The own second factor on the account page. */
export function SecondFactorSection() {
  const { data: factor } = useGetOne<OwnSecondFactor>('own-second-factor', { id: 'own' });
  const refresh = useRefresh();
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => {
    setAct(undefined);
    setCodes(undefined);
    refresh();
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="second-factor" sx={{ p: 3 }}>
      <Typography id="second-factor" component="h2" variant="h6" sx={{ mb: 1 }}>
        Second factor
      </Typography>
      {codes && <RecoveryCodes codes={codes} onDone={finish} />}
      {!codes && factor && !act && <State factor={factor} onAct={setAct} />}
      {act === 'set-up' && <SecondFactorSetup onDone={finish} />}
      {!codes && act && act !== 'set-up' && (
        <BothFactorsForm act={act} onCancel={finish} onDone={(made) => (made ? setCodes(made) : finish())} />
      )}
    </Paper>
  );
}
