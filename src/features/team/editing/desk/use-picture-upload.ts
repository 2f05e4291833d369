import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { pictureMaxBytes } from '#lib/upload-limits.ts';
import type { FactField } from '../model/content-kind.ts';
import { describeRefusal } from '../model/picture-words.ts';

export type PictureField = Extract<FactField, { type: 'picture' }>;

/** What a picture is uploaded for: a field of its own, or a text. */
export type PictureTarget = Pick<PictureField, 'name' | 'size'>;

interface UploadParts {
  kind: string;
  field: PictureTarget;
  onAddress: (address: string) => void;
}

/** Sends a picture for a field. A later choice replaces one that is still being sent. */
export function usePictureUpload({ kind, field, onAddress }: UploadParts) {
  const dataProvider = useDataProvider();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  /** Never rejects. */
  const send = async (file: File): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    setProblem(undefined);
    if (file.size > pictureMaxBytes) {
      setProblem(describeRefusal({ code: 'too-large' }, field.size));
      return;
    }
    setSending(true);
    try {
      const path = `content/${kind}/pictures/${field.name}`;
      const { data } = await dataProvider.create<{ id: string }>(path, { data: file });
      if (own === latest.current) onAddress(data.id);
    } catch (error) {
      if (own === latest.current) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      if (own === latest.current) setSending(false);
    }
  };

  return { send, isSending, problem, forgetProblem: () => setProblem(undefined) };
}
