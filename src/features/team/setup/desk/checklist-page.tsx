import { Box, Button, Link, Typography } from '@mui/material';
import { useGetList, usePermissions } from 'react-admin';
import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { roles, type Role } from '#features/team/accounts/model/role.ts';
import { Mark, type Shape } from '#features/core/desk-kit/desk/mark.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { rowLink, useRowKeys } from '#features/core/desk-kit/desk/use-row-keys.ts';
import {
  confirmableSteps,
  stepGroups,
  stepsOf,
  type ConfirmableStep,
  type SetupStep,
  type StepGroup,
  type StepId,
  type StepState,
} from '../model/setup-step.ts';
import { groupWords, stepWords, type StepForm } from './step-words.ts';

const shapes: Record<StepState, Shape> = { done: 'triangle', open: 'ring', attention: 'triangles' };
const stateWords: Record<StepState, string> = { done: 'Done', open: 'Open', attention: 'Check again' };

const isDone = ({ state }: SetupStep) => state === 'done';

const isConfirmable = (id: StepId): id is ConfirmableStep => id in confirmableSteps;

/** Who fills a step that this person cannot: the first role that may. */
const whoMay = (action: DeskAction) =>
  `For: ${roles.find((role) => may({ roles: [role] }, action)) ?? 'administrator'}`;

/** The form of a step, where this person may open it. */
function useFormOf(): (step: SetupStep) => StepForm | undefined {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return ({ id }) => {
    const { form } = stepWords[id];
    return form && may({ roles }, form.needs) ? form : undefined;
  };
}

/** On a phone a step's parts are below each other, beside its mark. */
const belowOnPhone = { xs: 2, sm: 'auto' };
const columns = {
  xs: '14px minmax(0, 1fr)',
  sm: '14px minmax(0, 1fr) minmax(0, 230px) 164px',
  lg: '14px minmax(0, 1fr) minmax(0, 300px) 164px',
};

/** A link to the page, and what it says: the words of the page itself. */
function PageExcerpt({ step }: { step: SetupStep }) {
  const { seen } = stepWords[step.id];
  if (!step.page || !seen) return <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }} />;
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        gridColumn: belowOnPhone,
      }}
    >
      <Link
        href={step.page}
        target="_blank"
        rel="noreferrer"
        sx={{
          display: 'block',
          px: 1,
          py: 0.25,
          bgcolor: 'var(--sea-1)',
          fontFamily: 'var(--mono)',
          fontSize: 12,
        }}
      >
        {new URL(step.page).pathname}
      </Link>
      <Typography variant="body2" sx={{ px: 1, py: 0.5 }}>
        {seen(step)}
      </Typography>
    </Box>
  );
}

/** Marks as checked what came with the product, or what only a person can compare. */
function ConfirmButton({ step }: { step: SetupStep }) {
  const { change, isPending } = useChangeRecord('setup-steps');
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const { confirm } = stepWords[step.id];
  const needs = isConfirmable(step.id) ? confirmableSteps[step.id] : undefined;
  if (!confirm || !needs || step.state !== 'attention' || !may({ roles }, needs)) return null;
  const seen = step.note?.split(' ')[0];
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isPending}
      onClick={() =>
        void change({ record: step, data: { name: 'confirm', ...(seen && { seen }) }, done: confirm.done })
      }
    >
      {confirm.label}
    </Button>
  );
}

function StepText({ step }: { step: SetupStep }) {
  const { title, detail, setting } = stepWords[step.id];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {title}
        <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          : {stateWords[step.state]}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {detail(step)}
      </Typography>
      {setting && step.state !== 'done' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <code>{setting.name}</code>, see docs/operations.md, “{setting.heading}”
        </Typography>
      )}
    </Box>
  );
}

function StepRow({ step, isNext }: { step: SetupStep; isNext: boolean }) {
  const offered = useFormOf()(step);
  const { form } = stepWords[step.id];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'center',
        gap: 1.5,
        px: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isNext && { bgcolor: 'var(--sea-1)', boxShadow: 'inset 3px 0 currentColor' }),
      }}
    >
      <Mark shape={shapes[step.state]} />
      <StepText step={step} />
      <PageExcerpt step={step} />
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridColumn: belowOnPhone,
          justifyItems: { xs: 'start', sm: 'stretch' },
        }}
      >
        {offered && (
          <Button
            href={offered.href}
            size="small"
            variant={isNext ? 'contained' : isDone(step) ? 'text' : 'outlined'}
            color={isNext ? 'secondary' : 'primary'}
            {...rowLink}
          >
            {offered.label}
          </Button>
        )}
        <ConfirmButton step={step} />
        {!offered && form && (
          <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
            {whoMay(form.needs)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Above the column of `PageExcerpt`, where that has one. */
const PageExcerptHead = () => (
  <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
    What visitors see now
  </Typography>
);

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
          display: 'grid',
          gridTemplateColumns: columns,
          alignItems: 'baseline',
          gap: 1.5,
          px: 1,
          borderBottom: 1,
          borderColor: 'text.secondary',
          pb: 0.5,
          '& > h2': { gridColumn: '1 / 3' },
        }}
      >
        <Typography id={`steps-${group}`} component="h2" variant="subtitle2">
          {groupWords[group]}
        </Typography>
        {steps.some(({ page }) => page) && <PageExcerptHead />}
        <Typography
          variant="caption"
          sx={{ gridColumn: { xs: 2, sm: 4 }, color: 'text.secondary', textAlign: 'end' }}
        >
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
function Progress({ steps }: { steps: SetupStep[] }) {
  const [done, total] = [steps.filter(isDone).length, steps.length];
  const waiting = stepsOf(steps, 'content').filter((step) => !isDone(step)).length;
  const needed = total - done - waiting;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1 }}>
      <Box
        aria-hidden
        sx={{ flex: '1 1 240px', height: 7, border: 1, borderColor: 'text.secondary', borderRadius: 1 }}
      >
        <Box sx={{ height: 1, width: done / total, bgcolor: 'success.main', borderRadius: 1 }} />
      </Box>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {done} of {total} done
      </Typography>
      {done < total && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {needed > 0 && `${needed} ${needed === 1 ? 'is' : 'are'} needed before you open. `}
          {waiting > 0 && `${waiting} can wait.`}
        </Typography>
      )}
    </Box>
  );
}

/** While the server opens pages itself. */
const askAgainMs = 2000;

/** What a new portal still lacks, each step leading to its form. */
export function ChecklistPage() {
  const { data: steps, error } = useGetList<SetupStep>('setup-steps', undefined, {
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ isPending }) => isPending) === true && askAgainMs,
  });
  useRowKeys();
  const formOf = useFormOf();
  const next = steps?.find((step) => step.state === 'open' && formOf(step));
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto', width: 1, px: 2, pb: 6 }}>
      <title>Checklist · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3 }}>
        Checklist
      </Typography>
      {error && (
        <Typography sx={{ mt: 2 }}>
          The checklist could not be loaded. Reload the page to try again.
        </Typography>
      )}
      {steps && <Progress steps={steps} />}
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
