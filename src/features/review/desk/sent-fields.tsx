import { Fact, FactGroup, FactList } from './facts.tsx';

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'object' ? Object.values(value).map(valueText).join(' ') : String(value);
}

/** The fields of a kind without a screen of its own, by their names. */
export function SentFields({ payload }: { payload: unknown }) {
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  return (
    <FactGroup title="What was sent">
      <FactList>
        {fields.map(([name, value]) => (
          <Fact key={name} name={name.replaceAll('_', ' ')}>
            {valueText(value)}
          </Fact>
        ))}
      </FactList>
    </FactGroup>
  );
}
