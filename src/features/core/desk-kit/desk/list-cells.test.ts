import { expect, it } from 'vitest';
import { listCells } from './list-cells.ts';

it('makes one line of each record, with the same columns', () => {
  const records = [
    { id: 1, title: 'Lantern', networks: ['bsc', 'tron'], payment: { amount: '200.1', facts: { deep: 1 } } },
    { id: 2, title: null, holder: 'Ana', points: [{ text: 'Left out' }] },
  ];
  expect(listCells(records)).toEqual([
    { id: 1, title: 'Lantern', networks: 'bsc; tron', 'payment.amount': '200.1', holder: null },
    { id: 2, title: null, networks: null, 'payment.amount': null, holder: 'Ana' },
  ]);
  expect(listCells([])).toEqual([]);
});
