import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { createRobotRoutes } from './robot-routes.ts';

test('security.txt names the bug bounty as the policy where there is one', async () => {
  const read = async (links: Brand['links']) => {
    const options = {
      brand: { ...brand, links },
      publicOrigin: 'https://wallet.example',
      now: () => new Date(0),
    };
    return (await createRobotRoutes(options).request('/.well-known/security.txt')).text();
  };
  const { bugBounty, ...links } = brand.links;
  expect(await read(brand.links)).toContain(`\nPolicy: ${bugBounty}\n`);
  const without = await read(links);
  expect(without).not.toContain('Policy');
  expect(without).toMatch(/\.well-known\/security\.txt\n$/);
});
