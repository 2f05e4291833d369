import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  'Lantern',
  '<0>Lantern</0>',
  '<b>Lantern</b>',
  '<script>alert(1)</script>',
  '<3',
  '1 < 2 > 0',
  '<br/>',
])('a sentence with a link shows %s as it was typed', (name) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans>
        <a href="/store">The store</a> has no {name}.
      </Trans>
    </I18nProvider>,
  );
  const shown = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(markup).toBe(`<a href="/store">The store</a> has no ${shown}.`);
});
