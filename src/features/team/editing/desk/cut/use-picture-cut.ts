import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PictureArea } from '#lib/picture-area.ts';
import { pictureHashOf } from '../../model/picture-address.ts';
import type { PictureCut } from '../../model/picture-cut.ts';
import type { PictureTarget } from '../use-picture-upload.ts';

interface CutParts {
  kind: string;
  field: PictureTarget;
  /** Address of the picture that is shown now. */
  value: string;
  onAddress: (address: string) => void;
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Another part of the picture that is in a field. */
export function usePictureCut({ kind, field, value, onAddress }: CutParts) {
  const dataProvider = useDataProvider();
  const [cut, setCut] = useState<PictureCut>();
  const [problem, setProblem] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const isAsking = useRef(false);
  const path = `content/${kind}/pictures/${field.name}`;
  const hash = pictureHashOf(value);

  /** Opens the whole picture. Never rejects. */
  const open = async (): Promise<void> => {
    if (hash === undefined || isAsking.current) return;
    isAsking.current = true;
    setProblem(undefined);
    try {
      setCut((await dataProvider.getOne<PictureCut>(path, { id: hash })).data);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      isAsking.current = false;
    }
  };

  /** Never rejects. */
  const use = async (area: PictureArea): Promise<void> => {
    if (!cut) return;
    setCut(undefined);
    setCutting(true);
    try {
      const { data } = await dataProvider.create<{ id: string }>(`${path}/${cut.id}/cuts`, { data: area });
      onAddress(data.id);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setCutting(false);
    }
  };

  return {
    /** Generated charts have no parts. */
    isPossible: hash !== undefined,
    cut,
    open,
    use,
    close: () => setCut(undefined),
    isCutting,
    problem,
    forgetProblem: () => setProblem(undefined),
  };
}
