import * as v from 'valibot';
import { languagesSchema } from '#features/core/brand/model/brand-schema.ts';
import { knownLocales } from '#i18n/locales.ts';
import type { BrandAnswers } from './make-brand.ts';

/** Shows a question, and resolves with the line that was typed. */
export type Say = (question: string) => Promise<string>;

interface Question {
  text: string;
  /** What Enter alone means; without it an answer is needed. */
  usual?: string;
  /** @returns what is wrong with an answer, in a sentence; undefined for a good one */
  check?: (answer: string) => string | undefined;
}

const matches = (pattern: RegExp, wrong: string) => (answer: string) =>
  pattern.test(answer) ? undefined : wrong;

const isHttps = (answer: string) =>
  URL.canParse(answer) && answer.startsWith('https://')
    ? undefined
    : 'Write the whole address, such as https://wallet.org.';
const isMail = (answer: string) =>
  v.is(v.pipe(v.string(), v.email()), answer) ? undefined : 'Write an email address.';
const isAddress = matches(/^0x[\da-fA-F]{40}$/, 'Write an address: 0x and 40 digits.');
const isNumber = matches(/^\d+$/, 'Write a number.');

const listOf = (answer: string) => answer.split(/[\s,]+/).filter(Boolean);
const isLanguages = (answer: string) =>
  v.is(languagesSchema, listOf(answer))
    ? undefined
    : `Write languages of ${knownLocales.join(', ')}; en is one of them.`;

/** Asks until the answer is good. */
async function ask(say: Say, { text, usual, check }: Question): Promise<string> {
  for (;;) {
    const typed = (await say(`${text}${usual === undefined ? '' : ` [${usual}]`}: `)).trim();
    const answer = typed || usual;
    const wrong = answer === undefined ? 'This one is needed.' : check?.(answer);
    if (answer !== undefined && wrong === undefined) return answer;
    console.log(`  ${wrong ?? ''}`);
  }
}

async function askDonation(say: Say) {
  const chainId = await ask(say, {
    text: 'Chain id of the network on which donations are made',
    usual: '56',
    check: isNumber,
  });
  const isBsc = chainId === '56';
  const networkName = await ask(say, {
    text: 'Name of this network',
    ...(isBsc && { usual: 'BNB Smart Chain' }),
  });
  return {
    chainId: Number(chainId),
    networkName,
    networkShort: await ask(say, { text: 'Its short name', usual: isBsc ? 'BSC' : networkName }),
    tokenContract: await ask(say, { text: 'Contract of the token', check: isAddress }),
    tokenDecimals: Number(await ask(say, { text: 'Its decimals', usual: '18', check: isNumber })),
    receivingAddress: await ask(say, { text: 'Address that receives donations', check: isAddress }),
    confirmations: Number(
      await ask(say, {
        text: 'Confirmations after which a donation counts',
        usual: '15',
        check: isNumber,
      }),
    ),
    explorerTransactionUrl: await ask(say, {
      text: 'Address of a transaction at an explorer, with {hash}',
      ...(isBsc && { usual: 'https://bscscan.com/tx/{hash}' }),
      check: (answer) =>
        answer.includes('{hash}') ? isHttps(answer) : 'It has {hash} in the place of the hash.',
    }),
  };
}

/** Asks for what no brand can be without; the rest is edited in the files. */
export async function askForBrand(say: Say): Promise<BrandAnswers> {
  const name = await ask(say, {
    text: 'Name of the wallet',
    check: (answer) => (Array.from(answer).length < 2 ? 'Two letters at least.' : undefined),
  });
  const primary = new URL(await ask(say, { text: 'Address of the site', check: isHttps })).origin;
  const { hostname } = new URL(primary);
  const alternate = await ask(say, {
    text: 'Address in countries where that one cannot be reached',
    usual: primary,
    check: isHttps,
  });
  const symbol = await ask(say, { text: 'Symbol of the token in which donations are made' });
  return {
    name,
    primaryHost: hostname,
    hosts: { primary, alternate: new URL(alternate).origin },
    staticContentOrigin: new URL(
      await ask(say, {
        text: 'Site with the terms and the privacy policy',
        usual: primary,
        check: isHttps,
      }),
    ).origin,
    supportEmail: await ask(say, {
      text: 'Email for support',
      usual: `support@${hostname}`,
      check: isMail,
    }),
    securityEmail: await ask(say, {
      text: 'Email for reports of vulnerabilities',
      usual: `security@${hostname}`,
      check: isMail,
    }),
    token: { symbol, name: await ask(say, { text: 'Name of this token', usual: `${name} Token` }) },
    donation: await askDonation(say),
    languages: listOf(
      await ask(say, {
        text: 'Languages of the site',
        usual: knownLocales.join(', '),
        check: isLanguages,
      }),
    ),
  };
}
