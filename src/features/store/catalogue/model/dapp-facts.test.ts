import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factColumns, factLines, factsOf, readFacts, type DappFacts } from './dapp-facts.ts';
import { tpConnectValues } from './tp-connect.ts';

const facts: fc.Arbitrary<DappFacts> = fc.record({
  tp_connect: fc.constantFrom(...tpConnectValues),
  audit_url: fc.oneof(fc.constant(''), fc.webUrl()),
});

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

test('a value that is none of the possible ones stays as it was shown', () => {
  fc.assert(
    fc.property(facts, fc.string(), (shown, sent) => {
      const read = readFacts(shown, (name) => (name === 'tp_connect' ? sent : shown[name]));
      const isPossible = (tpConnectValues as readonly string[]).includes(sent);
      expect(read).toEqual({ ...shown, ...(isPossible && { tp_connect: sent }) });
    }),
  );
});
