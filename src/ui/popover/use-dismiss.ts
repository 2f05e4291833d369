import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';

export interface DismissOptions {
  /** No listeners are active while false. */
  open: boolean;
  /** Clicks and focus inside are ignored; the trigger belongs inside too. */
  inside: RefObject<HTMLElement | null>;
  /** On `escape`, return the focus to the trigger; on `outside`, leave it, since it has already moved. */
  onDismiss: (reason: 'escape' | 'outside') => void;
}

/** Open elements, innermost last. */
const layers: object[] = [];

/** Closes what floats: on Escape (the innermost only), a click elsewhere, or the focus moving elsewhere. */
export function useDismiss({ open, inside, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss);
  // Added while opening, so that an Escape right after it is not missed.
  useLayoutEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && target !== document && !inside.current?.contains(target);
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) dismiss('outside');
    };
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) dismiss('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (belongsToInputMethod(event)) return;
      if (event.key === 'Escape' && layers.at(-1) === layer) dismiss('escape');
    };
    // On its way down: React may keep a press inside of what is not hydrated to itself (`later/later-parts.tsx`).
    document.addEventListener('pointerdown', onPress, { capture: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, inside]);
}
