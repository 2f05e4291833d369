import { callFile } from '../descriptors.ts';
import { listNow, newDapp } from '../new-dapp.ts';
import type { Acts, ActWorld } from './act-world.ts';

/** A file about a contract of a DApp that is listed first. */
async function describeListed(
  { database }: ActWorld,
  title: string,
  digits: string,
): Promise<{ text: string }> {
  const address = `0x${digits.repeat(20)}`;
  await listNow(database, [newDapp(title, { contracts: [{ chain_hid: 1, address }] })]);
  const formats = { 'pay(uint256 amount)': { intent: 'Pay', fields: [{ path: 'amount', label: 'Amount' }] } };
  return { text: JSON.stringify(callFile({ address, owner: title, formats })) };
}

/** Descriptions of contracts. */
export const clearSigningActs: Acts = {
  'POST /api/desk/clear-signing': [
    {
      prepare: async (world) => ({
        path: 'clear-signing',
        body: await describeListed(world, 'Bollard', 'd1'),
      }),
      writes: ['catalogue import-descriptor'],
    },
  ],
  'POST /api/desk/clear-signing/:id/actions': [
    {
      prepare: async (world) => {
        await world.postJson('clear-signing', await describeListed(world, 'Capstan', 'd2'));
        const { data } = await world.readJson<{ data: { id: number; owner: string }[] }>('clear-signing');
        const id = data.find(({ owner }) => owner === 'Capstan')?.id;
        return { path: `clear-signing/${id}/actions`, body: { name: 'remove' } };
      },
      writes: ['catalogue remove-descriptor'],
    },
  ],
};
