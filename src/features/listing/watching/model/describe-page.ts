import { parkingDomains, parkingMaxWords, parkingPhrases, phraseRequests } from './page-patterns.ts';
import { wordsOf, type PageContent } from './read-page.ts';

/** The first of the phrases that the words contain. */
function findPhrase(words: readonly string[], phrases: readonly string[]): string | null {
  const text = ` ${words.join(' ')} `;
  return phrases.find((phrase) => text.includes(` ${phrase} `)) ?? null;
}

/** The request for a recovery phrase or key that a page makes; null without one. */
export function findPhraseRequest({ hasInput, words }: PageContent): string | null {
  return hasInput ? findPhrase(words, phraseRequests) : null;
}

/** What shows that a domain is parked: the name of a parking service, or the words of the page; null otherwise. @param sites registrable domains of the page and of its scripts */
export function findParking({ words }: PageContent, sites: readonly string[]): string | null {
  const service = sites.find((site) => parkingDomains.has(site));
  if (service !== undefined) return service;
  return words.length <= parkingMaxWords ? findPhrase(words, parkingPhrases) : null;
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
