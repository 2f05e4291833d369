import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { DelistingChoice } from '#features/catalogue/desk/delisting-choice.tsx';
import type { DelistingReason } from '#features/catalogue/model/delisting.ts';
import { TimeField, TimeRange } from '#features/editing/desk/when-panel.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { DraftPlan } from '../model/listing-edit.ts';
import type { ItemForm } from './use-item-form.ts';

function Section({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography component="h2" variant="h6" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function DeleteDraft({ form }: { form: ItemForm }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" disabled={form.isBusy} onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Delete this draft?"
        content="It cannot be restored. What is listed stays as it is."
        confirm="Delete draft"
        cancel="Keep"
        onConfirm={() => {
          setAsking(false);
          void form.deleteDraft();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** When a draft is published, and when its item is delisted again. */
export function DraftSchedule({ form, plan }: { form: ItemForm; plan: DraftPlan }) {
  const [times, setTimes] = useState({ from: plan.from, until: plan.until });
  const [reason, setReason] = useState<DelistingReason | ''>(plan.reason ?? '');
  const { from, until } = times;
  const isWhole = from !== null && (until === null || reason !== '');
  const schedule = () => {
    if (from !== null)
      void form.schedule({ from, until, reason: until === null || reason === '' ? null : reason });
  };
  return (
    <Section title="When" id="draft-when">
      <TimeRange
        times={times}
        onTimes={setTimes}
        without="Without a time, it stays a draft until you publish it."
      />
      {until !== null && <DelistingChoice reason={reason} onChoose={setReason} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" disabled={form.isBusy || !isWhole} onClick={schedule}>
          Schedule
        </Button>
        {plan.state === 'scheduled' && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={form.isBusy}
            onClick={() => void form.cancelSchedule()}
          >
            Cancel schedule
          </Button>
        )}
        <DeleteDraft form={form} />
      </Box>
    </Section>
  );
}

/** When a listed item is delisted by itself. */
export function DelistingSchedule({ form }: { form: ItemForm }) {
  const { planned } = form.base;
  const [time, setTime] = useState<string | null>(null);
  const [reason, setReason] = useState<DelistingReason | ''>('');
  if (planned)
    return (
      <Section title="When" id="listed-until">
        <Typography>
          {planned.by} scheduled that it is delisted on {describeTime(planned.time)}.
        </Typography>
        <div>
          <Button
            variant="outlined"
            color="inherit"
            disabled={form.isBusy}
            onClick={() => void form.planDelisting({ time: null, reason: null })}
          >
            Keep it listed
          </Button>
        </div>
      </Section>
    );
  return (
    <Section title="When" id="listed-until">
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))', pt: 0.5 }}
      >
        <TimeField label="Listed until (UTC)" value={time} onChange={setTime} />
        {time !== null && <DelistingChoice reason={reason} onChoose={setReason} />}
      </Box>
      <div>
        <Button
          variant="outlined"
          color="inherit"
          disabled={form.isBusy || time === null || reason === ''}
          onClick={() => {
            if (reason !== '') void form.planDelisting({ time, reason });
          }}
        >
          Schedule delisting
        </Button>
      </div>
    </Section>
  );
}
