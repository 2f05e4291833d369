import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Features that show words to visitors. */
const features = readdirSync('src/features').filter((name) => existsSync(`src/features/${name}/view`));

/** The check of the words extracts into a folder of its own. */
const folder = process.env['MESSAGES_DIR'] ?? 'messages';

/** Words stand in messages/<locale>/<place>.po, one catalogue per feature. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'zh-tw', 'ko', 'ru', 'es', 'hi', 'fil', 'pt', 'ja', 'vi', 'th'],
  fallbackLocales: { default: 'en' },
  // What was typed is shown as it is.
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false, printLinguiId: false }),
  catalogs: [
    ...features.map((name) => ({ path: `${folder}/{locale}/${name}`, include: [`src/features/${name}`] })),
    { path: `${folder}/{locale}/routes`, include: ['src/routes'] },
    { path: `${folder}/{locale}/app`, include: ['src/app'] },
  ],
});
