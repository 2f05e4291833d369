import { getAddress } from 'viem';
import type { Log } from '#platform/log/log.ts';
import { createOutageLog } from '#platform/log/outage-log.ts';
import type { TextAnswer, Web } from '#platform/web/web.ts';
import type { Finding } from '../model/check.ts';
import { judgeSource } from '../model/judge-source.ts';

/** The code that runs: behind a proxy, that of the implementation. */
export interface RunningCode {
  /** Of the contract whose code it is. */
  address: string;
  /** Hex with 0x, as our own node returns it. */
  code: string;
}

/** Asks whether a published source compiles to the code; it never rejects. @param block whose state was read */
export type FindSource = (running: RunningCode, block: bigint) => Promise<Finding>;

export interface SourceRepository {
  /** Where what is looked up becomes known. */
  host: string;
  of(chainId: number): FindSource;
}

interface Options {
  /** Of a repository with Sourcify's API v2, without a slash at the end. */
  url: string;
  web: Pick<Web, 'readJson'>;
  log: Log;
}

const asked = 'fields=runtimeBytecode.onchainBytecode';
/** The check goes on in the meantime, and does not wait longer. */
const timeoutMs = 5_000;
/** As much as a node may answer, and far more than the code of any contract; what is cut off here is no JSON. */
const maxBytes = 1_048_576;

const reasonOf = (answer: TextAnswer) =>
  answer.reachable ? `an answer with status ${answer.status} that cannot be used` : answer.reason;

/** The operator's repository of sources. Each check of a token is one request to it, by the guarded fetcher: no redirects, public addresses only. */
export function createSourceRepository({ url, web, log }: Options): SourceRepository {
  const outages = createOutageLog(log, {
    begins: 'sources of tokens cannot be looked up: the source repository does not answer correctly',
    ends: 'sources of tokens are looked up again',
  });
  return {
    host: new URL(url).host,
    of: (chainId) => async (running, block) => {
      const path = `/v2/contract/${chainId}/${getAddress(running.address)}`;
      const answer = await web.readJson(`${url}${path}?${asked}`, { maxBytes, timeoutMs });
      const judged = judgeSource(answer, running.code);
      if (judged.why === 'repository-failed') outages.report(new Error(reasonOf(answer)));
      else outages.over();
      return { ...judged, call: `GET …${path}`, block: Number(block) };
    },
  };
}
