import { findPhrase, joinWords, toPhrases } from '#lib/find-phrase.ts';
import { secretNames } from '#lib/secrets/secret-names.ts';
import { parkingDomains, parkingMaxWords, parkingPhrases } from './page-patterns.ts';
import { wordsOf, type PageContent } from './read-page.ts';

const secrets = toPhrases(secretNames, wordsOf);
const parking = toPhrases(parkingPhrases, wordsOf);

/** The request for a recovery phrase or key that a page makes where one can type: a wallet never asks for these on a web page. Null without one. */
export function findPhraseRequest({ hasInput, words }: PageContent): string | null {
  return hasInput ? (findPhrase(joinWords(words), secrets) ?? null) : null;
}

/** What shows that a domain is parked: the name of a parking service, or the words of the page; null otherwise. @param sites registrable domains of the page and of its scripts */
export function findParking({ words }: PageContent, sites: readonly string[]): string | null {
  const service = sites.find((site) => parkingDomains.has(site));
  if (service !== undefined) return service;
  return words.length <= parkingMaxWords ? (findPhrase(joinWords(words), parking) ?? null) : null;
}

const shortestName = 3;

/** Whether the page names the item, by its listed name or by the chosen part of its domain. */
export function namesItem({ words }: PageContent, names: readonly string[]): boolean {
  const text = words.join('');
  return names
    .map((name) => wordsOf(name).join(''))
    .filter((name) => name.length >= shortestName)
    .some((name) => text.includes(name));
}
