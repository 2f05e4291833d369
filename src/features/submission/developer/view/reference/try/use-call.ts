import { useState } from 'react';
import type { ApiOperation } from '../outline/api-outline.ts';
import { exampleValues, listMissing } from '../outline/call-address.ts';
import { sendCall, type SentCall } from './send-call.ts';

/** The fields of a call, and what became of it when it was last sent. */
export function useCall(operation: ApiOperation) {
  const [values, setValues] = useState(() => exampleValues(operation));
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCall | null>(null);
  const missing = listMissing(operation, values);
  return {
    values,
    /** Required parameters without a value, once they were looked for. */
    missing: isChecked ? missing : [],
    isSending,
    sent,
    change(key: string, value: string) {
      setValues((others) => ({ ...others, [key]: value }));
    },
    /** @returns the first required parameter without a value */
    check() {
      setChecked(true);
      return missing[0];
    },
    /** Never rejects. */
    async send() {
      if (isSending) return;
      setSending(true);
      setSent(await sendCall(operation, values));
      setSending(false);
    },
  };
}
