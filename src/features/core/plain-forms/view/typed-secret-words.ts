import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Said where a recovery phrase or a private key was typed and is still in its field alone. */
export const typedSecretWords = (i18n: I18n): string =>
  i18n._(
    msg`This looks like a recovery phrase or a private key. It was not sent. Delete it here, and never type it on a website.`,
  );
