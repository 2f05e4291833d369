import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { linkFields } from '#features/store/catalogue/model/listed-link.ts';
import type { ListedItem } from '#features/store/catalogue/model/listing-change.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { WithholdDialog, type WithholdChoice } from './withhold-dialog.tsx';

/** What has to be known of an item to withhold a link of it. */
type WithholdableItem = Pick<ListedItem, 'id' | 'kind' | 'name' | 'withheld' | 'delisting' | 'bar'>;

/** Takes a link of a listed item away from visitors, without waiting for the watch. */
export function WithholdButton({ item }: { item: WithholdableItem }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const all: readonly string[] = linkFields[item.kind];
  const fields = all.filter((field) => !item.withheld.includes(field));
  if (!may({ roles }, 'watch.decide') || item.delisting || item.bar || fields.length === 0) return null;

  const withhold = async (choice: WithholdChoice): Promise<boolean> => {
    setPending(true);
    let isDone = false;
    try {
      await callDesk(`desk/listings/${item.id}/withheld-links`, choice);
      notify('Visitors do not see the link until this is decided under Watch.', { type: 'success' });
      isDone = true;
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The link could not be withheld. Try again.', {
        type: 'error',
      });
    }
    setPending(false);
    return isDone;
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Withhold link
      </Button>
      {isAsking && (
        <WithholdDialog
          name={item.name}
          item={item.id}
          fields={fields}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onWithhold={withhold}
        />
      )}
    </>
  );
}
