import { Box, Button, TextField, Typography } from '@mui/material';
import { Confirm } from 'react-admin';
import { useState } from 'react';
import type { Entry } from '../model/content-entry.ts';
import { localMinuteOf } from './content-words.ts';

/** What a field of the type `datetime-local` holds, taken as UTC. @param time RFC 3339 */
const toField = (time: string | null) => (time === null ? '' : time.slice(0, 16));
/** @returns RFC 3339 UTC, null for an empty field */
const fromField = (value: string) => (value === '' ? null : `${value}:00.000Z`);

export interface Times {
  from: string | null;
  until: string | null;
}

interface TimeRangeProps {
  times: Times;
  onTimes: (times: Times) => void;
  /** What happens without times. */
  without: string;
}

interface TimeFieldProps {
  label: string;
  value: string | null;
  onChange: (time: string | null) => void;
}

/** A time in UTC. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={toField(value)}
      onChange={(event) => onChange(fromField(event.target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ m: 0 }}
    />
  );
}

/** When something begins and ends, in UTC; the reader's own time below. */
export function TimeRange({ times: { from, until }, onTimes, without }: TimeRangeProps) {
  const local = [from && `from ${localMinuteOf(from)}`, until && `until ${localMinuteOf(until)}`].filter(
    Boolean,
  );
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))', pt: 0.5 }}
      >
        <TimeField label="From (UTC)" value={from} onChange={(time) => onTimes({ from: time, until })} />
        <TimeField label="Until (UTC)" value={until} onChange={(time) => onTimes({ from, until: time })} />
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {local.length > 0 ? `In your time: ${local.join(', ')}.` : without}
      </Box>
    </>
  );
}

interface AskFirstProps {
  isOpen: boolean;
  /** Do visitors see it now? */
  isOut: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function AskFirst({ isOpen, isOut, onConfirm, onClose }: AskFirstProps) {
  return (
    <Confirm
      isOpen={isOpen}
      title={isOut ? 'Take down this entry?' : 'Cancel the schedule of this entry?'}
      content={
        isOut
          ? 'Visitors no longer see it. Its text and versions stay here.'
          : 'It will not be published. Its text and versions stay here.'
      }
      confirm={isOut ? 'Take down' : 'Cancel schedule'}
      cancel={isOut ? 'Keep published' : 'Keep schedule'}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}

interface WhenPanelProps {
  entry: Entry | undefined;
  times: Times;
  /** The times are not those that are stored. */
  isTyped: boolean;
  isBusy: boolean;
  onTimes: (times: Times) => void;
  onSchedule: () => void;
  onTakeDown: () => void;
}

/** When it goes out and ends, in UTC; the reader's own time below. */
export function WhenPanel({
  entry,
  times,
  isTyped,
  isBusy,
  onTimes,
  onSchedule,
  onTakeDown,
}: WhenPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const { from } = times;
  const isOut = entry?.liveVersion !== null && entry !== undefined;
  return (
    <Box component="section" aria-labelledby="when" sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography component="h2" variant="h6" id="when">
        When
      </Typography>
      <TimeRange
        times={times}
        onTimes={onTimes}
        without="Without times, it is published immediately and has no end."
      />
      {isTyped && <Box sx={{ fontSize: 12 }}>Saved on this device, not scheduled yet.</Box>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" color="inherit" disabled={isBusy || from === null} onClick={onSchedule}>
          Schedule
        </Button>
        {entry && (isOut || entry.state === 'scheduled') && (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
            {isOut ? 'Take down' : 'Cancel schedule'}
          </Button>
        )}
      </Box>
      <AskFirst isOpen={isAsking} isOut={isOut} onConfirm={onTakeDown} onClose={() => setAsking(false)} />
    </Box>
  );
}
