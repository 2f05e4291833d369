import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, DataTable, ListBase, type DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

test('a list that cannot be loaded says so and why, and not that there is nothing', async () => {
  // react-admin writes the refusal down.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const getList = vi.fn(async (): Promise<object> => {
    throw new Error('Your account is not allowed to do this.');
  });
  const screen = await render(
    <CoreAdminContext
      dataProvider={{ getList } as unknown as DataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ListBase resource="drafts">
        <TableFrame label="Drafts">
          <DataTable bulkActionButtons={false} empty={<p>No drafts.</p>}>
            <DataTable.Col source="title" />
          </DataTable>
        </TableFrame>
      </ListBase>
    </CoreAdminContext>,
  );
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent('The list could not be loaded. Your account is not allowed to do this.');
  expect(screen.getByText('No drafts.').query()).toBeNull();
  getList.mockImplementation(async () => ({ data: [], total: 0 }));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No drafts.')).toBeVisible();
  expect(alert.query()).toBeNull();
});
