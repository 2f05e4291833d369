import * as v from 'valibot';
import { ambassadorFields } from './ambassador/ambassador-fields.ts';
import type { AmbassadorSubmission } from './ambassador/ambassador-submission.ts';
import { dappFields } from './dapp/dapp-fields.ts';
import type { DappSubmission } from './dapp/dapp-submission.ts';
import type { Fields } from './form/field.ts';
import { createStoredSchema, latestVersion } from './form/stored-schema.ts';
import { nftFields } from './nft/nft-fields.ts';
import type { NftSubmission } from './nft/nft-submission.ts';
import type { SubmissionKind } from './state.ts';
import { tokenFields } from './token/token-fields.ts';
import type { TokenSubmission } from './token/token-submission.ts';

/*
 * The shapes in which forms are stored, by kind and version: all versions are derived from the descriptions of the fields, in which each
 * field says since which version it exists. A field is added with the next version (`since`); what a landed version holds never changes,
 * which stored-payload.test.ts holds against a literal of each. A change that `since` cannot say (a field removed or of another type)
 * needs that literal here, for the versions before it.
 */

/** What each kind's form is once it is read. */
export interface Payloads {
  dapp: DappSubmission;
  token: TokenSubmission;
  nft: NftSubmission;
  ambassador: AmbassadorSubmission;
}

/** A form with the kind that says what it is. */
export type SentForm = { [Kind in SubmissionKind]: { kind: Kind; payload: Payloads[Kind] } }[SubmissionKind];

const fieldsOf = { dapp: dappFields, token: tokenFields, nft: nftFields, ambassador: ambassadorFields };

/** The version that is written now. */
export const payloadVersion = latestVersion(Object.values(fieldsOf));

/** The form is gone: the submission expired. */
export const removedPayloadVersion = 0;

type Schemas = { [Kind in SubmissionKind]: v.GenericSchema<unknown, Payloads[Kind]> };

/** @param version in which the fields are stored; the API description names the latest without its number */
function named<Form extends Fields>(name: string, fields: Form, version: number) {
  const ref = version === payloadVersion ? name : `${name}${version}`;
  return v.pipe(createStoredSchema(fields, version), v.metadata({ ref }));
}

const schemasOf = (version: number): Schemas => ({
  dapp: named('StoredDappForm', dappFields, version),
  token: named('StoredTokenForm', tokenFields, version),
  nft: named('StoredNftForm', nftFields, version),
  ambassador: named('StoredAmbassadorForm', ambassadorFields, version),
});

const versions: readonly Schemas[] = Array.from({ length: payloadVersion }, (_entry, index) =>
  schemasOf(index + 1),
);

/** What the languages of one project have in common: everything but the texts. */
export const sharedDappPayloadSchema = v.omit(createStoredSchema(dappFields, payloadVersion), [
  'title',
  'desc',
  'language',
]);

/** The shape of a stored form; undefined for a version that this code does not know. */
export function payloadSchema<Kind extends SubmissionKind>(
  kind: Kind,
  version: number,
): v.GenericSchema<unknown, Payloads[Kind]> | undefined {
  const schemas = versions[version - 1];
  return schemas?.[kind];
}

/** Any form that is stored, of every kind and version. */
export const storedPayloadSchema = v.union(versions.flatMap((kinds) => Object.values(kinds)));

/** What stands for a form that is gone. */
export const removedPayloadSchema = v.strictObject({});
