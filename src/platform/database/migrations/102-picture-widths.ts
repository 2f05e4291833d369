import type { Migration } from './migration.ts';

/** A picture may be stored in less width too, for the places where it is shown small. Those files go with the picture. */
export const createPictureWidths: Migration = async (db) => {
  await db.schema
    .createTable('picture_widths')
    .addColumn('sha256', 'text', (c) => c.notNull().references('files.sha256').onDelete('cascade'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('narrow_sha256', 'text', (c) => c.notNull().references('files.sha256'))
    .addPrimaryKeyConstraint('picture_widths_key', ['sha256', 'width'])
    .execute();
  await db.schema.createIndex('picture_widths_narrow').on('picture_widths').column('narrow_sha256').execute();
};
