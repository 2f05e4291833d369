import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ContentBody } from '../model/content-body.ts';

export interface PreviewRequest {
  body: ContentBody;
  id?: number;
  from: string | null;
  locale: string;
  theme: 'light' | 'dark';
}

export interface Preview {
  /** Address of the frame; undefined until the first one is there. */
  src?: string;
  /** Address of the public page. */
  path?: string;
  /** Why the latest text has no preview. */
  problem?: string;
}

/** How long typing must pause. */
const pauseMs = 400;

/**
 * The page of what is in the form. A keystroke costs nothing: the next preview is asked for when typing pauses and the one before has
 * arrived, with whatever is in the form by then.
 */
export function usePreview(kind: string, request: PreviewRequest): Preview {
  const [preview, setPreview] = useState<Preview>({});
  const dataProvider = useDataProvider();
  const wanted = JSON.stringify(request);
  const latest = useRef(wanted);
  const isRunning = useRef(false);
  const [arrived, setArrived] = useState(0);

  useEffect(() => {
    latest.current = wanted;
    const timer = setTimeout(() => {
      if (isRunning.current) return;
      isRunning.current = true;
      const asked = latest.current;
      dataProvider
        .create<{ id: string; path: string; anchor?: string }>(`content/${kind}/previews`, {
          data: JSON.parse(asked) as object,
        })
        .then(({ data: { id, path, anchor } }) =>
          setPreview({ src: `/api/desk/previews/${id}${anchor ? `#${anchor}` : ''}`, path }),
        )
        .catch((error: Error) => setPreview((before) => ({ ...before, problem: error.message })))
        .finally(() => {
          isRunning.current = false;
          // What was typed meanwhile gets its turn.
          if (latest.current !== asked) setArrived((count) => count + 1);
        });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, kind, dataProvider, arrived]);

  return preview;
}
