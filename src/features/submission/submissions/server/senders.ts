import { createHmac } from 'node:crypto';
import { addressScope } from '#lib/address-scope.ts';
import type { DatabaseTransaction, Engine } from '#platform/database/database.ts';
import type { Finding } from '../model/finding.ts';
import { unpaid } from '../model/state.ts';

/** Where a submission came from, as it is stored: nobody without the key finds the address. Null where it is not known. */
export interface SenderHashes {
  address_hash: string | null;
  network_hash: string | null;
}

/** Keeps unpaid submissions of one address and of one network few, because each of them holds amounts and files (rulings §4). */
export interface Senders {
  /** @param address network address of the visitor; undefined where there is no connection */
  hash(address: string | undefined): SenderHashes;
  /** A blocking finding when the sender has as many unpaid submissions as allowed. Others of the same sender wait until the transaction ends. */
  findFindings(transaction: DatabaseTransaction, sender: SenderHashes): Promise<Finding[]>;
}

/** An office, a campus or a mobile network shares addresses: a network may have four times as many. */
const addressesPerNetwork = 4;

export interface SenderOptions {
  /** Key of the hashes. */
  secret: string;
  /** Unpaid submissions of one address. */
  perAddress: number;
  engine: Pick<Engine, 'lock'>;
}

export function createSenders({ secret, perAddress, engine }: SenderOptions): Senders {
  const keyed = (text: string) =>
    createHmac('sha256', secret).update(`sender of a submission: ${text}`).digest('hex');
  const limits = [
    { column: 'address_hash', max: perAddress },
    { column: 'network_hash', max: perAddress * addressesPerNetwork },
  ] as const;
  return {
    hash(address) {
      if (address === undefined) return { address_hash: null, network_hash: null };
      const scope = addressScope(address);
      return { address_hash: keyed(scope.address), network_hash: keyed(scope.network) };
    },
    async findFindings(transaction, sender) {
      if (sender.network_hash === null) return [];
      await engine.lock(transaction, sender.network_hash);
      for (const { column, max } of limits) {
        const { count } = await transaction
          .selectFrom('submissions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(column, '=', sender[column])
          .where('state', 'in', unpaid)
          .executeTakeFirstOrThrow();
        if (Number(count) >= max) return [{ severity: 'blocking', code: 'too-many-unpaid', params: { max } }];
      }
      return [];
    },
  };
}
