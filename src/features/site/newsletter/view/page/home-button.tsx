import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';

export function HomeButton() {
  const href = useHref();
  return (
    <Button href={href('/')}>
      <Trans>Back to home</Trans>
    </Button>
  );
}
