import { expect, it } from 'vitest';
import { listCookieDomains, listServiceCookies } from './list-service-cookies.ts';

const scriptUrl = 'https://stats.example/a.js';

it('names the cookies of the services, and no other', () => {
  const settings = {
    searchEngine: { id: '1', scriptUrl, cookies: ['Hm_'] },
    webAnalytics: { id: '2', scriptUrl, cookies: ['_ga'] },
  };
  const cookies = 'lang=ja; _ga=1; _ga_X=2; Hm_lvt_1=3; session=_ga';
  expect(listServiceCookies(settings, cookies)).toEqual(['_ga', '_ga_X', 'Hm_lvt_1']);
  expect(listServiceCookies({ searchEngine: null, webAnalytics: { id: '2', scriptUrl } }, cookies)).toEqual(
    [],
  );
});

it('looks for them at the host and at those above it', () => {
  expect(listCookieDomains('www.wallet.org')).toEqual([undefined, 'www.wallet.org', 'wallet.org']);
  expect(listCookieDomains('localhost')).toEqual([undefined]);
});
