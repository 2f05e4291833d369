import { useState } from 'react';
import type { EnteredList } from '../model/batch-file.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';

interface OpenedFile {
  list: PaymentList;
  entered: EnteredList;
}

/** The batch file that was opened, as long as what is entered is its list; a changed list is a new one. */
export function useOpenedFile({ network, kind, token, text }: EnteredList) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const isSame =
    file !== null &&
    file.entered.text === text &&
    file.entered.network === network &&
    file.entered.kind === kind &&
    file.entered.token === token;
  return { opened: isSame ? file.list : null, setOpened: setFile };
}
