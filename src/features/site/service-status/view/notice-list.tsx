import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Moment } from '#ui/moment/moment.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import type { NoticeState } from '../model/notice.ts';
import { noticeAnchors, placeOf, type NoticePlace } from '../model/notice-state.ts';
import type { StatusNotice } from '../model/status-notice.ts';
import { noticeStateWords, subjectNames } from './notice-words.tsx';
import styles from './notice-list.module.css';

function State({ state }: { state: NoticeState }) {
  const { name, icon } = noticeStateWords[state];
  return (
    <span className={styles.state}>
      <StatusIcon kind={icon} />
      {name}
    </span>
  );
}

/** When it began or will, and how long it is planned to take or took. */
function Times({ notice: { begin_time, planned_end_time, end_time } }: { notice: StatusNotice }) {
  return (
    <>
      <span>
        <Trans comment="when a disruption or maintenance began or begins">
          From <Moment time={begin_time} />
        </Trans>
      </span>
      {end_time !== null && (
        <span>
          <Trans comment="when a disruption or maintenance ended">
            Until <Moment time={end_time} />
          </Trans>
        </span>
      )}
      {end_time === null && planned_end_time !== null && (
        <span>
          <Trans comment="when maintenance is planned to end">
            Planned until <Moment time={planned_end_time} />
          </Trans>
        </span>
      )}
    </>
  );
}

/** The latest first: it says how things are now. */
function Updates({ updates }: { updates: StatusNotice['updates'] }) {
  if (updates.length === 0) return null;
  return (
    <ol className={styles.updates}>
      {updates.toReversed().map(({ time, state, text, lang }) => (
        <li key={time}>
          <p className={styles.facts}>
            <State state={state} />
            <span>
              <Moment time={time} />
            </span>
          </p>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Notice({ notice }: { notice: StatusNotice }) {
  const { state, subjects, title, text, updates, lang } = notice;
  return (
    <article className={styles.notice}>
      <h3 lang={lang}>{title}</h3>
      <p className={styles.facts}>
        <State state={state} />
        {subjects.map((subject) => (
          <span key={subject}>{subjectNames[subject]}</span>
        ))}
      </p>
      <p className={styles.facts}>
        <Times notice={notice} />
      </p>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      <Updates updates={updates} />
    </article>
  );
}

const headings: Record<NoticePlace, ReactNode> = {
  open: (
    <Trans comment="heading over notices of disruptions, and of maintenance that has begun">Notices</Trans>
  ),
  planned: <Trans>Planned maintenance</Trans>,
  past: <Trans comment="heading over notices of what is over">Past notices</Trans>,
};

/** The notices of one place, with their heading; nothing where there are none. */
export function NoticeList({ notices, place }: { notices: readonly StatusNotice[]; place: NoticePlace }) {
  const placed = notices.filter(({ state }) => placeOf(state) === place);
  if (placed.length === 0) return null;
  return (
    <section id={noticeAnchors[place]} className={styles.list}>
      <h2>{headings[place]}</h2>
      {placed.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}
