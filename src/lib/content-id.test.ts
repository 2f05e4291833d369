import { base58 } from '@scure/base';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContentId } from './content-id.ts';

// The pair that the documentation of IPFS uses for the two versions.
const version0 = 'QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR';
const version1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const key36 = 'k51qzi5uqu5dlvj2baxnqndepeb86cbk3ng7n3i46uzyxzyqj2xjonzllnv0v8';

it.each([version0, version1, version1.toUpperCase()])('%s names the same content', (text) => {
  expect(readContentId(text)).toEqual({ kind: 'ipfs', id: version1 });
});

it('knows keys from contents', () => {
  const key = readContentId(key36);
  expect(key).toMatchObject({ kind: 'ipns' });
  expect(readContentId(key?.id ?? '')).toEqual(key);
  expect(readContentId(version0, true)?.kind).toBe('ipns');
});

it.each([
  '',
  'evil.example',
  'bank',
  'b'.repeat(59),
  'k'.repeat(62),
  'z'.repeat(50),
  `${version0}x`,
  version1.slice(0, -2),
  'Qm'.padEnd(46, '1'),
  'x'.repeat(10_000),
])('%s is none', (text) => {
  expect(readContentId(text)).toBeUndefined();
});

it('reads what was written, and never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
      const bare = base58.encode(Uint8Array.of(0x12, 0x20, ...hash));
      const read = readContentId(bare);
      expect(read?.kind).toBe('ipfs');
      expect(readContentId(read?.id ?? '')).toEqual(read);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^(?:b|k|z|Qm|12D3)[a-zA-Z0-9]{40,60}$/), (text) => {
      readContentId(text);
    }),
  );
});
