import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { brandKitAddress, brandKitFileName } from '#features/site/brandkit/model/brand-kit-address.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { linkIcons } from '../model/navigation.ts';
import { linkTitles } from './link-words.ts';

const kitFile = brandKitFileName(brand.name);

/** Links to the brand kit: the page, and the file. */
export function BrandKitLinks({ iconSize }: { iconSize?: number | undefined }) {
  const { t } = useLingui();
  const href = useHref();
  return (
    <>
      <a href={href('/brandkit')}>
        <Icon name={linkIcons['brand-kit']} size={iconSize} />
        {t(linkTitles['brand-kit'])}
      </a>
      <a href={brandKitAddress(kitFile)} download={kitFile}>
        <Icon name={linkIcons['brand-kit-file']} size={iconSize} />
        {t(linkTitles['brand-kit-file'])}
      </a>
    </>
  );
}
