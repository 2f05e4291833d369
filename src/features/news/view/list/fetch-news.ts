import type { ContentLanguage } from '#i18n/api-language.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { newsPageSize } from '../../model/news-page-size.ts';

interface NewsRequest {
  /** Entries to skip. */
  start: number;
  language: ContentLanguage;
}

/**
 * A page of the content API's list, newest first; null when there is no more.
 * @throws when the answer is not the content API's success
 */
export async function fetchNews({ start, language }: NewsRequest): Promise<NewsSummary[] | null> {
  const query = new URLSearchParams({
    start: String(start),
    count: String(newsPageSize),
    status: '0',
    lang: language,
  });
  const response = await fetch(`/v1/news/list?${query}`, { signal: timeoutSignal() });
  const answer = (await response.json()) as { result: number; message: string; data: NewsSummary[] | null };
  if (!response.ok || answer.result !== 0 || (answer.data !== null && !Array.isArray(answer.data))) {
    throw new Error(answer.message || `The content API answered ${response.status}.`);
  }
  return answer.data;
}
