import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { minuteOf } from '#features/team/editing/desk/content-words.ts';
import { VersionsPanel } from '#features/team/versions/desk/versions-panel.tsx';
import type { ComparedVersion, ListingVersion } from '../model/listing-edit.ts';
import { ChangeList } from './change-list.tsx';
import { versionWords } from './listing-words.ts';
import { addressOf, type ItemForm } from './use-item-form.ts';

const describe = ({ number, by, act, source }: ListingVersion) =>
  [number, by, `${versionWords[act]}${source === null ? '' : ` from ${source}`}`].filter(Boolean).join(', ');

/** What the item was after each approval and edit: a version is compared with what is stored now, and restored by the rules of an edit. */
export function ItemVersions({ form }: { form: ItemForm }) {
  const { base, isBusy } = form;
  const [chosen, setChosen] = useState<number>();
  const { data: version } = useGetOne<ComparedVersion>(
    `${addressOf(base)}/versions`,
    // What differs depends on what is stored now.
    { id: chosen ?? 0, meta: { seen: base.seen } },
    { enabled: chosen !== undefined },
  );
  // A draft is compared with the item itself.
  if (base.plan || base.versions.length === 0) return null;
  const isRead = version?.id === chosen;
  return (
    <div>
      <VersionsPanel
        versions={base.versions.map((each) => ({
          number: each.number,
          label: describe(each),
          time: minuteOf(each.at),
        }))}
        latest={base.version ?? undefined}
        isBusy={isBusy || !isRead}
        chosen={chosen}
        onChoose={setChosen}
        onRestore={(number) => {
          if (!version) return;
          setChosen(undefined);
          void form.restore(number, version.draft);
        }}
      />
      {version && isRead && (
        <ChangeList changes={version.changes} label={`Changes from ${version.id} to what is stored now`} />
      )}
    </div>
  );
}
