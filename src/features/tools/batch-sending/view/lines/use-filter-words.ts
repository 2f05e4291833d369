import { useLingui } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { LineFilter } from '../../model/line-filter.ts';

/** What is shown, and how many lines that are. */
export function useFilterWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return (filter: LineFilter, lines: number) => {
    const count = formatCount(lines, locale);
    return {
      check: t`To check (${count})`,
      errors: t`Errors (${count})`,
      warnings: t`Warnings (${count})`,
      all: t`All lines (${count})`,
    }[filter];
  };
}
