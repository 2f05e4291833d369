import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { fetchedOnce, type FetchedOnce } from '#lib/fetched-once.ts';
import { trustMarkup } from '#lib/trusted-types.ts';
import { onceNear } from '../when-near/once-near.ts';

type Choose<Parts, Props> = (parts: Parts) => ComponentType<Props>;

export interface LaterParts<Parts> {
  /**
   * Fetches them now: the server draws whole pages, and so does the browser where a page takes the place of another.
   * @throws when they cannot be fetched
   */
  prepare(): Promise<void>;
  /** A part that gets its code when it comes near the window. */
  near: <Props extends object>(choose: Choose<Parts, Props>) => ComponentType<Props>;
  /** A part without anything that reacts or changes, such as text, pictures and links: its HTML is all it needs. */
  still: <Props extends object>(choose: Choose<Parts, Props>) => ComponentType<Props>;
}

/** For what is shown as HTML: that stays until the code is there, so a failure is not shown, and is tried again. */
async function fetchAtLast<Value>(part: FetchedOnce<Value>): Promise<Value> {
  for (;;) {
    try {
      return await part.fetch();
    } catch {
      await new Promise((again) => {
        for (const sign of ['online', 'pointerdown'])
          addEventListener(sign, again, { once: true, capture: true });
      });
    }
  }
}

/** A part whose component is there once the code has arrived. */
interface Picked<Props> {
  Part?: ComponentType<Props>;
}

/**
 * React leaves the HTML of a boundary as it is until the code inside is there. In the meantime it keeps presses and keys inside from
 * listeners above (`stopPropagation`); those that must know of them listen while they come down.
 */
function makeNear<Props extends object>(picked: Picked<Props>, arrive: () => Promise<unknown>) {
  let approach = () => {};
  const approached = new Promise<void>((resolve) => {
    approach = resolve;
  });
  // It takes the props of what it loads.
  const Drawn = lazy(async () => {
    await approached;
    await arrive();
    return { default: picked.Part ?? (() => null) };
  }) as unknown as ComponentType<Props>;
  function Near(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => (box.current ? onceNear(box.current, approach) : undefined), []);
    // The server cannot wait while it draws.
    const Part = import.meta.env.SSR ? picked.Part : Drawn;
    return (
      <div ref={box}>
        <Suspense>{Part && <Part {...props} />}</Suspense>
      </div>
    );
  }
  return { Near, approach };
}

/** React does not look into an element whose content is given as text: what was served stays, and events pass through it as everywhere. */
function makeStill<Props extends object>(picked: Picked<Props>, arrive: () => Promise<unknown>) {
  return function Still(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [, setArrived] = useState(false);
    useEffect(() => {
      // React made the page again, because another program had changed it: nothing is left of what was served.
      if (box.current?.hasChildNodes() === false) void arrive().then(() => setArrived(true));
    }, []);
    const { Part } = picked;
    return Part ? (
      <div key="drawn">
        <Part {...props} />
      </div>
    ) : (
      <div
        key="served"
        ref={box}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trustMarkup('') }}
      />
    );
  };
}

/**
 * Parts of a page whose code comes after the page. The served page has their HTML, so nothing moves, and links and plain forms work. Not for
 * what takes input that has to be checked before it is sent.
 * @param load of a file named `….later.tsx`: its styles belong to the page (`src/app/page-assets.ts`)
 */
export function laterParts<Parts>(load: () => Promise<Parts>): LaterParts<Parts> {
  const choices: ((parts: Parts) => void)[] = [];
  const approaches: (() => void)[] = [];
  const fetched = fetchedOnce(async () => {
    const parts = await load();
    for (const choose of choices) choose(parts);
    return parts;
  });
  const arrive = () => fetchAtLast(fetched);

  function pick<Props extends object>(choose: Choose<Parts, Props>): Picked<Props> {
    const picked: Picked<Props> = {};
    choices.push((parts) => {
      picked.Part = choose(parts);
    });
    return picked;
  }

  return {
    async prepare() {
      await fetched.fetch();
      for (const approach of approaches) approach();
    },
    near(choose) {
      const { Near, approach } = makeNear(pick(choose), arrive);
      approaches.push(approach);
      return Near;
    },
    still: (choose) => makeStill(pick(choose), arrive),
  };
}
