import type { FunctionComponent } from 'react';
import type { PageLoader } from './loader.ts';
import type { AnyPage, DataOf, Page, PageHead, PageProps } from './page.ts';

/*
 * Checked by the compiler alone: an `@ts-expect-error` above a line that compiles is an error itself. Nothing runs this file.
 */

interface Harbor {
  berths: number;
}
interface Ship {
  name: string;
}
type HarborData = DataOf<PageLoader<Harbor>>;

declare const HarborView: FunctionComponent<PageProps<Harbor>>;
declare const ShipView: FunctionComponent<PageProps<Ship>>;
declare const PlainView: FunctionComponent;
declare const headOfHarbor: (input: { data: Harbor }) => PageHead;
declare const headOfShip: (input: { data: Ship }) => PageHead;
declare const plainHead: () => PageHead;

export const right = [
  { head: headOfHarbor, View: HarborView } satisfies Page<HarborData>,
  {
    head: ({ data }) => ({ title: `${data.berths}`, description: '' }),
    View: HarborView,
  } satisfies Page<HarborData>,
  // A view may leave data to the head, and the head to the view.
  { head: headOfHarbor, View: PlainView } satisfies Page<HarborData>,
  { head: plainHead, View: PlainView } satisfies Page,
] satisfies AnyPage[];

export const wrong = [
  // @ts-expect-error The view needs other data than the loader gives.
  { head: headOfHarbor, View: ShipView } satisfies Page<HarborData>,
  // @ts-expect-error The head needs other data than the loader gives.
  { head: headOfShip, View: HarborView } satisfies Page<HarborData>,
  // @ts-expect-error The head reads a member that the loader does not give.
  { head: ({ data }) => ({ title: data.name, description: '' }), View: PlainView } satisfies Page<HarborData>,
  // @ts-expect-error A view that needs data needs a loader.
  { head: plainHead, View: HarborView } satisfies Page,
  // @ts-expect-error A page has a view.
  { head: plainHead } satisfies Page,
  // @ts-expect-error A page has a head.
  { View: PlainView } satisfies Page,
];
