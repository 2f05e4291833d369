import { lazy, Suspense, useState } from 'react';
import { describeShortcuts } from '#features/core/desk-kit/desk/shortcut-words.ts';
import { listShortcuts, useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';

const ShortcutDialog = lazy(async () => ({
  default: (await import('./shortcut-dialog.tsx')).ShortcutDialog,
}));

/** The palette's own listener hears it in dialogs too. */
const everywhere = [['Control+k', undefined]] as const;

/** `?` shows the keys that act on the screen that is open. */
export function ShortcutSheet() {
  const [shown, setShown] = useState<ReturnType<typeof describeShortcuts>>();
  useShortcuts({ '?': () => setShown(describeShortcuts(new Map([...listShortcuts(), ...everywhere]))) });
  return (
    shown && (
      <Suspense>
        <ShortcutDialog shown={shown} onClose={() => setShown(undefined)} />
      </Suspense>
    )
  );
}
