import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useGetOne, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { SecondFactorRule as Rule } from '../model/second-factor.ts';

/** Whether every account needs a second factor. */
export function SecondFactorRule() {
  const { data: rule } = useGetOne<Rule>('second-factor-rule', { id: 'desk' });
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();

  /** Never rejects: what goes wrong is shown. */
  async function change(isRequired: boolean) {
    const data = { name: isRequired ? 'require' : 'make-optional' };
    try {
      await update(
        'second-factor-rule',
        { id: 'desk', data, previousData: rule },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(isRequired ? 'Second factor required.' : 'Second factor optional.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
    }
    refresh();
  }
  if (!rule) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={rule.is_required}
            disabled={isPending}
            onChange={(_event, isChosen) => void change(isChosen)}
          />
        }
        label="Require a second factor of every account"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        People without one set it up at their next sign-in.
      </Typography>
    </Paper>
  );
}
