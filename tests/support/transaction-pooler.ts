import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/**
 * A pool that treats statements as a pooler in transaction mode may: each goes through another connection to the server than the one before,
 * except within a transaction.
 * @param url of a PostgreSQL database
 */
export async function startTransactionPooler(url: string): Promise<PostgresPool> {
  const connections = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  let turn = 0;
  const next = () => connections[(turn += 1) % connections.length]!;

  function connect(): PostgresPoolClient {
    let own: pg.Client | undefined;
    const query = async (text: string, values: unknown[]) => {
      const connection = own ?? next();
      if (/^(?:begin|start transaction)/i.test(text)) own = connection;
      if (/^(?:commit|rollback$)/i.test(text)) own = undefined;
      return connection.query(text, values);
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => undefined };
  }

  return {
    connect: async () => connect(),
    end: async () => {
      await Promise.all(connections.map((each) => each.end()));
    },
  } as PostgresPool;
}
