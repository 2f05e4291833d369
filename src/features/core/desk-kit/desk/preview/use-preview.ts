import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

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
/** How long to wait while another preview of the same person is being made: one screen may show two. */
const retryMs = 1_000;
const isBusy = (error: unknown) => error instanceof HttpError && error.status === 429;

/**
 * The page of what is in a form. A keystroke costs nothing: the next preview is asked for when typing pauses and the one before has
 * arrived, with whatever is in the form by then.
 * @param request undefined while something is missing without which there is no page
 */
export function usePreview(address: string, request: object | undefined): Preview {
  const [preview, setPreview] = useState<Preview>({});
  const dataProvider = useDataProvider();
  const wanted = request && JSON.stringify(request);
  const latest = useRef(wanted);
  const isRunning = useRef(false);
  const [arrived, setArrived] = useState(0);

  useEffect(() => {
    latest.current = wanted;
    if (wanted === undefined) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      if (isRunning.current || latest.current === undefined) return;
      isRunning.current = true;
      const asked = latest.current;
      dataProvider
        .create<{ id: string; path?: string; anchor?: string }>(address, {
          data: JSON.parse(asked) as object,
        })
        .then(({ data: { id, path, anchor } }) => {
          // Where the session has ended, there is neither an answer nor an error: react-admin opens the sign-in page.
          if (path === undefined) return;
          setPreview({ src: `/api/desk/previews/${id}${anchor ? `#${anchor}` : ''}`, path });
        })
        .catch((error: Error) => {
          if (isBusy(error)) retry = setTimeout(() => setArrived((count) => count + 1), retryMs);
          else setPreview((before) => ({ ...before, problem: error.message }));
        })
        .finally(() => {
          isRunning.current = false;
          // What was typed in the meantime gets its turn.
          if (latest.current !== asked) setArrived((count) => count + 1);
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [wanted, address, dataProvider, arrived]);

  return preview;
}
