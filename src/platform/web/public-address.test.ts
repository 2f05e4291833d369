import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const byte = fc.integer({ min: 0, max: 255 });
const v4 = (...parts: fc.Arbitrary<number>[]) => fc.tuple(...parts);
const exactly = (value: number) => fc.constant(value);

/** Of every range that is not the public internet, and the platform's own address. */
const innerV4 = fc.oneof(
  v4(exactly(0), byte, byte, byte),
  v4(exactly(10), byte, byte, byte),
  v4(exactly(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  v4(exactly(127), byte, byte, byte),
  v4(exactly(169), exactly(254), byte, byte),
  v4(exactly(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  v4(exactly(192), exactly(0), exactly(0), byte),
  v4(exactly(192), exactly(168), byte, byte),
  v4(exactly(198), fc.integer({ min: 18, max: 19 }), byte, byte),
  v4(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  fc.constant([168, 63, 129, 16]),
);
const outerV4 = fc.constantFrom([1, 1, 1, 1], [8, 8, 8, 8], [93, 184, 216, 34], [168, 63, 129, 17]);

const groupsOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): [string, string] => [
  ((a << 8) | b).toString(16),
  ((c << 8) | d).toString(16),
];
const inverted = (address: readonly number[]) => address.map((part) => 255 - part);
/** IPv6 addresses with an IPv4 address in them that lead to it wherever a translator or tunnel is set up. */
const embeddings: Record<string, (address: readonly number[]) => string> = {
  'IPv4-compatible': (address) => `::${groupsOf(address).join(':')}`,
  'IPv4-translated': (address) => `::ffff:0:${groupsOf(address).join(':')}`,
  NAT64: (address) => `64:ff9b::${groupsOf(address).join(':')}`,
  'local NAT64': (address) => `64:ff9b:1::${groupsOf(address).join(':')}`,
  '6to4': (address) => `2002:${groupsOf(address).join(':')}::1`,
  'Teredo server': (address) => `2001:0:${groupsOf(address).join(':')}::1`,
  'Teredo client': (address) => `2001:0:4136:e378:8000:63bf:${groupsOf(inverted(address)).join(':')}`,
};

test('no address of an inner network is public, nor its IPv4-mapped and ISATAP forms', () => {
  fc.assert(
    fc.property(innerV4, (address) => {
      const groups = groupsOf(address).join(':');
      expect(isPublicAddress(address.join('.'))).toBe(false);
      expect(isPublicAddress(`::ffff:${address.join('.')}`)).toBe(false);
      expect(isPublicAddress(`::ffff:${groups}`)).toBe(false);
      expect(isPublicAddress(`2606:4700::5efe:${groups}`)).toBe(false);
      expect(isPublicAddress(`2606:4700::200:5efe:${groups}`)).toBe(false);
    }),
  );
});

test.each(Object.entries(embeddings))('no %s address is public, whatever is in it', (_name, embed) => {
  fc.assert(
    fc.property(fc.oneof(innerV4, outerV4), (address) => {
      expect(isPublicAddress(embed(address))).toBe(false);
    }),
  );
});

test('IPv6 is public in the range of global unicast only', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.tuple(group, group, group, group, group, group, group, group), (groups) => {
      const [first] = groups;
      const isGlobal = first >= 0x20_00 && first < 0x40_00;
      const address = groups.map((each) => each.toString(16)).join(':');
      if (!isGlobal) expect(isPublicAddress(address)).toBe(false);
    }),
  );
});

test('addresses of public sites are public', () => {
  fc.assert(
    fc.property(outerV4, (address) => {
      expect(isPublicAddress(address.join('.'))).toBe(true);
      expect(isPublicAddress(`::ffff:${address.join('.')}`)).toBe(true);
    }),
  );
  for (const address of ['2606:4700:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888'])
    expect(isPublicAddress(address)).toBe(true);
});
