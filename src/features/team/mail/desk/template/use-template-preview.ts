import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { MailWords } from '../../model/template/mail-words.ts';

interface ShownExample {
  /** Name of the page that the frame shows. */
  id: string;
  subject: string;
  text: string;
}

/** How long typing must pause. */
const pauseMs = 400;

/** The mail about an example with the words of the form; the latest one while the words cannot be used. */
export function useTemplatePreview(id: string, words: MailWords, isUsable: boolean) {
  const dataProvider = useDataProvider();
  const [shown, setShown] = useState<ShownExample>();
  const [problem, setProblem] = useState<string>();
  const wanted = JSON.stringify({ words });
  useEffect(() => {
    if (!isUsable) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      dataProvider
        .create<ShownExample>(`mail-templates/${id}/previews`, { data: JSON.parse(wanted) as object })
        .then(({ data }) => {
          if (!isWanted) return;
          setShown(data);
          setProblem(undefined);
        })
        .catch((error: Error) => isWanted && setProblem(error.message));
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [dataProvider, id, wanted, isUsable]);
  return { shown, problem };
}
