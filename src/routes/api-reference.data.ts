import type { ApiOutline } from '#features/submission/developer/view/reference/outline/api-outline.ts';
import { outlineApi } from '#features/submission/developer/view/reference/outline/outline-api.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<ApiOutline> = {
  query: [],
  cache: 'stored',
  async load({ services, openApi }) {
    return { kind: 'page', data: outlineApi(await openApi(), services.brand.hosts.primary) };
  },
};
