import type { Finding, FindingSeverity } from '#features/submission/submissions/model/finding.ts';
import { findScamWords as readScamWords, type ScamKind } from '../model/scam-words.ts';

/** An airdrop may be honest; who asks for a recovery phrase or promises doubled money has to be asked about it. */
const severities: Readonly<Record<ScamKind, FindingSeverity>> = {
  secret: 'desk',
  airdrop: 'warning',
  promise: 'desk',
};

/**
 * Texts of a project that say what scams say. Never blocking: words are no proof, and a person reads them. For the desk only (`publicFindings`),
 * so that the form does not teach a scammer which words to leave out.
 * @param texts by field of the form
 */
export function findScamWords(texts: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    readScamWords(text).map(({ kind, words }): Finding => ({
      severity: severities[kind],
      code: 'scam-words',
      params: { field, kind, words },
    })),
  );
}
