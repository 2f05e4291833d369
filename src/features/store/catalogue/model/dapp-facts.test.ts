import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dappFactNames,
  dappFacts,
  factColumns,
  factLines,
  factsOf,
  readFacts,
  unknownDappFacts,
  withShownLinks,
  type DappFact,
  type DappFacts,
} from './dapp-facts.ts';

const { values: connections } = dappFacts.tp_connect;

const valueOf = (fact: DappFact): fc.Arbitrary<string> =>
  fact.type === 'choice' ? fc.constantFrom(...fact.values) : fc.oneof(fc.constant(''), fc.webUrl());

const facts = fc.record(
  Object.fromEntries(dappFactNames.map((name) => [name, valueOf(dappFacts[name])])),
) as fc.Arbitrary<DappFacts>;

test('the facts of a form come back from their columns, and an empty link is null there', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const columns = factColumns(given);
      expect(factsOf(columns)).toEqual(given);
      expect(columns.audit_url === null).toBe(given.audit_url === '');
    }),
  );
});

test('two states have equal lines only if they are equal', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const areEqual = JSON.stringify(factLines(one)) === JSON.stringify(factLines(other));
      expect(areEqual).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test('a content host that says nothing leaves no link, and a link that may not be shown is left out', () => {
  expect(factColumns(unknownDappFacts)).toMatchObject({ tp_connect: 'none', audit_url: null });
  fc.assert(
    fc.property(facts, (given) => {
      const { tp_connect } = given;
      expect(factColumns(withShownLinks(given, () => ''))).toMatchObject({ tp_connect, audit_url: null });
    }),
  );
});

test('a value that is none of the possible ones stays as it was shown', () => {
  fc.assert(
    fc.property(facts, fc.string(), (shown, sent) => {
      const read = readFacts(shown, (name) => (name === 'tp_connect' ? sent : shown[name]));
      const isPossible = (connections as readonly string[]).includes(sent);
      expect(read).toEqual({ ...shown, ...(isPossible && { tp_connect: sent }) });
    }),
  );
});
