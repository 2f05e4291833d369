function describe(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(describe).join(', ');
  return typeof value === 'object' ? `(${describeFacts(value)})` : String(value);
}

const describeFacts = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${describe(value)}`)
    .join(', ');

/** What an entry of the audit log says about itself, in words: `{"title":"Lagoon","from":null}` as `title: Lagoon, from: nothing`. */
export const describeDetail = (detail: string): string => describeFacts(JSON.parse(detail) as object);
