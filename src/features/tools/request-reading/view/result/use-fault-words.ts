import { useLingui } from '@lingui/react/macro';
import type { RequestFault } from '../../model/request.ts';

/** Why a text cannot be read, then what works. */
export function useFaultWords(): (fault: RequestFault) => string {
  const { t } = useLingui();
  return ({ kind, method = '' }) =>
    ({
      empty: t`Paste a request.`,
      'too-long': t`This is longer than any request. Paste one request alone.`,
      json: t`This is not valid JSON. Copy the whole request again.`,
      method: t`We do not know requests of the kind ${method}, so we cannot tell what they do.`,
      form: t`We cannot read this. Paste the whole request as JSON, or its data as hex.`,
    })[kind];
}
