import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { VerifyPage, type VerifyData } from '#features/downloads/view/verify/verify-page.tsx';
import type { PageModule } from './page.ts';

export const head: PageModule<VerifyData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Version verification`),
    description: i18n._(
      msg`Check that your download of ${wallet} is one we published: by its file, its SHA-256 or its version. Nothing is uploaded.`,
    ),
  };
};

export default VerifyPage;
