import * as v from 'valibot';
import { hotCategoryId } from '#features/catalogue/model/hot-category.ts';
import { tpConnectValues } from '#features/catalogue/model/tp-connect.ts';
import { cleanDappDraft, referralModes, submissionLanguages } from './dapp-draft.ts';
import { dappRuleFaults } from './dapp-rules.ts';
import { emailMaxCharacters } from '../email-form.ts';
import {
  code,
  faultsOf,
  isSha256,
  link,
  requiredEmail,
  requiredLink,
  requiredLogo,
  requiredOtherContact,
  requiredText,
  text,
  unlessEmpty,
  withRules,
} from '../form-schema.ts';
import { networkKeys } from '../network-key.ts';
import type { SubmissionFault } from '../submission-fault.ts';

/** Characters (code points) that each text takes; the audit link's limit is the specification's, §5. */
export const dappLimits = {
  title: 40,
  desc: 80,
  url: 1000,
  audit_url: 1000,
  email: emailMaxCharacters,
  others: 200,
  rake_back_account: 200,
  referral_contract: 200,
  invite_account: 200,
  symbol: 20,
  contract: 200,
  categories: 20,
  tokens: 50,
} as const;

/**
 * A DApp submission as it is sent and stored. One schema for browser, server and API description: messages are fault codes.
 * Addresses, tokens and what the yes/no questions make required stand in dapp-rules.ts, because they look at several fields.
 */
export const dappSubmissionSchema = v.pipe(
  v.object({
    networks: v.pipe(
      v.array(v.picklist(networkKeys, code('choose-one'))),
      v.minLength(1, code('choose-one')),
    ),
    title: requiredText(dappLimits.title),
    addresses: v.array(v.object({ network: v.picklist(networkKeys), addresses: v.string() })),
    url: requiredLink(dappLimits.url),
    desc: requiredText(dappLimits.desc),
    icon: requiredLogo,
    rake_back_account: text(dappLimits.rake_back_account),
    email: requiredEmail,
    others: requiredOtherContact(dappLimits.others),
    categories: v.pipe(
      v.array(
        v.pipe(
          v.number(code('unknown-category')),
          v.integer(code('unknown-category')),
          v.notValue(hotCategoryId, code('unknown-category')),
        ),
      ),
      v.minLength(1, code('choose-one')),
      v.maxLength(dappLimits.categories, code('too-many')),
    ),
    tp_connect: v.picklist(tpConnectValues, code('choose-one')),
    has_audit: v.boolean(code('choose-one')),
    audit_url: link(dappLimits.audit_url),
    audit_file: v.nullable(v.pipe(v.string(), unlessEmpty(isSha256, 'pdf'))),
    language: v.picklist(submissionLanguages, code('choose-one')),
    has_referral: v.boolean(code('choose-one')),
    referral_mode: v.nullable(v.picklist(referralModes, code('choose-one'))),
    inviter_must_transact: v.boolean(),
    referral_contract: text(dappLimits.referral_contract),
    has_invite_reward: v.boolean(),
    invite_account: text(dappLimits.invite_account),
    has_tokens: v.boolean(),
    tokens: v.pipe(
      v.array(
        v.object({
          network: v.string(),
          symbol: text(dappLimits.symbol),
          contract: text(dappLimits.contract),
        }),
      ),
      v.maxLength(dappLimits.tokens, code('too-many')),
    ),
  }),
  withRules((value) => dappRuleFaults(cleanDappDraft(value))),
);

export type DappSubmission = v.InferOutput<typeof dappSubmissionSchema>;

export type DappCheck = { ok: true; value: DappSubmission } | { ok: false; faults: SubmissionFault[] };

/** Lists are one field on the screen; addresses and tokens have fields of their own in each row. */
const wholeFields = ['networks', 'categories', 'addresses'];

/**
 * The whole check of a DApp form, the same in the browser and on the server: cleans whatever it is given, then collects every fault.
 * Never throws. A value that passed passes again unchanged.
 */
export function checkDappSubmission(input: unknown): DappCheck {
  const parsed = v.safeParse(dappSubmissionSchema, cleanDappDraft(input));
  if (parsed.success) {
    const tokens = parsed.output.tokens.filter((token) => token.network || token.symbol || token.contract);
    return { ok: true, value: { ...parsed.output, tokens } };
  }
  return { ok: false, faults: faultsOf(parsed.issues, wholeFields) };
}
