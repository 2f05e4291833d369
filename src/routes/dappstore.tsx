import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { defaultSort } from '#features/store/catalogue/model/dapp-sort.ts';
import { pageStep } from '#features/store/catalogue/model/store-page.ts';
import { storeAddress } from '#features/store/catalogue/view/store/store-address.ts';
import { StorePage } from '#features/store/catalogue/view/store/store-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './dappstore.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => {
    const { dapps, chains } = brand.claims;
    const { key, category_id, chain_hid, sort, shown } = data.filter;
    const category = data.categories.find(({ hid }) => hid === category_id)?.title;
    const title = i18n._(msg`DApp store`);
    return {
      title: category ? `${category} · ${title}` : title,
      description: i18n._(
        msg`More than ${dapps} reviewed DApps on ${chains}+ chains. Connect your own wallet. Disconnect at any time.`,
      ),
      canonicalPath: storeAddress({ category_id }),
      // What people search for, and what only a device knows, is nobody else's index; narrowed, longer and sorted lists repeat the others.
      noIndex:
        key !== '' ||
        data.view === 'favorites' ||
        chain_hid !== null ||
        sort !== defaultSort ||
        shown > pageStep,
    };
  },
  View: StorePage,
} satisfies Page<DataOf<typeof loader>>;
