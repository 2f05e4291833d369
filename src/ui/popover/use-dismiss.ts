import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

export interface DismissOptions {
  /** Nothing is listened to while false. */
  open: boolean;
  /** Presses and focus inside stay; the trigger belongs inside too. */
  inside: RefObject<HTMLElement | null>;
  /** `escape` should give the focus back to the trigger; `outside` should not, it went somewhere already. */
  onDismiss: (reason: 'escape' | 'outside') => void;
}

/** What is open, innermost last. */
const layers: object[] = [];

/** Closes what floats: Escape (the innermost only), a press elsewhere, or the focus moving elsewhere. */
export function useDismiss({ open, inside, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss);
  // In the same step as the opening: an Escape right after it is not missed.
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
      if (event.key === 'Escape' && layers.at(-1) === layer) dismiss('escape');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, inside]);
}
