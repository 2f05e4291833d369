import { useLocale } from '#i18n/locale-context.tsx';
import { formatCount } from '#features/approvals/view/approval-text.ts';
import { classNames } from '#ui/class-names.ts';
import type { LineProblem } from '../model/judge-list.ts';
import styles from './batch-tool.module.css';
import { useLineWords } from './use-line-words.ts';

/** A line of the list with what is wrong with it. */
export function LineRow({ problem, text }: { problem: LineProblem; text: string }) {
  const locale = useLocale();
  const words = useLineWords();
  return (
    <li className={classNames(problem.kind === 'repeated' ? styles.warning : styles.error)}>
      <i>{formatCount(problem.line, locale)}</i>
      <span>{text}</span>
      <p>{words(problem)}</p>
    </li>
  );
}
