import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Features that show words to visitors. */
const features = globSync('src/features/*/*/view').map(dirname);

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
    ...features.map((feature) => ({ path: `${folder}/{locale}/${basename(feature)}`, include: [feature] })),
    { path: `${folder}/{locale}/routes`, include: ['src/routes'] },
    { path: `${folder}/{locale}/app`, include: ['src/app'] },
  ],
});
