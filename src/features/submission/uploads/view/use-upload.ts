import { useCallback, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { pdfMaxBytes } from '#lib/upload-limits.ts';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import type { SavedFile } from './saved-file.ts';
import type { Answer } from '#features/submission/submissions/view/api/request-json.ts';
import type { LogoCropperProps } from './cropper/logo-cropper.tsx';
import { parseRefusal, type UploadError } from './file-refusal.ts';
import { fetchedFileWork } from './fetched-file-work.ts';
import type { LogoInspection } from './inspect-logo.ts';
import { dropPending, findPending, keepPending, type PendingFile } from './pending-file.ts';
import type { FileRole } from './upload-file.ts';

export type UploadState =
  | { kind: 'idle' }
  /** A part of the picture is being chosen. */
  | { kind: 'cropping'; name: string; file: File; Cropper: ComponentType<LogoCropperProps> }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; name: string; error: UploadError };

export interface Upload {
  state: UploadState;
  start(file: File): void;
  /** Sends the part that was chosen of a picture. */
  sendPart(part: PendingFile): void;
  /** Sends the file that did not get through once more. */
  retry(): void;
  /** Opens the picture that was refused, to choose a part of it. */
  crop(): void;
  cancel(): void;
}

interface UploadOptions {
  role: FileRole;
  /** The draft's key; null until the draft is there. */
  draftKey: string | null;
  onDone(file: SavedFile): void;
}

const offline = { code: 'offline' } as const satisfies UploadError;

/** @returns undefined when it cannot be fetched */
const fetchWork = () => fetchedFileWork.fetch().catch(() => undefined);

type Inspection = LogoInspection | { kind: 'refused'; refusal: UploadError };

async function inspect(role: FileRole, file: File): Promise<Inspection> {
  if (role === 'icon') return (await fetchWork())?.inspectLogo(file) ?? { kind: 'refused', refusal: offline };
  if (file.size === 0) return { kind: 'refused', refusal: { code: 'empty' } };
  if (file.size > pdfMaxBytes) return { kind: 'refused', refusal: { code: 'too-large' } };
  return { kind: 'ready', preview: null };
}

function errorOf(answer: Answer<unknown>): UploadError {
  if (answer.kind === 'refused') return parseRefusal(answer.status, answer.data);
  return { code: answer.kind === 'data' ? 'server' : answer.kind };
}

function sha256Of(data: unknown): string | undefined {
  const sha256 =
    typeof data === 'object' && data !== null ? (data as { sha256?: unknown }).sha256 : undefined;
  return typeof sha256 === 'string' ? sha256 : undefined;
}

/**
 * One upload at a time: a new file takes the place of the one under way. What did not get through stays on the device,
 * and is sent by itself when the form is opened again.
 */
export function useUpload({ role, draftKey, onDone }: UploadOptions): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<{ stop(): void } | null>(null);
  /** The file that was chosen last. */
  const chosen = useRef<PendingFile | null>(null);
  const id = `${draftKey} ${role}`;

  /** Ends what is under way. @returns tells whether the new job is still the one that counts, and takes what ends it */
  const begin = useCallback(() => {
    running.current?.stop();
    const job = { stop: () => {} };
    running.current = job;
    return { isCurrent: () => running.current === job, onStop: (stop: () => void) => void (job.stop = stop) };
  }, []);

  const cancel = useCallback(() => {
    running.current?.stop();
    running.current = null;
    chosen.current = null;
    void dropPending(id);
    setState({ kind: 'idle' });
  }, [id]);

  async function send(pending: PendingFile) {
    if (draftKey === null) return;
    const { file, preview } = pending;
    const { name } = file;
    const job = begin();
    chosen.current = pending;
    setState({ kind: 'sending', name, share: 0 });
    void keepPending(id, pending);
    const finish = (data: unknown): boolean => {
      const sha256 = sha256Of(data);
      if (sha256 === undefined) return false;
      void dropPending(id);
      chosen.current = null;
      setState({ kind: 'idle' });
      onDone({ sha256, name, bytes: file.size, preview });
      return true;
    };
    const work = await fetchWork();
    if (!job.isCurrent()) return;
    if (!work) return setState({ kind: 'failed', name, error: offline });
    const recent = await work.findRecentUpload(role, draftKey, file);
    if (!job.isCurrent() || finish(recent)) return;
    const stop = work.uploadFile(
      { role, key: draftKey, file },
      {
        onProgress: (share) => job.isCurrent() && setState({ kind: 'sending', name, share }),
        onEnd: (answer) => {
          if (answer.kind === 'data' && finish(answer.data)) return;
          if (answer.kind === 'refused') void dropPending(id);
          setState({ kind: 'failed', name, error: errorOf(answer) });
        },
      },
    );
    job.onStop(stop);
  }

  /** The cropper is loaded when a picture needs it: most people come with a logo of the right size. */
  async function crop(file: File) {
    const { name } = file;
    const job = begin();
    const next: UploadState = await import('./cropper/logo-cropper.tsx').then(
      ({ LogoCropper: Cropper }) => ({ kind: 'cropping', name, file, Cropper }),
      () => ({ kind: 'failed', name, error: offline }),
    );
    if (job.isCurrent()) setState(next);
  }

  async function start(file: File) {
    const job = begin();
    chosen.current = { file, preview: null };
    setState({ kind: 'sending', name: file.name, share: 0 });
    const found = await inspect(role, file);
    if (!job.isCurrent()) return;
    if (found.kind === 'ready') await send({ file, preview: found.preview });
    else if (found.kind === 'larger') await crop(file);
    else setState({ kind: 'failed', name: file.name, error: found.refusal });
  }

  /** What was chosen, from the beginning: a picture that was never cut must not go as it is. */
  async function retry() {
    const pending = chosen.current;
    if (pending) await (role === 'icon' && pending.preview === null ? start(pending.file) : send(pending));
  }

  const resume = useEffectEvent((pending: PendingFile) => {
    if (running.current === null) void send(pending);
  });
  useEffect(() => {
    if (draftKey === null) return;
    let isGone = false;
    void findPending(id).then((pending) => pending && !isGone && resume(pending));
    return () => {
      isGone = true;
    };
  }, [draftKey, id]);
  useEffect(() => () => running.current?.stop(), []);

  // What the network kept back goes as soon as there is one again.
  useWhenOnline(() => {
    if (state.kind === 'failed' && state.error.code === 'offline') void retry();
  });

  return {
    state,
    start: (file) => void start(file),
    sendPart: (part) => void send(part),
    retry: () => void retry(),
    crop: () => chosen.current && void crop(chosen.current.file),
    cancel,
  };
}
