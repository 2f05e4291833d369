import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { judgeWords, type JudgedWord } from '../../model/judge-words.ts';
import { wordLists } from '../../model/word-lists.ts';
import styles from './keys-file.module.css';

/** Every word of a phrase with its place while it is typed, to compare with the paper; unknown ones with similar words. */
export function TypedWords({ text }: { text: string }) {
  const { t } = useLingui();
  const { list, count, words } = useMemo(() => judgeWords(text), [text]);
  const name = list && wordLists[list].name;
  return (
    <>
      <p className={styles.strength} role="status">
        {name ? t`Number of words: ${count}. Word list: ${name}.` : ''}
      </p>
      {words.length > 0 ? (
        <ol className={styles.words} aria-label={t`Words entered`}>
          {words.map((judged) => (
            <TypedWord key={judged.place} judged={judged} lang={list && wordLists[list].tag} />
          ))}
        </ol>
      ) : null}
    </>
  );
}

interface TypedWordProps {
  judged: JudgedWord;
  /** Of the word list. */
  lang: string | undefined;
}

function TypedWord({ judged: { word, state, suggestions }, lang }: TypedWordProps) {
  const locale = useLocale();
  const shown = (
    <span translate="no" lang={lang}>
      {word}
    </span>
  );
  if (state !== 'unknown') return <li>{shown}</li>;
  const similar = formatList(suggestions, locale);
  return (
    <li className={styles.unknown}>
      <div>
        {shown}
        <small>
          {similar === '' ? (
            <Trans>Not in the word list</Trans>
          ) : (
            <Trans>Not in the word list. Similar words: {similar}</Trans>
          )}
        </small>
      </div>
    </li>
  );
}
