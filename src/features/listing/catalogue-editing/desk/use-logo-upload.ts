import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useReportUpload } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { PictureArea } from '#lib/picture-area.ts';
import { cutLogo, findLarger, readPicture, type LargerPicture } from './cut-logo.ts';

export interface LogoValue {
  /** Address of the stored logo, or hash of an uploaded one. */
  value: string;
  onChange: (value: string) => void;
}

/** Sends a logo, or the part of a larger picture that was chosen. What was uploaded is shown from this device: visitors' address of it exists once it is saved. */
export function useLogoUpload({ value, onChange }: LogoValue) {
  const dataProvider = useDataProvider();
  const [shown, setShown] = useState<{ hash: string; picture: string }>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [larger, setLarger] = useState<LargerPicture>();
  useReportUpload(isSending);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    setSending(true);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  const upload = async (blob: Blob) => {
    const { data } = await dataProvider.create<{ id: string }>('listings/logos', { data: blob });
    setShown({ hash: data.id, picture: await readPicture(blob) });
    onChange(data.id);
  };

  return {
    src: value === shown?.hash ? shown.picture : value,
    problem,
    isSending,
    larger,
    /** Never rejects. */
    send: (file: File) =>
      attempt(async () => {
        const found = await findLarger(file);
        if (found) setLarger(found);
        else await upload(file);
      }),
    /** Sends a part of the larger picture. Never rejects. */
    sendPart: (area: PictureArea) =>
      attempt(async () => {
        setLarger(undefined);
        if (larger) await upload(await cutLogo(larger.bitmap, area));
      }),
    forgetLarger: () => setLarger(undefined),
  };
}
