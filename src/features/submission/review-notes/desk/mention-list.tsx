import { useGetList } from 'react-admin';
import type { ReviewMention } from '../model/note.ts';
import styles from './notes.module.css';

const refetchMs = 30_000;

/** Above the queue: the notes in which colleagues mention the reader, until they mark them as done. Nothing while there are none. */
export function MentionList({ currentId }: { currentId: number | undefined }) {
  const { data = [] } = useGetList<ReviewMention>('mentions', {}, { refetchInterval: refetchMs });
  if (data.length === 0) return null;
  return (
    <section className={styles['mentions']} aria-labelledby="mentions">
      <h2 id="mentions">
        Mentions you <b>{data.length}</b>
      </h2>
      <ul>
        {data.map(({ id, submission_id, title, author, text }) => (
          <li key={id}>
            <a
              href={`#/submissions/${submission_id}/show`}
              aria-current={submission_id === currentId ? 'true' : undefined}
            >
              <b>{title}</b>
              <span>
                {author}: {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
