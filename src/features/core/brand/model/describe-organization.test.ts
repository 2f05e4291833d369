import { expect, test } from 'vitest';
import { describeOrganization } from './describe-organization.ts';

const named = { name: 'Wallet', supportEmail: 'help@wallet.example' };

test('the organization is the same as its accounts elsewhere, and no others', () => {
  const social = { blog: 'https://blog.wallet.example', code: 'https://code.wallet.example' };
  expect(describeOrganization({ ...named, social })).toMatchObject({ sameAs: [social.code, social.blog] });
  expect(describeOrganization({ ...named, social: {} })).not.toHaveProperty('sameAs');
});
