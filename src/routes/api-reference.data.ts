import type { ApiOutline } from '#features/catalogue/view/developer/outline/api-outline.ts';
import { outlineApi } from '#features/catalogue/view/developer/outline/outline-api.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ApiOutline> = {
  query: [],
  cache: 'stored',
  async load({ services }) {
    return { kind: 'page', data: outlineApi(await services.openApi(), services.brand.hosts.primary) };
  },
};
