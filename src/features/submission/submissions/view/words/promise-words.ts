import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Said on the status page and in the mail while the promise's clock is stopped. */
export const pausedPromiseWords = (i18n: I18n): string =>
  i18n._(msg`Our due date is paused until you send the form again.`);
