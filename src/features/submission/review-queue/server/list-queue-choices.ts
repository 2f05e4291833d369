import { listColleagues } from '#features/team/accounts/server/list-colleagues.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Database } from '#platform/database/database.ts';
import { decideAction, kindsFor } from '../model/kind-permissions.ts';
import type { QueueChoices } from '../model/review-list.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { listKnownNetworks } from './list-known-networks.ts';

async function listValues(database: Database, facet: 'network' | 'finding'): Promise<string[]> {
  const rows = await database
    .selectFrom('submission_facets')
    .select('value')
    .distinct()
    .where('facet', '=', facet)
    .orderBy('value')
    .execute();
  return rows.map(({ value }) => value);
}

async function listLocales(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('locale')
    .distinct()
    .orderBy('locale')
    .execute();
  return rows.map(({ locale }) => locale);
}

/** Networks, findings and languages that some submission has, and the people who decide. */
export async function listQueueChoices(database: Database, person: Reviewer): Promise<QueueChoices> {
  const networks = await listValues(database, 'network');
  const known = await listKnownNetworks(database, networks);
  const actions = kindsFor(person).map(decideAction);
  const colleagues = await listColleagues(database);
  return {
    own: person.id,
    networks: networks
      .map((key) => ({ key, title: known[key]?.title ?? key }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    findings: await listValues(database, 'finding'),
    locales: await listLocales(database),
    people: colleagues
      .filter((colleague) => actions.some((action) => may(colleague, action)))
      .map(({ id, label }) => ({ id, name: label }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
