import { describe, expect, it } from 'vitest';
import { warnOfSettings } from './warn-of-settings.ts';

/** What the start says about two addresses. */
function saidAbout(publicOrigin: string, deskOrigin: string): string[] {
  const said: string[] = [];
  const warn = (_fields: unknown, sentence?: string) => said.push(sentence ?? '');
  warnOfSettings({ publicOrigin, deskOrigin, unknownVariables: [] }, { warn });
  return said;
}

describe('the start', () => {
  it('warns where the desk is another port of the portal’s host name', () => {
    const [sentence = ''] = saidAbout('https://wallet.example.org', 'https://wallet.example.org:8443');
    expect(sentence).toContain('DESK_ORIGIN');
  });

  it('says nothing about two names, or about one machine', () => {
    expect(saidAbout('https://wallet.example.org', 'https://desk.wallet.example.org')).toEqual([]);
    expect(saidAbout('http://localhost:4000', 'http://127.0.0.1:4001')).toEqual([]);
    expect(saidAbout('http://localhost:4000', 'http://localhost:4001')).toEqual([]);
  });
});
