import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreate, useNotify, useRedirect } from 'react-admin';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { releaseOf } from '../model/prepared-release.ts';
import { ReleaseButtons } from './release-buttons.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { ReleasePreview } from './release-preview.tsx';
import { emptyRelease } from './release-values.ts';
import { useReleaseEditing } from './use-release-editing.ts';
import { useSayPublished } from './use-say-published.ts';

/** Everything that the form of a new release holds, and sending it. */
function useNewRelease() {
  const kept = useKeptForm({ resource: 'releases', id: 'new', part: 'form' }, emptyRelease());
  const editing = useReleaseEditing(kept);
  const [problem, setProblem] = useState<string>();
  const [create, { isPending }] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  const sayPublished = useSayPublished();

  /** Never rejects. @returns the answer; undefined after a refusal, which is shown */
  async function send(resource: 'releases' | 'release-drafts', data: object): Promise<unknown> {
    const sent = kept.values;
    setProblem(undefined);
    try {
      const answer: unknown = await create(resource, { data }, { returnPromise: true });
      kept.settle(sent);
      return answer;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The release could not be sent. Try again.');
      return undefined;
    }
  }
  async function publish(): Promise<void> {
    const answer = await send('releases', releaseOf(editing.prepared));
    if (answer !== undefined) sayPublished(answer);
  }
  async function saveDraft(): Promise<void> {
    const answer = await send('release-drafts', editing.prepared);
    if (answer === undefined) return;
    notify('Draft saved.', { type: 'success' });
    redirect(`/release-drafts/${(answer as { id: number }).id}`);
  }
  return { editing, problem, isPending, publish, saveDraft };
}

/** Publishes a release. The button works when each file's hash and the build's own are the same. */
export function ReleaseForm() {
  const { editing, problem, isPending, publish, saveDraft } = useNewRelease();
  return (
    <WithPreview preview={<ReleasePreview release={editing.shown} locale={editing.language} />}>
      <ReleaseFields title="New release" editing={editing} problem={problem} onSubmit={() => void publish()}>
        <ReleaseButtons editing={editing} isPending={isPending} onSave={() => void saveDraft()} />
        <Button href="#/releases">Cancel</Button>
      </ReleaseFields>
    </WithPreview>
  );
}
