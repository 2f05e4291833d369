import type { Migration } from './migration.ts';

/** Invitations that are sent by mail: every attempt to send has a link of its own, of which the hash is kept. */
export const addInvitationMails: Migration = async ({ schema }) => {
  for (const column of ['locale', 'mail_key'])
    await schema.alterTable('desk_invitations').addColumn(column, 'text').execute();
  await schema
    .createTable('desk_invitation_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('invitation_id', 'integer', (c) =>
      c.notNull().references('desk_invitations.id').onDelete('cascade'),
    )
    .execute();
  await schema
    .createIndex('desk_invitation_links_invitation_id_idx')
    .on('desk_invitation_links')
    .column('invitation_id')
    .execute();
};
