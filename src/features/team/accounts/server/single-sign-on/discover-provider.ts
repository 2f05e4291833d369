import * as v from 'valibot';

/** The provider is asked within a page's patience; it is one request of many at most. */
export const providerTimeoutMs = 5_000;

const address = v.pipe(v.string(), v.url());
/** What is used of OpenID Connect Discovery 1.0, §3. */
const documentSchema = v.object({
  issuer: address,
  token_endpoint: address,
  jwks_uri: v.pipe(v.string(), v.nonEmpty()),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string())),
  userinfo_endpoint: v.optional(address),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
});
export type ProviderDocument = v.InferOutput<typeof documentSchema>;

const withoutSlash = (text: string) => text.replace(/\/$/, '');

/** Address of the document in which a provider describes itself. */
export const discoveryAddress = (issuer: string) =>
  `${withoutSlash(issuer)}/.well-known/openid-configuration`;

/** Reads it. @throws Error where the provider does not respond, or says that it is another one */
export async function discoverProvider(issuer: string): Promise<ProviderDocument> {
  const answer = await fetch(discoveryAddress(issuer), {
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The sign-in provider answered ${answer.status}`);
  const document = v.parse(documentSchema, await answer.json());
  if (withoutSlash(document.issuer) !== withoutSlash(issuer))
    throw new Error(`The sign-in provider says that it is ${document.issuer}, not ${issuer}`);
  return document;
}
