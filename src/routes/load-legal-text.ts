import { legalTargetOf, type LegalTextName } from '#features/core/brand/model/legal-texts.ts';
import type { LegalPageData } from '#features/site/legal/view/legal-page.tsx';
import type { Loaded, LoadRequest } from './loader.ts';

/** A legal text of the brand, or the way to its help host. */
export async function loadLegalText(
  name: LegalTextName,
  { services, locale }: LoadRequest,
): Promise<Loaded<LegalPageData>> {
  const text = services.legal.find(name, locale);
  if (!text) {
    const target = legalTargetOf(services.brand, name, locale);
    return 'external' in target
      ? { kind: 'redirect', to: target.external, status: 302 }
      : { kind: 'not-found' };
  }
  const { source, ...shown } = text;
  const blocks = await services.markdown.read({ source, hasPictures: false });
  return { kind: 'page', data: { ...shown, blocks } };
}
