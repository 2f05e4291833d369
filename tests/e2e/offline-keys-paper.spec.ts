import { pathToFileURL } from 'node:url';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { readPdfPages } from '../support/read-pdf.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** Every word once, so that a missing one is noticed. */
const phrase =
  'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold';
const passphrase = 'Überfahrt';

for (const format of ['A4', 'Letter'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the paper has every word and every address whole, in black: ${format}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(pathToFileURL(`${distFolder}/keys/offline-keys.html`).href);
      await page.getByRole('radio', { name: 'Use one that I have' }).check();
      await page.getByLabel('Words of your recovery phrase').fill(phrase);
      await page.getByRole('button', { name: 'Show addresses' }).press('Enter');
      await page.getByLabel('Passphrase').fill(passphrase);
      await page.getByRole('button', { name: 'Show more addresses' }).press('Enter');
      await expect(page.getByText("m/44'/60'/0'/0/9", { exact: true })).toBeVisible();
      const addresses = await page.getByText(/^0x[\dA-Fa-f]{40}$/).allTextContents();
      expect(addresses).toHaveLength(10);

      const pages = await readPdfPages(await page.pdf({ format }));
      const text = pages.join('');
      for (const word of phrase.split(' ')) expect(text).toContain(word);
      expect(text).toContain('Apassphraseisused.');
      expect(text).not.toContain(passphrase);
      expect(text).toContain('Printedon');
      // A row that is cut has its path on one page and the end of its address on the next.
      for (const [index, address] of addresses.entries())
        expect(
          pages.filter((each) => each.includes(`m/44'/60'/0'/0/${index}`) && each.includes(address)),
        ).toHaveLength(1);

      await page.emulateMedia({ media: 'print', colorScheme });
      const address = page.getByText(addresses[0] ?? '', { exact: true });
      expect(await address.evaluate((code) => getComputedStyle(code).color)).toBe('rgb(0, 0, 0)');
      const code = page.getByRole('img', { name: /^QR code/ }).first();
      expect(await code.evaluate((image) => getComputedStyle(image).fill)).toBe('rgb(0, 0, 0)');
    });
