import type {
  DescribedCall,
  DescribedField,
  DescribedMessage,
  Descriptor,
  DescriptorKind,
  FieldFormat,
  PathStep,
  ValueSource,
} from './descriptor.ts';

/** Of a change that a second person confirms. */
export interface DescriptorLine {
  field: string;
  value: string;
}

const kindWords: Record<DescriptorKind, string> = {
  call: 'calls of the contract',
  message: 'signed messages',
};

function writeStep(step: PathStep): string {
  if (typeof step === 'string') return step;
  return typeof step === 'number' ? `[${step}]` : `[${step.from ?? ''}:${step.to ?? ''}]`;
}

function writeSource(source: ValueSource): string {
  if (source.in === 'file') return `“${source.value}”`;
  return source.in === 'container' ? `@.${source.name}` : source.steps.map(writeStep).join('.');
}

/** A format with what decides how its value is read. */
function writeFormat(format: FieldFormat): string {
  switch (format.kind) {
    case 'tokenAmount': {
      const token = format.token ? writeSource(format.token) : 'none';
      const coins = format.coinAddresses.length > 0 ? `, coin at ${format.coinAddresses.join(' ')}` : '';
      return `tokenAmount, token ${token}${coins}`;
    }
    case 'date':
      return format.isBlock ? 'date, number of a block' : 'date';
    case 'unit':
      return `unit ${format.unit}, ${format.decimals} decimals`;
    default:
      return format.kind;
  }
}

const fieldLine = ({ label, source, format }: DescribedField): string =>
  `  ${label} = ${writeSource(source)} (${writeFormat(format)})`;

/** The names that numbers get, each list once: fields can share a long one. */
function listNames(wordings: readonly { fields: readonly DescribedField[] }[]): string {
  const names = wordings.flatMap(({ fields }) =>
    fields.flatMap(({ format }) => (format.kind === 'enum' ? [JSON.stringify(format.names)] : [])),
  );
  return [...new Set(names)].join('\n');
}

/** All that visitors could read because of a file, for the person who confirms it. */
export function describeDescriptor({
  owner,
  deployments,
  token,
  kind,
  formats,
}: Descriptor): DescriptorLine[] {
  const wordings: readonly (DescribedCall | DescribedMessage)[] = formats;
  return [
    { field: 'owner', value: owner },
    { field: 'kind', value: kindWords[kind] },
    {
      field: 'contracts',
      value: deployments.map(({ chainId, address }) => `${chainId}:${address}`).join('\n'),
    },
    ...(token ? [{ field: 'token', value: `${token.symbol}, ${token.decimals} decimals` }] : []),
    { field: 'names', value: listNames(wordings) },
    ...wordings.map(({ key, intent, fields }) => ({
      // Files choose these keys: none can take the place of another field.
      field: `format ${key}`,
      value: [intent, ...fields.map(fieldLine)].join('\n'),
    })),
  ];
}
