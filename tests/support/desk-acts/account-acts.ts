import { vi } from 'vitest';
import { appCode } from '../app-code.ts';
import { turnOnFactor } from '../second-factor.ts';
import { createSoftwarePasskey } from '../software-passkey.ts';
import type { Acts, ActWorld } from './act-world.ts';

const origin = 'http://localhost:4001';

/** A person of their own, because acts on one's own account end sessions. The same browser, with its cookies. */
async function newPerson({ accounts, browser, password }: ActWorld, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await accounts.create({ email, name, roles: ['reviewer'], password });
  const caller = browser();
  await caller.post('/api/auth/sign-in', { email, password });
  return caller;
}

const invite = ({ postJson }: ActWorld, email: string) =>
  postJson('invitations', { email, name: 'Cleo', roles: ['reviewer'] });

const newToken = ({ password }: ActWorld) => ({
  ...{ name: 'nightly', scopes: ['read'], days: 30, password, code: '' },
});

/** A person with a second factor, and the answer of the device to the server's challenge. */
async function beginPasskey(world: ActWorld, name: string) {
  const { password } = world;
  const caller = await newPerson(world, name);
  const { secret } = await turnOnFactor(caller, password);
  // A code is accepted once.
  vi.setSystemTime(Date.now() + 30_000);
  const factors = { password, code: appCode(secret) };
  const add = async () => {
    const answer = await caller.post('/api/desk/own-passkeys/options', factors);
    const { options } = (await answer.json()) as { options: { challenge: string } };
    return {
      name: 'Laptop',
      response: createSoftwarePasskey().create(options, { origin, isVerified: true }),
    };
  };
  return { caller, factors, add };
}

/** The own account. */
export const ownActs: Acts = {
  'POST /api/desk/own-sessions/:id/actions': [
    {
      prepare: async (world) => ({
        path: 'own-sessions/others/actions',
        body: { name: 'end' },
        caller: await newPerson(world, 'Dora'),
      }),
      writes: ['account end-sessions'],
    },
  ],
  'POST /api/desk/own-password': [
    {
      prepare: async (world) => ({
        path: 'own-password',
        body: { current: world.password, password: 'nine quiet herons at the quay' },
        caller: await newPerson(world, 'Emil'),
      }),
      writes: ['account change-password'],
    },
  ],
  'POST /api/desk/own-access-tokens': [
    {
      prepare: async (world) => ({ path: 'own-access-tokens', body: newToken(world) }),
      writes: ['account make-access-token'],
    },
  ],
  'POST /api/desk/own-access-tokens/:id/actions': [
    {
      prepare: async (world) => {
        await world.postJson('own-access-tokens', newToken(world));
        const { data } = await world.readJson<{ data: { id: number }[] }>('own-access-tokens');
        return { path: `own-access-tokens/${data[0]!.id}/actions`, body: { name: 'end' } };
      },
      writes: ['account end-access-token'],
    },
  ],
  'POST /api/desk/own-second-factor/own/actions': [
    {
      prepare: async (world) => ({
        path: 'own-second-factor/own/actions',
        body: { name: 'begin', password: world.password },
        caller: await newPerson(world, 'Fay'),
      }),
      writes: [],
      because: 'The secret counts for nothing before a code of it is confirmed, and that is an entry.',
    },
    {
      prepare: async (world) => {
        const caller = await newPerson(world, 'Gus');
        const path = 'own-second-factor/own/actions';
        const begun = await caller.post(`/api/desk/${path}`, { name: 'begin', password: world.password });
        const { setup } = (await begun.json()) as { setup: { secret: string } };
        return { path, body: { name: 'confirm', code: appCode(setup.secret) }, caller };
      },
      writes: ['account turn-on-second-factor'],
    },
  ],
  'POST /api/desk/own-passkeys/options': [
    {
      prepare: async (world) => {
        const { caller, factors } = await beginPasskey(world, 'Hana');
        return { path: 'own-passkeys/options', body: factors, caller };
      },
      writes: [],
      because: 'It asks the device a question; the passkey that answers it is an entry.',
    },
  ],
  'POST /api/desk/own-passkeys': [
    {
      prepare: async (world) => {
        const { caller, add } = await beginPasskey(world, 'Ines');
        return { path: 'own-passkeys', body: await add(), caller };
      },
      writes: ['account add-passkey'],
    },
  ],
  'POST /api/desk/own-passkeys/:id/actions': [
    {
      prepare: async (world) => {
        const { caller, add } = await beginPasskey(world, 'Jan');
        await caller.post('/api/desk/own-passkeys', await add());
        const list = await (await caller.get('/api/desk/own-passkeys')).json();
        const { data } = list as { data: { id: string }[] };
        return { path: `own-passkeys/${data[0]!.id}/actions`, body: { name: 'remove' }, caller };
      },
      writes: ['account remove-passkey'],
    },
  ],
};

/** What the own account is told. */
export const ownNoticeActs: Acts = {
  'POST /api/desk/own-notices/:id/actions': [
    {
      prepare: async () => ({ path: 'own-notices/all/actions', body: { name: 'read' } }),
      writes: [],
      because: 'That a person has read what they were told concerns no one else, and decides nothing.',
    },
  ],
  'POST /api/desk/own-notice-choices/:kind/actions': [
    {
      prepare: async () => ({ path: 'own-notice-choices/report/actions', body: { way: 'digest' } }),
      writes: [],
      because: 'How a person is told is theirs to choose, and what must not be turned off cannot be.',
    },
  ],
};

/** Other people's accounts, receivers of webhooks, and the rule about second factors. */
export const administrationActs: Acts = {
  'POST /api/desk/accounts/:id/actions': [
    {
      prepare: async (world) => {
        await newPerson(world, 'Kim');
        const body = { name: 'set-roles', roles: ['editor'], seen: ['reviewer'] };
        return { path: `accounts/${await world.accountId('Kim')}/actions`, body };
      },
      writes: ['account set-roles'],
    },
    {
      prepare: async (world) => {
        await newPerson(world, 'Kai');
        return { path: `accounts/${await world.accountId('Kai')}/actions`, body: { name: 'recover' } };
      },
      writes: ['account recover'],
    },
  ],
  'POST /api/desk/invitations': [
    {
      prepare: async () => ({
        path: 'invitations',
        body: { email: 'cleo@example.org', name: 'Cleo', roles: ['reviewer'] },
      }),
      writes: ['account invite'],
    },
  ],
  'POST /api/desk/invitations/:id/actions': [
    {
      prepare: async (world) => {
        await invite(world, 'lea@example.org');
        const { data } = await world.readJson<{ data: { id: number }[] }>('invitations');
        return { path: `invitations/${data[0]!.id}/actions`, body: { name: 'revoke' } };
      },
      writes: ['account revoke-invitation'],
    },
  ],
  'POST /api/desk/second-factor-rule/desk/actions': [
    {
      prepare: async () => ({ path: 'second-factor-rule/desk/actions', body: { name: 'make-optional' } }),
      writes: ['account make-second-factor-optional'],
    },
  ],
  'POST /api/desk/webhooks': [
    {
      prepare: async () => ({
        path: 'webhooks',
        body: { url: 'https://hooks.example', types: ['listing.restored'] },
      }),
      writes: ['webhook create'],
    },
  ],
  'POST /api/desk/webhooks/:id/actions': [
    {
      prepare: async ({ postJson }) => {
        const hook = { url: 'https://other.example', types: ['listing.restored'] };
        const { id } = await postJson<{ id: number }>('webhooks', hook);
        return { path: `webhooks/${id}/actions`, body: { name: 'disable' } };
      },
      writes: ['webhook disable'],
    },
  ],
};

/** Mails, subscribers and exports. */
export const recordActs: Acts = {
  'POST /api/desk/outbox/:id/actions': [
    {
      prepare: async ({ send, database }) => {
        await send('Mailed');
        const failed = database.updateTable('outbox').set({ state: 'failed' }).returning('id');
        const [mail] = await failed.execute();
        return { path: `outbox/${mail!.id}/actions`, body: { name: 'retry' } };
      },
      writes: ['mail retry'],
    },
    {
      prepare: async ({ send, database }) => {
        await send('Mailed again');
        const sent = database
          .updateTable('outbox')
          .set({ state: 'sent' })
          .where('kind', '=', 'submission-received');
        const [mail] = await sent.returning('id').execute();
        return { path: `outbox/${mail!.id}/actions`, body: { name: 'send-again' } };
      },
      writes: ['mail send-again'],
    },
  ],
  'POST /api/desk/mail-templates/:kind/:locale/previews': [
    {
      prepare: async ({ readJson }) => {
        const path = 'mail-templates/submission-received/en';
        const { product: words } = await readJson<{ product: object }>(path);
        return { path: `${path}/previews`, body: { words } };
      },
      writes: [],
      because: 'A preview changes nothing, and is shown to the person who asked for it.',
    },
  ],
  'POST /api/desk/mail-templates/:kind/:locale/actions': [
    {
      prepare: async ({ readJson }) => {
        const path = 'mail-templates/submission-received/en';
        const { product } = await readJson<{ product: object }>(path);
        const words = { ...product, heading: 'Thank you' };
        return { path: `${path}/actions`, body: { name: 'save', words, basedOn: null } };
      },
      writes: ['mail save-template'],
    },
  ],
  'POST /api/desk/subscribers/export': [
    {
      prepare: async () => ({ path: 'subscribers/export', body: {} }),
      writes: ['newsletter export-subscribers'],
    },
  ],
  'POST /api/desk/subscribers/:id/actions': [
    {
      prepare: async ({ subscribe }) => ({
        path: `subscribers/${await subscribe('erased@example.org')}/actions`,
        body: { name: 'erase' },
      }),
      writes: ['newsletter erase-subscriber'],
    },
  ],
  'POST /api/desk/audit/export': [
    { prepare: async () => ({ path: 'audit/export', body: {} }), writes: ['security export-audit'] },
  ],
  'POST /api/desk/list-exports': [
    {
      prepare: async () => ({ path: 'list-exports', body: { list: 'listed', rows: 3 } }),
      writes: ['security export-list'],
    },
  ],
};
