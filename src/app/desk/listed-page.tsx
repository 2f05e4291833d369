import { ListingPage } from '#features/store/catalogue/desk/listing-page.tsx';
import type { FindingEvidence } from '#features/store/catalogue/desk/restore-dialog.tsx';
import { WatchEvidence } from '#features/listing/watching/desk/watch-evidence.tsx';
import { WithholdButton } from '#features/listing/watching/desk/withhold-button.tsx';
import type { Signal } from '#features/listing/watching/model/signal.ts';

const Evidence: FindingEvidence = ({ finding: { signals, ...finding } }) => (
  <WatchEvidence finding={{ ...finding, signals: signals as Signal[] }} />
);

/** Listed items, with the watch's findings about what was delisted, and with what a person takes away from visitors. */
export function ListedPage() {
  return <ListingPage Evidence={Evidence} More={WithholdButton} />;
}
