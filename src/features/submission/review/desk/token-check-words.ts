/** Of `token-checks/model/check.ts`, where the code alone says too little; the desk is in English only. */
const whyWords: Readonly<Record<string, string>> = {
  reverts: 'failed',
  'stops-later': 'failed later',
  'some-fail': 'failed for some buyers',
  'some-fail-later': 'some later sales failed',
  'only-later': 'worked only later',
  fee: 'costs a fee',
  'fee-takes-most': 'takes more than half',
  'owner-can': 'the owner can do it',
  'owner-is-account': 'a single account',
  'owner-is-contract': 'a contract',
  'function-in-code': 'a function for it is in the code, its effect was not seen',
  upgradeable: 'possible',
  'reads-block-number': 'the code reads the block number',
  concentrated: 'a few hold most of it',
  resembles: 'a listed token',
  'same-symbol-and-site': 'a listed token has the same symbol and website',
  delisted: 'was removed from the store',
};

const plain = (code: string) => code.replaceAll('-', ' ');

/** `resale:reverts, fees:fee` in words: `resale: failed; fees: costs a fee`. */
export function describeReasons(found: string): string {
  return found
    .split(', ')
    .map((reason) => {
      const [id = '', why = ''] = reason.split(':');
      return `${plain(id)}: ${whyWords[why] ?? plain(why)}`;
    })
    .join('; ');
}
