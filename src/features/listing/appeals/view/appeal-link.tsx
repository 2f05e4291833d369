import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import type { AppealView } from '../model/appeal.ts';

/** To the form of the same page, where a team can appeal. */
export function AppealLink({ appeal }: { appeal: AppealView | null }) {
  if (appeal?.state !== 'possible' || appeal.isOwn) return null;
  return (
    <Button variant="primary" href="#appeal">
      <Trans>Appeal against the decision</Trans>
    </Button>
  );
}
