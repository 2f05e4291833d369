import type { Migration, MigrationDatabase } from './migration.ts';

interface Row {
  submission_id: number;
  trait: 'host' | 'contract';
  value: string;
}

interface Form {
  url?: string;
  website?: string;
  address?: string;
  addresses?: { addresses: string }[];
}

const split = (text: string) => text.split(/[\s,，、;；]+/u).filter(Boolean);

/** What the stored forms of each kind say; a row that cannot be read says nothing. */
function traitsOf(id: number, payload: string): Row[] {
  let form: Form;
  try {
    form = JSON.parse(payload) as Form;
  } catch {
    return [];
  }
  const hosts = [form.url, form.website].flatMap(
    (link) =>
      URL.parse(link ?? '')
        ?.hostname.toLowerCase()
        .replace(/^www\./, '') || [],
  );
  const addresses = [form.address ?? '', ...(form.addresses ?? []).map(({ addresses: text }) => text)];
  const contracts = addresses.flatMap(split).map((address) => address.toLowerCase());
  return [
    ...[...new Set(hosts)].map((value) => ({ submission_id: id, trait: 'host' as const, value })),
    ...[...new Set(contracts)].map((value) => ({ submission_id: id, trait: 'contract' as const, value })),
  ];
}

async function fill(db: MigrationDatabase): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await db
      .selectFrom('submissions')
      .select(['id', 'payload'])
      .where('kind', '!=', 'ambassador')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()) as { id: number; payload: string }[];
    const traits = rows.flatMap(({ id, payload }) => traitsOf(id, payload));
    for (let start = 0; start < traits.length; start += 1000)
      await db
        .insertInto('sender_traits')
        .values(traits.slice(start, start + 1000))
        .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** By what the desk finds other submissions of one sender: site host, contract, and the address that paid. */
export const createSenderTraits: Migration = async (db) => {
  const { schema } = db;
  await schema
    .createTable('sender_traits')
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('trait', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sender_traits_key', ['submission_id', 'trait', 'value'])
    .execute();
  await schema.createIndex('sender_traits_value').on('sender_traits').columns(['trait', 'value']).execute();
  await schema.alterTable('payments').addColumn('payer_address', 'text').execute();
  await schema.createIndex('payments_payer').on('payments').columns(['payer_address']).execute();
  await fill(db);
};
