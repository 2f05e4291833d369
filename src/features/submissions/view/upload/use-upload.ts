import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedFile } from '../draft/saved-draft.ts';
import type { Answer } from '../api/request-json.ts';
import { inspectLogo } from './inspect-logo.ts';
import { auditMaxBytes, parseRefusal, type UploadTrouble } from './file-refusal.ts';
import { uploadFile, type FileRole } from './upload-file.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; name: string; trouble: UploadTrouble };

export interface Upload {
  state: UploadState;
  start(file: File): void;
  cancel(): void;
}

type Inspection = { ok: true; preview: string | null } | { ok: false; trouble: UploadTrouble };

async function inspect(role: FileRole, file: File): Promise<Inspection> {
  if (role === 'audit') {
    return file.size > auditMaxBytes
      ? { ok: false, trouble: { code: 'too-large' } }
      : { ok: true, preview: null };
  }
  const logo = await inspectLogo(file);
  return logo.ok ? logo : { ok: false, trouble: logo.refusal };
}

function troubleOf(answer: Exclude<Answer<unknown>, { kind: 'data' }>): UploadTrouble {
  return answer.kind === 'refused' ? parseRefusal(answer.status, answer.data) : { code: answer.kind };
}

function sha256Of(data: unknown): string | undefined {
  const sha256 =
    typeof data === 'object' && data !== null ? (data as { sha256?: unknown }).sha256 : undefined;
  return typeof sha256 === 'string' ? sha256 : undefined;
}

/** One upload at a time: a new file takes the place of the one under way. */
export function useUpload(role: FileRole, onDone: (file: SavedFile) => void): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<{ cancel(): void } | null>(null);

  const cancel = useCallback(() => {
    running.current?.cancel();
    running.current = null;
    setState({ kind: 'idle' });
  }, []);
  useEffect(() => () => running.current?.cancel(), []);

  function start(file: File) {
    running.current?.cancel();
    let stop = () => {};
    const job = { cancel: () => stop() };
    running.current = job;
    const isCurrent = () => running.current === job;
    const fail = (trouble: UploadTrouble) => setState({ kind: 'failed', name: file.name, trouble });
    setState({ kind: 'sending', name: file.name, share: 0 });
    void inspect(role, file).then((found) => {
      if (!isCurrent()) return;
      if (!found.ok) return fail(found.trouble);
      stop = uploadFile(role, file, {
        onProgress: (share) => isCurrent() && setState({ kind: 'sending', name: file.name, share }),
        onEnd: (answer) => {
          const sha256 = answer.kind === 'data' ? sha256Of(answer.data) : undefined;
          if (sha256 === undefined)
            return fail(answer.kind === 'data' ? { code: 'server' } : troubleOf(answer));
          setState({ kind: 'idle' });
          onDone({ sha256, name: file.name, bytes: file.size, preview: found.preview });
        },
      });
    });
  }

  return { state, start, cancel };
}
