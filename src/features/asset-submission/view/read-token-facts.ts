import type { TokenFacts, TokenFactsRequest } from '../model/token-facts.ts';
import { requestJson, type Answer } from '#features/submissions/view/api/request-json.ts';

/** What the chain says about a contract, to fill the form in. */
export function readTokenFacts(request: TokenFactsRequest): Promise<Answer<TokenFacts>> {
  return requestJson('POST', '/api/submissions/token-facts', request);
}
