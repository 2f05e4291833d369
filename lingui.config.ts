import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Words stand in messages/<locale>/<place>.po, one catalogue per feature. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'zh-tw', 'ko', 'ru', 'es', 'hi', 'fil', 'pt', 'ja', 'vi', 'th'],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false, printLinguiId: false }),
  catalogs: [
    { path: 'messages/{locale}/{name}', include: ['src/features/{name}/view'] },
    { path: 'messages/{locale}/routes', include: ['src/routes'] },
    { path: 'messages/{locale}/app', include: ['src/app'] },
  ],
});
