import { CoreAdminContext, ListBase, type DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxTabs } from '#features/team/mail/desk/outbox-tabs.tsx';
import { SendPanel } from '#features/site/newsletter/desk/issues/send-panel.tsx';
import type { Issue } from '#features/site/newsletter/model/issues/issue.ts';

const issue: Issue = {
  id: 1,
  subject: 'Tide tables',
  state: 'paused',
  ready_time: '2026-11-01T10:00:00.000Z',
  start_time: '2026-11-01T11:00:00.000Z',
  finish_time: null,
  ...{ recipients: 400, queued: 100, sent: 0, failed: 0, skipped: 0 },
  pause_error: '554 5.7.1 Client host [192.0.2.1] blocked',
  languages: [],
  sends: true,
};

const provider = (meta: object) =>
  ({ getList: async () => ({ data: [], total: 0, meta }) }) as unknown as DataProvider;

test('an issue that refusals paused says why, and that no subscriber was left out', async () => {
  const screen = await render(
    <CoreAdminContext dataProvider={provider({})}>
      <SendPanel issue={issue} shown="en" />
    </CoreAdminContext>,
  );
  const note = screen.getByRole('alert');
  await expect.element(note).toMatchTextContent('554 5.7.1 Client host [192.0.2.1] blocked');
  await expect.element(note).toMatchTextContent('No subscriber was left out');
});

test.each([
  [1, '1 email waits'],
  [1200, '1,200 emails wait'],
])('the outbox says that %d mails wait because the portal is refused', async (refused, words) => {
  const screen = await render(
    <CoreAdminContext dataProvider={provider({ sends: true, refused })}>
      <ListBase resource="outbox">
        <OutboxTabs />
      </ListBase>
    </CoreAdminContext>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
});
