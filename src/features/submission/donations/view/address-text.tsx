import { addressGroups } from './address-groups.ts';
import text from './address-text.module.css';

/**
 * A whole address in groups of four with its ends in bold; it is copied without gaps, because they are not
 * characters.
 */
export function AddressText({ address }: { address: string }) {
  const { first, middle, last } = addressGroups(address);
  const parts = [
    { groups: first, className: text.end },
    { groups: middle, className: text.middle },
    { groups: last, className: text.end },
  ];
  return (
    <code className={text.address} translate="no">
      {parts.map(({ groups, className }, part) =>
        groups.split(' ').map((group, index) => (
          <span key={`${part}.${index}`} className={className}>
            {group}
            <wbr />
          </span>
        )),
      )}
    </code>
  );
}
