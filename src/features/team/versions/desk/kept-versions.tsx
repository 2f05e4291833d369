import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { diffText } from '#features/core/desk-kit/desk/diff-text.ts';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { KeptAct, KeptVersion, VersionHistory, VersionLine } from '../model/kept-version.ts';
import { VersionsPanel } from './versions-panel.tsx';

const actWords: Record<KeptAct, string> = {
  found: 'as it was before',
  saved: 'saved',
  restored: 'restored',
};

const describe = ({ id, by, act, source }: KeptVersion) =>
  [String(id), by, `${actWords[act]}${source === null ? '' : ` from ${source}`}`].filter(Boolean).join(', ');

/** What differs, field by field, in the order of the fields. */
function diffLines(
  before: readonly VersionLine[],
  after: readonly VersionLine[],
  label: (field: string) => string,
) {
  const [from, to] = [before, after].map((lines) => new Map(lines.map(({ field, value }) => [field, value])));
  const fields = new Set([...(to?.keys() ?? []), ...(from?.keys() ?? [])]);
  return [...fields].flatMap((field) => diffText(from?.get(field) ?? '', to?.get(field) ?? '', label(field)));
}

const isSame = (a: readonly VersionLine[], b: readonly VersionLine[]) =>
  diffLines(a, b, (field) => field).length === 0;

interface KeptVersionsProps {
  /** Resource of the versions: `networks/12/versions`. */
  resource: string;
  labelOf: (field: string) => string;
  /** Called after a version was restored. */
  onRestored?: () => void;
  /** On the button that restores. */
  restore?: string;
}

/** Restores a version on top of what is stored; never rejects. */
function useRestore({ resource, onRestored }: KeptVersionsProps, seen: string) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const restore = async (number: number): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await dataProvider.create(resource, { data: { number, seen } });
      // What is opened next shows what was restored, not what the list had before.
      await queryClient.invalidateQueries();
      const done = `Version ${number} restored. Visitors see it now.`;
      notify(doneOrWaits(data, done), { type: 'success' });
      onRestored?.();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The version could not be restored. Try again.', {
        type: 'error',
      });
      await queryClient.invalidateQueries();
    }
    setBusy(false);
  };
  return { restore, isBusy };
}

/** Who changed what is not a content, and when: each version compared with what is stored, and restored. */
export function KeptVersions(props: KeptVersionsProps) {
  const { resource, labelOf } = props;
  const { data, meta } = useGetList<KeptVersion>(resource);
  const [chosen, setChosen] = useState<number>();
  const { current = [], seen = '' } = (meta ?? {}) as Partial<VersionHistory>;
  const { restore, isBusy } = useRestore(props, seen);
  if (!data) return null;
  if (data.length === 0)
    return (
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        Nothing has been changed yet. Versions are kept from the first change on.
      </Box>
    );
  const [latest] = data;
  const shown = data.find(({ id }) => id === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <VersionsPanel
        versions={data.map((version) => ({
          number: version.id,
          label: describe(version),
          time: describeTime(version.at),
        }))}
        latest={latest && isSame(latest.lines, current) ? latest.id : undefined}
        isBusy={isBusy}
        chosen={chosen}
        onChoose={setChosen}
        onRestore={(number) => {
          setChosen(undefined);
          void restore(number);
        }}
        {...(props.restore && { restore: props.restore })}
      />
      {latest && !isSame(latest.lines, current) && (
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          A decision about a listing or an import has changed it since version {latest.id}.
        </Box>
      )}
      {shown && (
        <DiffView
          rows={diffLines(shown.lines, current, labelOf)}
          label={`Changes from ${shown.id} to what is stored`}
        />
      )}
    </Box>
  );
}
