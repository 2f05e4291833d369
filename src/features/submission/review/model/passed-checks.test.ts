import { expect, it } from 'vitest';
import type { ReviewFinding } from './review-submission.ts';
import type { ReviewPayment } from '#features/submission/payment-review/model/reviewed-payment.ts';
import { listPassedChecks } from './passed-checks.ts';

const finding = (code: ReviewFinding['code']): ReviewFinding => ({
  severity: 'warning',
  code,
  params: {},
  evidence: null,
});
const dapp: Parameters<typeof listPassedChecks>[0] = {
  kind: 'dapp',
  is_change: false,
  parent: null,
  payload: { title: 'Lantern', url: 'https://lantern.example', addresses: [] },
  findings: [],
  payment: null,
};

it('names what was checked of this kind and found to be right', () => {
  expect(listPassedChecks(dapp)).toContain('Host unlike any other');
  expect(listPassedChecks(dapp)).not.toContain('Symbol unlike any other');
  const token = listPassedChecks({ ...dapp, kind: 'token', payload: { name: 'Lantern', symbol: 'LAN' } });
  expect(token).toContain('Symbol unlike any other');
  expect(token).not.toContain('Host unlike any other');
  expect(listPassedChecks({ ...dapp, kind: 'ambassador' })).toEqual([]);
});

it('leaves out what a finding is about', () => {
  const some = [finding('same-name'), finding('site-unreachable')];
  const passed = listPassedChecks({ ...dapp, findings: some });
  expect(passed).not.toContain('Name unlike any other');
  expect(passed).not.toContain('The site responds');
  expect(passed).toHaveLength(listPassedChecks(dapp).length - 2);
});

it('says that a payment is confirmed only where the chain said so', () => {
  const payment = { status: 'accepted', confirmed_by: null } as ReviewPayment;
  const word = 'Payment confirmed by the chain';
  expect(listPassedChecks({ ...dapp, payment })).toContain(word);
  expect(listPassedChecks({ ...dapp, payment: { ...payment, confirmed_by: 'Ana' } })).not.toContain(word);
  expect(listPassedChecks({ ...dapp, payment: { ...payment, status: 'checking' } })).not.toContain(word);
});

it('says nothing of a change or a further language, which are checked otherwise', () => {
  expect(listPassedChecks({ ...dapp, is_change: true })).toEqual([]);
  expect(listPassedChecks({ ...dapp, parent: { id: 1, title: 'Lantern', state: 'listed' } })).toEqual([]);
});
