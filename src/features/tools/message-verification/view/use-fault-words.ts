import { useLingui } from '@lingui/react/macro';
import type { Faults } from './use-verification.ts';

/** What is wrong with each field, then what works. */
export function useFaultWords() {
  const { t } = useLingui();
  const messageWords = (fault: NonNullable<Faults['message']>): string => {
    if (fault === 'empty') return t`Paste the message that was signed.`;
    if (fault === 'not-hex') return t`Bytes are written as pairs of the characters 0 to 9 and a to f.`;
    const { kind, at, type = '' } = fault;
    switch (kind) {
      case 'json':
        return at === '' ? t`This is not a JSON object.` : t`This is not valid JSON. Check line ${at}.`;
      case 'shape':
        return t`This typed data has no valid “${at}”.`;
      case 'type':
        return t`The type ${type} at ${at} is not defined.`;
      case 'missing':
        return t`The value of ${at} is missing.`;
      case 'value':
        return t`The value of ${at} does not fit its type, ${type}.`;
      case 'imprecise':
        return t`This browser would round the number at ${at}. Put it in quotation marks.`;
    }
  };
  return {
    message: messageWords,
    signature: (fault: NonNullable<Faults['signature']>): string =>
      ({
        empty: t`Paste the signature.`,
        'not-hex': t`A signature starts with 0x, followed by pairs of the characters 0 to 9 and a to f.`,
        'too-long': t`This is too long for a signature.`,
      })[fault],
    address: (fault: NonNullable<Faults['address']>): string =>
      ({
        form: t`An address starts with 0x and has 40 more characters, 0 to 9 and a to f.`,
        checksum: t`This address has a typing error: its capital letters do not match. Copy it again.`,
      })[fault],
  };
}
