import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { Button } from '#ui/button/button.tsx';
import { Dock } from '#ui/dock/dock.tsx';
import { useFlow } from './flow/flow-context.ts';

/** What is saved or still wrong, the way back, and the one action to the next step. */
export function StepDock({ action }: { action: ReactNode }) {
  const { issues, findings, kind, problem, step, error, goTo } = useFlow();
  const saveState = useSaveState();
  const previous = kind.steps[kind.steps.indexOf(step) - 1];
  const blockingCount =
    step === 'fill' ? findings.filter(({ severity }) => severity === 'blocking').length : 0;
  const issuesHere = step === 'fill' ? issues : [];
  const isStopped = error !== null || blockingCount + issuesHere.length > 0;
  return (
    <Dock
      status={
        error !== null ? (
          <Trans comment="In the bar below a form: the step did not succeed; the message above says why">
            Not sent
          </Trans>
        ) : blockingCount > 0 ? (
          <Plural
            value={blockingCount + issuesHere.length}
            one="# problem to fix"
            other="# problems to fix"
          />
        ) : issuesHere.length > 0 ? (
          <Plural value={issuesHere.length} one="# field to correct" other="# fields to correct" />
        ) : (
          saveState
        )
      }
      tone={isStopped || problem !== null ? 'bad' : 'ok'}
      hideStatusOnPhone={step !== 'fill' && !isStopped}
      back={
        previous === undefined ? null : (
          <Button variant="quiet" onClick={() => goTo(previous)}>
            <Trans>Back</Trans>
          </Button>
        )
      }
      action={action}
    />
  );
}

/** Undefined as long as nothing was saved. */
function useSaveState(): string | undefined {
  const { t } = useLingui();
  const locale = useLocale();
  const { draft, ready, problem } = useFlow();
  if (problem === 'no-room') return t`Not saved: no storage left on this device`;
  if (problem === 'forbidden') return t`Not saved: this browser blocks it`;
  if (!ready || draft.save_time === null) return undefined;
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = format.format(new Date(draft.save_time));
  return t`Saved on this device at ${time}`;
}
