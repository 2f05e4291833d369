import { plainSigns } from '#lib/plain-signs.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import { cleanChoice, cleanHash, cleanLink, cleanList, cleanRecord, unique } from './clean-form.ts';
import { cleanLines } from './clean-lines.ts';
import { cleanNumber } from './clean-number.ts';
import { cleanText } from './clean-text.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { fillApplicable } from './empty-fields.ts';
import type { DraftOf, Field, Fields } from './field.ts';

/** An address or another code, with the signs of which it has one kind. */
const cleanAccount = (input: unknown) => plainSigns(cleanText(input));

/** One row per selected network that exists, in the order of selection, with all that was typed for it. */
function cleanAccounts(input: unknown, networks: unknown): { network: string; addresses: string }[] {
  const rows = cleanList(input).map(cleanRecord);
  return cleanList(networks)
    .filter(isNetworkKey)
    .map((network) => {
      const typed = rows.filter((row) => row.network === network).map((row) => cleanAccount(row.addresses));
      return { network, addresses: splitAddresses(typed.join(',')).join(',') };
    });
}

function cleanRow(columns: object, input: unknown): Record<string, string> {
  const row = cleanRecord(input);
  return Object.fromEntries(Object.keys(columns).map((column) => [column, cleanText(row[column])]));
}

function cleanValue(field: Field, input: unknown, above: Readonly<Record<string, unknown>>): unknown {
  switch (field.type) {
    case 'text':
      return field.lines ? cleanLines(input) : cleanText(input);
    case 'link':
      return cleanLink(input);
    case 'account':
      return field.withoutSpaces ? cleanAccount(input).replaceAll(' ', '') : cleanAccount(input);
    case 'number':
      return cleanNumber(input);
    case 'choice':
      return cleanChoice(field.values, input);
    case 'answer':
      return typeof input === 'boolean' ? input : null;
    case 'flag':
      return input === true;
    case 'file':
      return cleanHash(input) || (field.required ? '' : null);
    case 'picks':
      return unique(cleanList(input).map(cleanText));
    case 'ticks': {
      const ticked = cleanList(input);
      return field.values.filter((value) => ticked.includes(value));
    }
    case 'categories':
      return unique(cleanList(input).filter((category) => typeof category === 'number'));
    case 'links':
      return cleanList(input).map(cleanLink);
    case 'rows':
      return cleanList(input).map((row) => cleanRow(field.columns, row));
    case 'network-accounts':
      return cleanAccounts(input, above[field.of]);
    default:
      return cleanText(input);
  }
}

/**
 * Brings anything at all into the shape of the form: texts cleaned, links completed, doubles dropped, and what is not asked for left out.
 * Never throws. Rows keep their places, so that errors point at the row on the screen.
 */
export function cleanFields<Form extends Fields>(fields: Form, input: unknown): DraftOf<Form> {
  const form = cleanRecord(input);
  return fillApplicable(fields, (name, field, above) => cleanValue(field, form[name], above));
}
