import { expect, it } from 'vitest';
import { siteKey } from './site-key.ts';

it.each([
  ['https://Tideport-App.example/wallet?x=1', 'tideport-app.example'],
  ['tideport-app.example', 'tideport-app.example'],
  [' http://tideport-app.example:8080 ', 'tideport-app.example'],
  ['tidеport.example', 'xn--tidport-9gg.example'],
])('groups %j under its host name', (entered, host) => {
  expect(siteKey(entered)).toBe(host);
});

it.each(['', 'tideport', 'a site that looks like yours', 'javascript:alert(1)', 'https://', '.example'])(
  'takes %j for no site',
  (entered) => {
    expect(siteKey(entered)).toBeUndefined();
  },
);
