import { Box, Button } from '@mui/material';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import type { Issue, LanguageShare } from '../../model/issues/issue.ts';

function giftOf({ locale, gets }: LanguageShare): string {
  if (gets === null) return 'No email, because the language is missing';
  return gets === locale ? localeWord(locale) : `${localeWord(gets)}, because the language is missing`;
}

interface LanguageTableProps {
  issue: Issue;
  /** Its mail is shown below. */
  shown: string;
  onShow: (locale: string) => void;
}

/** What the readers of each language get; languages without readers whose text is missing are left out. */
export function LanguageTable({ issue, shown, onShow }: LanguageTableProps) {
  const rows = issue.languages.filter(({ locale, gets, subscribers }) => subscribers > 0 || gets === locale);
  const cell = { py: 0.5, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'start' };
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: 1 }}>
      <thead>
        <tr>
          {['Language', 'Subscribers', 'They get', 'Email'].map((name) => (
            <Box component="th" scope="col" key={name} sx={{ ...cell, color: 'text.secondary' }}>
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.locale}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
              {localeWord(row.locale)}
            </Box>
            <Box component="td" sx={cell}>
              {row.subscribers.toLocaleString('en')}
            </Box>
            <Box
              component="td"
              sx={{ ...cell, color: row.gets === row.locale ? 'text.primary' : 'warning.main' }}
            >
              {giftOf(row)}
            </Box>
            <Box component="td" sx={cell}>
              {row.gets === row.locale && (
                <Button
                  size="small"
                  aria-pressed={shown === row.locale}
                  aria-label={`Show the email in ${localeWord(row.locale)}`}
                  onClick={() => onShow(row.locale)}
                >
                  Show
                </Button>
              )}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
