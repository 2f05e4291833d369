import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testOpener } from '../support/file-opener.ts';
import { realPdfs } from '../support/files/real-pdfs.ts';

/* Documents as programs, printers and scanners write them. Reviewers see pictures of the pages, so what is dangerous in a file is accepted too. */

test.each(realPdfs)('$title', async ({ make, expected }) => {
  const bytes = await make();
  const reading = await testOpener.readUpload(bytes, 'audit');
  if (typeof expected !== 'string') {
    expect(reading).toEqual({ ok: false, refusal: expected });
    return;
  }
  expect(reading).toMatchObject({ ok: true, upload: { mediaType: 'application/pdf' } });
  const page = await testOpener.drawPage(bytes, 0);
  const { channels, isOpaque } = await sharp(page?.bytes).stats();
  const darkest = Math.min(...channels.map(({ min }) => min));
  // Outlines in place of missing letters are thin, and lighter than the letters that these files draw.
  const isFaint = darkest > 80 && channels.every(({ mean }) => mean > 200);
  const seen = darkest > 200 ? 'blank' : isFaint ? 'outlined' : 'drawn';
  expect({ seen, isOpaque }).toEqual({ seen: expected, isOpaque: true });
});
