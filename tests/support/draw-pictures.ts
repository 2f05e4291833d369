import { createHash } from 'node:crypto';
import { brand } from '#brand/brand.ts';
import { drawPicture } from '#features/core/brand/server/sharing/draw-picture.ts';
import { localeCodes } from '#i18n/locales.ts';

/* Draws one picture in each language and prints the result, so that a test can run it in another
   environment. */

const titles: Partial<Record<string, string>> = {
  zh: '密钥留在家里',
  'zh-tw': '密鑰留在家裡',
  ja: '鍵は手元に',
  ko: '열쇠는 집에',
  th: 'กุญแจอยู่ที่บ้าน',
  hi: 'कुंजियाँ घर पर रहती हैं',
  ru: 'Ключи остаются дома',
  vi: 'Khóa ở lại nhà',
};

const drawn = [];
for (const locale of localeCodes) {
  const picture = await drawPicture({ brand, locale, title: titles[locale] ?? 'Keys stay home', seed: 7 });
  drawn.push([locale, createHash('sha256').update(picture).digest('hex')]);
}
process.stdout.write(JSON.stringify(Object.fromEntries(drawn)));
