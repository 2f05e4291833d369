import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaymentLink, paymentLinkMax } from './payment-link.ts';

const hash = '8e41c07b2f9d44a1bb6c1f00de8a3b5577c3a9e2c4d1f0a9b8c7d6e5f4a3e07c';
const other = '1'.repeat(64);

describe('parsePaymentLink', () => {
  it.each([
    `0x${hash}`,
    hash,
    `  0x${hash}\n`,
    `0x${hash.toUpperCase()}`,
    `0X${hash}`,
    `https://bscscan.com/tx/0x${hash}`,
    `https://bscscan.com/tx/0x${hash}/`,
    `https://bscscan.com/tx/0x${hash}#eventlog`,
    `bscscan.com/tx/${hash}?a=b`,
    `http://explorer.example:8080/chain/56/transaction/0x${hash}/logs?block=0x${other}`,
    `https://wallet.example/#/bsc/tx/0x${hash}?from=0x${other}`,
    `https://explorer.example/search?tx=0x${hash}`,
    `https://explorer.example/tx/0x${hash}?hash=0x${hash}`,
    `０ｘ${hash}`,
    `0x${hash.slice(0, 40)}\u200b${hash.slice(40)}`,
    `0x${hash.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`,
    `交易 https://bscscan.com/tx/0x${hash} 谢谢`,
  ])('reads the hash of %s', (link) => {
    expect(parsePaymentLink(link)).toEqual({ ok: true, txHash: `0x${hash}`, link: link.trim() });
  });

  it.each([
    ['', 'link-empty'],
    [' \t\n', 'link-empty'],
    ['https://bscscan.com/tx/', 'link-no-hash'],
    [`0x${hash.slice(1)}`, 'link-no-hash'],
    [`0x${hash}a`, 'link-no-hash'],
    [`0x${hash}z`, 'link-no-hash'],
    ['https://bscscan.com/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'link-no-hash'],
    [`0x${hash} 0x${other}`, 'link-many-hashes'],
    [`https://bscscan.com/tx/0x${hash}/0x${other}`, 'link-many-hashes'],
    [`https://bscscan.com/tx/0x${hash}${'?'.repeat(paymentLinkMax)}`, 'link-too-long'],
  ])('refuses %s', (link, code) => {
    expect(parsePaymentLink(link)).toEqual({ ok: false, code });
  });

  it('keeps the path and the fragment apart, and takes a link of the greatest length', () => {
    expect(parsePaymentLink(`https://x.example/${hash.slice(0, 32)}#${hash.slice(32)}`)).toMatchObject({
      code: 'link-no-hash',
    });
    const longest = `https://x.example/tx/0x${hash}?`.padEnd(paymentLinkMax, 'a');
    expect(parsePaymentLink(longest)).toMatchObject({ ok: true, txHash: `0x${hash}` });
    expect(parsePaymentLink(`${longest}a`)).toMatchObject({ code: 'link-too-long' });
  });

  it('returns a hash or a code for any input', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom(`0x${hash}`, other, '#', '?', '0x'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const parsed = parsePaymentLink(pieces.join(''));
        if (parsed.ok) expect(parsed.txHash).toMatch(/^0x[0-9a-f]{64}$/);
        else expect(parsed.code).toMatch(/^link-/);
      }),
    );
  });
});
