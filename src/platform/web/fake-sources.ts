import type { TextAnswer, Web } from './web.ts';

const contractPath = /\/v2\/contract\/(\d{1,20})\/(0x[0-9a-fA-F]{40})$/;

const said = (status: number, json: unknown): TextAnswer => ({
  reachable: true,
  status,
  text: JSON.stringify(json),
});

/**
 * Answers as a repository of sources does (Sourcify's API v2), for development and tests. What it says of a contract follows from the last digit of
 * the address: 0 to 3 is an exact match, 4 to 7 a match, 8 to b not known, c and d a match of other code, e and f out of order.
 * @param codeOf reads a contract's code from its chain, hex with 0x
 */
export function createFakeSources(codeOf: (address: string) => Promise<string>): Web['readJson'] {
  return async (url) => {
    const [, chainId, address] = contractPath.exec(URL.parse(url)?.pathname ?? '') ?? [];
    if (!chainId || !address) return said(404, { message: 'There is no such path.' });
    const digit = Number.parseInt(address.slice(-1), 16);
    if (digit >= 14) return said(503, { message: 'The repository is out of order.' });
    const answer = (match: 'exact_match' | 'match' | null) => ({
      ...{ match, creationMatch: match, runtimeMatch: match, chainId, address },
    });
    if (digit >= 8 && digit < 12) return said(404, answer(null));
    const onchainBytecode = digit < 8 ? await codeOf(address) : '0x00';
    const match = digit < 4 ? 'exact_match' : 'match';
    return said(200, { ...answer(match), runtimeBytecode: { onchainBytecode } });
  };
}
