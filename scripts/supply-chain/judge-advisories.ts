import type { AcceptedAdvisory } from './accepted-advisories.ts';
import type { Advisory } from './read-advisories.ts';

export interface JudgedAdvisory extends Advisory {
  /** Whether it keeps a release back. */
  blocks: boolean;
  /** Why it does not. */
  because?: string;
}

interface Circumstances {
  /** Paths of the packages that the product is made of (list-shipped.ts). */
  shipped: ReadonlySet<string>;
  accepted: readonly AcceptedAdvisory[];
  /** YYYY-MM-DD */
  today: string;
}

/** High and critical advisories on shipped packages block, unless a person has accepted them for the time being. */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  { shipped, accepted, today }: Circumstances,
): JudgedAdvisory[] {
  return advisories.map((advisory) => {
    const because = (text: string) => ({ ...advisory, blocks: false, because: text });
    if (!advisory.paths.some((path) => shipped.has(path)))
      return because('only builds or checks the product');
    if (!['high', 'critical'].includes(advisory.severity)) return because('to be decided about by hand');
    const exception = accepted.find(
      (each) => each.id === advisory.id && each.package === advisory.package && each.until >= today,
    );
    if (exception) return because(`accepted until ${exception.until}: ${exception.reason}`);
    return { ...advisory, blocks: true };
  });
}
