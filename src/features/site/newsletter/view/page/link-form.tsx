import type { ReactNode } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { apiAddress } from '#lib/api-address.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * The button that performs the link's action. Opening the link alone changes nothing, because mailboxes open
 * links automatically to scan them. A plain form: it works without JavaScript, and the response leads back
 * to the page.
 */
export function LinkForm({
  action,
  token,
  children,
}: {
  action: string;
  token: string;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <form method="post" action={apiAddress(action)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="lang" value={locale} />
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  );
}
