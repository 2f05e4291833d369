import { Box, Button, Typography } from '@mui/material';
import { useGetList, usePermissions } from 'react-admin';
import { may } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';
import { Mark, type Shape } from '#features/desk-kit/desk/mark.tsx';
import { rowLink, useRowKeys } from '#features/desk-kit/desk/use-row-keys.ts';
import { stepGroups, stepsOf, type SetupStep, type StepGroup, type StepState } from '../model/setup-step.ts';
import { groupWords, stepWords, type StepForm } from './step-words.ts';

const shapes: Record<StepState, Shape> = { done: 'triangle', open: 'ring', attention: 'triangles' };
const stateWords: Record<StepState, string> = { done: 'Done', open: 'Open', attention: 'Look again' };

const isDone = ({ state }: SetupStep) => state === 'done';

/** The form of a step, where this person may open it. */
function useFormOf(): (step: SetupStep) => StepForm | undefined {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return ({ id }) => {
    const { form } = stepWords[id];
    return form && may({ roles }, form.needs) ? form : undefined;
  };
}

function StepRow({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const { title, detail } = stepWords[step.id];
  const offered = useFormOf()(step);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '14px minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1.5,
        px: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isNext && { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 currentColor' }),
      }}
    >
      <Mark shape={shapes[step.state]} />
      <Box>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {title}
          <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            : {stateWords[step.state]}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail(step)}
        </Typography>
      </Box>
      {offered && (
        <Button
          href={offered.href}
          size="small"
          variant={isNext ? 'contained' : isDone(step) ? 'text' : 'outlined'}
          color={isNext ? 'secondary' : 'primary'}
          sx={{ minWidth: 140 }}
          {...rowLink}
        >
          {offered.label}
        </Button>
      )}
    </Box>
  );
}

function Group({
  group,
  steps,
  next,
}: {
  group: StepGroup;
  steps: SetupStep[];
  next: SetupStep | undefined;
}) {
  const done = steps.filter(isDone).length;
  return (
    <Box component="section" aria-labelledby={`steps-${group}`} sx={{ mt: 3 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          borderBottom: 1,
          borderColor: 'text.secondary',
          pb: 0.5,
        }}
      >
        <Typography id={`steps-${group}`} component="h2" variant="subtitle2" sx={{ flex: 1 }}>
          {groupWords[group]}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {done} of {steps.length}
          {group === 'content' && done < steps.length ? ', can wait' : ''}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </Box>
    </Box>
  );
}

/** A bar as long as the part that is done; the sentence beside it says the same. */
function Progress({ done, total }: { done: number; total: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
      <Box aria-hidden sx={{ flex: 1, height: 7, border: 1, borderColor: 'text.secondary', borderRadius: 1 }}>
        <Box sx={{ height: 1, width: done / total, bgcolor: 'success.main', borderRadius: 1 }} />
      </Box>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {done} of {total} done
      </Typography>
    </Box>
  );
}

/** What a new portal still lacks, each step leading to its form. */
export function ChecklistPage() {
  const { data: steps, error } = useGetList<SetupStep>('setup-steps');
  useRowKeys();
  const formOf = useFormOf();
  const next = steps?.find((step) => step.state === 'open' && formOf(step));
  return (
    <Box sx={{ maxWidth: 880, mx: 'auto', width: 1, px: 2, pb: 6 }}>
      <title>Checklist · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3 }}>
        Fill your site
      </Typography>
      {error && (
        <Typography sx={{ mt: 2 }}>
          The checklist could not be loaded. Reload the page to try again.
        </Typography>
      )}
      {steps && <Progress done={steps.filter(isDone).length} total={steps.length} />}
      {steps &&
        stepGroups.map((group) => (
          <Group key={group} group={group} steps={stepsOf(steps, group)} next={next} />
        ))}
      {steps && (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          <kbd>J</kbd> and <kbd>K</kbd> go to the next and the previous step, <kbd>Enter</kbd> opens its form.
        </Typography>
      )}
    </Box>
  );
}
