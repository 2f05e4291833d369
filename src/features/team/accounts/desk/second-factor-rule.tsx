import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { SecondFactorRule as Rule } from '../model/second-factor.ts';

/** Whether every account needs a second factor. */
export function SecondFactorRule() {
  const { data: rule } = useGetOne<Rule>('second-factor-rule', { id: 'desk' });
  const { change, isPending } = useChangeRecord('second-factor-rule');
  if (!rule) return null;
  const require = (isRequired: boolean) =>
    change({
      record: rule,
      data: { name: isRequired ? 'require' : 'make-optional' },
      done: isRequired ? 'Second factor required.' : 'Second factor optional.',
    });
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={rule.is_required}
            disabled={isPending}
            onChange={(_event, isChosen) => void require(isChosen)}
          />
        }
        label="Require a second factor for every account"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        People without one set it up at their next sign-in.
      </Typography>
    </Paper>
  );
}
