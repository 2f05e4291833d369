import type { AbiFunction, AbiParameter } from 'viem';
import type {
  DescribedCall,
  DescribedField,
  DescribedMessage,
  Descriptor,
  DescriptorKind,
  FieldFormat,
  ValueSource,
} from './descriptor.ts';
import { writePath } from './write-path.ts';

/** Of a change that a second person confirms. */
export interface DescriptorLine {
  field: string;
  value: string;
}

const kindWords: Record<DescriptorKind, string> = {
  call: 'calls of the contract',
  message: 'signed messages',
};

function writeSource(source: ValueSource): string {
  if (source.in === 'file') return `“${source.value}”`;
  return source.in === 'container' ? `@.${source.name}` : writePath(source.steps);
}

const componentsOf = (param: AbiParameter): readonly AbiParameter[] =>
  'components' in param ? (param.components ?? []) : [];

function writeParam(param: AbiParameter): string {
  const { type, name = '' } = param;
  const own = componentsOf(param).map(writeParam).join(', ');
  return `${type.startsWith('tuple') ? `(${own})${type.slice('tuple'.length)}` : type} ${name}`;
}

/** With the names that paths lead by: those of a file's ABI can be in another order than a reader of its key expects. */
const functionLine = ({ name, inputs }: AbiFunction): string =>
  `  function ${name}(${inputs.map(writeParam).join(', ')})`;

function writeCalldata({ contract, amount }: Extract<FieldFormat, { kind: 'calldata' }>): string {
  const coins = amount ? `, coins ${writeSource(amount)}` : '';
  return `calldata, contract ${contract ? writeSource(contract) : 'none'}${coins}`;
}

/** A format with what decides how its value is read. @param names lists of names of the file */
function writeFormat(format: FieldFormat, names: readonly string[]): string {
  switch (format.kind) {
    case 'tokenAmount': {
      const token = format.token ? writeSource(format.token) : 'none';
      const coins = format.coinAddresses.length > 0 ? `, coin at ${format.coinAddresses.join(' ')}` : '';
      return `tokenAmount, token ${token}${coins}`;
    }
    case 'calldata':
      return writeCalldata(format);
    case 'date':
      return format.isBlock ? 'date, number of a block' : 'date';
    case 'unit':
      return `unit ${format.unit}, ${format.decimals} decimals`;
    case 'enum':
      return `enum ${names.indexOf(JSON.stringify(format.names)) + 1}`;
    default:
      return format.kind;
  }
}

const fieldLine = ({ label, source, format }: DescribedField, names: readonly string[]): string =>
  `  ${label} = ${writeSource(source)} (${writeFormat(format, names)})`;

/** The names that numbers get, each list once: fields can share a long one. */
function listNames(wordings: readonly { fields: readonly DescribedField[] }[]): string[] {
  const names = wordings.flatMap(({ fields }) =>
    fields.flatMap(({ format }) => (format.kind === 'enum' ? [JSON.stringify(format.names)] : [])),
  );
  return [...new Set(names)];
}

/** All that visitors could read because of a file, for the person who confirms it. */
export function describeDescriptor({ owner, deployments, kind, formats }: Descriptor): DescriptorLine[] {
  const wordings: readonly (DescribedCall | DescribedMessage)[] = formats;
  const names = listNames(wordings);
  return [
    { field: 'owner', value: owner },
    { field: 'kind', value: kindWords[kind] },
    {
      field: 'contracts',
      value: deployments.map(({ chainId, address }) => `${chainId}:${address}`).join('\n'),
    },
    { field: 'names', value: names.map((list, index) => `${index + 1}: ${list}`).join('\n') },
    ...wordings.map((wording) => ({
      // Files choose these keys: none can take the place of another field.
      field: `format ${wording.key}`,
      value: [
        wording.intent,
        ...('declared' in wording ? [functionLine(wording.declared)] : []),
        ...wording.fields.map((field) => fieldLine(field, names)),
      ].join('\n'),
    })),
  ];
}
