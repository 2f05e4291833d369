import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { DelistingChoice } from '#features/store/catalogue/desk/delisting-choice.tsx';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { writeKept } from '#features/team/editing/desk/kept-body.ts';
import { useKeptPart } from '#features/team/editing/desk/kept-part.ts';
import { TimeField, TimeRange } from '#features/team/editing/desk/when-panel.tsx';
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
        content="A deleted draft cannot be restored. The listed item does not change."
        confirm="Delete draft"
        cancel="Keep draft"
        onConfirm={() => {
          setAsking(false);
          void form.deleteDraft();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Dates and a reason as they are in the form. */
interface Typed {
  from: string | null;
  until: string | null;
  reason: DelistingReason | '';
}

const nothingTyped: Typed = { from: null, until: null, reason: '' };

const NotScheduled = () => <Box sx={{ fontSize: 12 }}>Saved on this device, not scheduled yet.</Box>;

/** When a draft is published, and when its item is delisted again. */
export function DraftSchedule({ form, plan }: { form: ItemForm; plan: DraftPlan }) {
  const stored: Typed = { from: plan.from, until: plan.until, reason: plan.reason ?? '' };
  const { part, setPart, isChanged } = useKeptPart('listing-draft.times', plan.id, stored);
  const { from, until, reason } = part;
  const isWhole = from !== null && (until === null || reason !== '');
  const schedule = () => {
    if (from !== null)
      void form.schedule({ from, until, reason: until === null || reason === '' ? null : reason });
  };
  return (
    <Section title="When" id="draft-when">
      <TimeRange
        times={part}
        onTimes={(times) => setPart({ ...part, ...times })}
        without="Without a time, it stays a draft until you publish it."
      />
      {until !== null && (
        <DelistingChoice reason={reason} onChoose={(chosen) => setPart({ ...part, reason: chosen })} />
      )}
      {isChanged && <NotScheduled />}
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

const delistingTimes = 'listing.until';

/** Asks when and why; what is typed is kept until it is scheduled. */
function DelistingForm({ form }: { form: ItemForm }) {
  const { part, setPart, isChanged } = useKeptPart(delistingTimes, form.base.id, nothingTyped);
  const { until: time, reason } = part;
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))', pt: 0.5 }}
      >
        <TimeField
          label="Listed until (UTC)"
          value={time}
          onChange={(until) => setPart({ ...part, until })}
        />
        {time !== null && (
          <DelistingChoice reason={reason} onChoose={(chosen) => setPart({ ...part, reason: chosen })} />
        )}
      </Box>
      {isChanged && <NotScheduled />}
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
    </>
  );
}

/** When a listed item is delisted by itself. */
export function DelistingSchedule({ form }: { form: ItemForm }) {
  const { planned, id } = form.base;
  const isPlanned = planned !== null;
  // What was typed is scheduled now.
  useEffect(() => {
    if (isPlanned) writeKept(delistingTimes, id, undefined);
  }, [isPlanned, id]);
  return (
    <Section title="When" id="listed-until">
      {planned ? (
        <>
          <Typography>
            {planned.by} scheduled the delisting for {describeTime(planned.time)}.
          </Typography>
          <div>
            <Button
              variant="outlined"
              color="inherit"
              disabled={form.isBusy}
              onClick={() => void form.planDelisting({ time: null, reason: null })}
            >
              Cancel delisting
            </Button>
          </div>
        </>
      ) : (
        <DelistingForm form={form} />
      )}
    </Section>
  );
}
