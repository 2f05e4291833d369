import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { exchangeTable } from './exchanges.ts';

const rows = Object.entries(exchangeTable);

it.each(rows)('chain %s has no address with a typing error, and no two for one thing', (_, chain) => {
  const { wrapped, quotes, controls, exchanges } = chain;
  const places = exchanges.flatMap(({ factory, router }) => [factory, router]);
  for (const address of [wrapped, ...quotes, ...controls, ...places])
    expect(getAddress(address)).toBe(address);
  expect(new Set(places).size).toBe(places.length);
  expect([...quotes, ...controls]).not.toContain(wrapped);
  expect(controls.length).toBeGreaterThan(0);
});
