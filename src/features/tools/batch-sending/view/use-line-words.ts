import { useLingui } from '@lingui/react/macro';
import type { LineProblem } from '../model/judge-list.ts';

/** What is said of the name of a line. */
function useNameWords(): (problem: Extract<LineProblem, { name: string }>) => string {
  const { t } = useLingui();
  return (problem) => {
    const { line, name } = problem;
    switch (problem.kind) {
      case 'name':
        return t`Line ${line}: names are not supported. Enter the address of ${name}.`;
      case 'name-pending':
        return t`Line ${line}: ${name} is an ENS name. The dry run looks up its address.`;
      case 'name-found': {
        const { address } = problem;
        return t`Line ${line}: the address of ${name} is ${address}.`;
      }
      case 'name-changed': {
        const { before, now } = problem;
        return t`Line ${line}: the address of ${name} was ${before}, and is now ${now}. Ask the recipient for the right one and enter it.`;
      }
      case 'name-form':
        return t`Line ${line}: ${name} is not a valid name. Copy it from its source again, or enter the address.`;
      case 'name-mixed':
        return t`Line ${line}: ${name} mixes letters of different alphabets, as fake names do. Enter the address.`;
      case 'name-none':
        return t`Line ${line}: no address of ${name} was found for this network. Check the name, or enter the address.`;
      case 'name-elsewhere':
        return t`Line ${line}: the address of ${name} cannot be read from the chain. Enter the address.`;
      case 'name-unread':
        return t`Line ${line}: ${name} was not looked up, because the network did not respond. Start the dry run again.`;
      case 'name-spent':
        return t`Line ${line}: ${name} was not looked up, because the limit of requests is reached for now. Try again later.`;
    }
  };
}

/** What is wrong with a line, and what works; or where its name leads. */
export function useLineWords(): (problem: LineProblem) => string {
  const { t } = useLingui();
  const nameWords = useNameWords();
  return (problem) => {
    const { line } = problem;
    if ('name' in problem) return nameWords(problem);
    if (problem.kind === 'repeated') {
      const { first } = problem;
      return t`Line ${line}: same address as line ${first}. Both lines will be paid.`;
    }
    if (problem.kind === 'look-alike') {
      const { first } = problem;
      return t`Line ${line}: the address begins and ends like the address in line ${first}, but it is a different one. Compare it with its source.`;
    }
    if (problem.kind === 'decimals') {
      const { most, nearest, other } = problem;
      return other === null
        ? t`Line ${line}: the amount has too many decimals (at most ${most}). Enter ${nearest}.`
        : t`Line ${line}: the amount has too many decimals (at most ${most}). Enter ${nearest} or ${other}.`;
    }
    return {
      columns: t`Line ${line}: enter one address and one amount, separated by a comma.`,
      separator: t`Line ${line}: there is more than an address and an amount. Enter only these, with a semicolon between them.`,
      quotes: t`Line ${line}: a quotation mark is not closed. Add the closing one.`,
      address: t`Line ${line}: this is not an address. It starts with 0x and has 40 more characters.`,
      checksum: t`Line ${line}: the checksum does not match. Compare the address with its source and paste it again.`,
      'zero-address': t`Line ${line}: anything sent to the zero address is lost. Enter another address.`,
      form: t`Line ${line}: the amount is not a number. Write it like 1234.5.`,
      open: t`Line ${line}: the amount can be read in two ways. Write it like 1234.5.`,
      zero: t`Line ${line}: the amount is 0. Enter an amount or remove the line.`,
      'too-large': t`Line ${line}: the amount is too large. Enter a smaller one.`,
      system: t`Line ${line}: this address has no owner, so anything sent there is lost. The line will be paid.`,
      own: t`Line ${line}: this is the address you are paying from. The line will be paid.`,
      rejected: t`Line ${line}: this payment would fail. Remove the line, or ask for another address.`,
      'no-recipient': t`Line ${line}: this is the contract of the token or of this tool. Anything sent there is lost. Enter another address.`,
    }[problem.kind];
  };
}
