import { Box, Button, Chip, Link, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { answerLanguages, topicsOf, type Answer } from '../model/answer.ts';
import type { Purpose } from '#features/submission/submissions/model/state.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { topicWords } from './topic-words.ts';

const purposeWords: Record<Purpose, string> = { listing: 'Listings', application: 'Applications' };

function About({ answer }: { answer: Answer }) {
  const missing = answerLanguages.filter(({ code }) => answer.texts[code] === '');
  const changed = answer.update_time && `${answer.updated_by ?? ''}, ${describeTime(answer.update_time)}`;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
      {[
        missing.length > 0 && `English for ${missing.map(({ name }) => name).join(', ')}`,
        changed ?? 'Default',
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  );
}

function Row({ answer, onEdit }: { answer: Answer; onEdit: () => void }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', fontWeight: 600 }}
        >
          {answer.title}
          <Chip variant="outlined" label={topicWords(answer.topic)} />
        </Box>
        <Box>{answer.texts.en}</Box>
        <About answer={answer} />
      </Box>
      <Button color="inherit" aria-label={`Edit ${answer.title}`} onClick={onEdit}>
        Edit
      </Button>
    </Box>
  );
}

function Heading({ answers }: { answers: readonly Answer[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography component="h1" variant="h4" sx={{ flex: '1 1 auto' }}>
        Canned answers
      </Typography>
      <CsvButton list="answers" isEmpty={answers.length === 0} readRows={() => Promise.resolve(answers)} />
    </Box>
  );
}

/** One column, never wider than the screen. */
const column = { my: 3, maxWidth: 980, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

type Edited = { answer: Answer } | { purpose: Purpose };

/** The texts that reviewers insert into decisions, in twelve languages. */
export function AnswersPage() {
  const { data = [], isPending } = useGetList<Answer>('answers');
  const [edited, setEdited] = useState<Edited>();
  const purposes = (['listing', 'application'] as const).filter((purpose) =>
    data.some((answer) => answer.purpose === purpose),
  );
  return (
    <Box sx={column} aria-busy={isPending}>
      <title>Canned answers · Desk</title>
      <Link href="#/submissions">Review</Link>
      <Heading answers={data} />
      <Box sx={{ color: 'text.secondary' }}>
        Each answer is offered with its decision, in the submitter’s language. You can edit the text before
        you send it. The audit log keeps each change.
      </Box>
      {purposes.map((purpose) => {
        const topics = topicsOf(purpose);
        const answers = data
          .filter((answer) => answer.purpose === purpose)
          .toSorted((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic));
        return (
          <Paper key={purpose} component="section" variant="outlined" sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
              <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
                {purposeWords[purpose]}
              </Typography>
              <Button
                variant="outlined"
                color="inherit"
                aria-label={`Add an answer, ${purposeWords[purpose]}`}
                onClick={() => setEdited({ purpose })}
              >
                Add an answer
              </Button>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {answers.map((answer) => (
                <Row key={answer.id} answer={answer} onEdit={() => setEdited({ answer })} />
              ))}
            </Box>
          </Paper>
        );
      })}
      {edited && <AnswerDialog {...edited} onClose={() => setEdited(undefined)} />}
    </Box>
  );
}
