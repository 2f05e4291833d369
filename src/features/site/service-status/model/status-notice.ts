import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { noticeKinds, noticeStates, noticeSubjects } from './notice.ts';

const lang = v.optional(
  v.pipe(v.string(), v.description('Language of the text where it is not the requested one')),
);
const timeOrNull = (about: string) => v.pipe(v.nullable(timeSchema), v.description(about));

/** A notice of the team in one language. */
export const statusNoticeSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  kind: v.picklist(noticeKinds),
  state: v.picklist(noticeStates),
  subjects: v.pipe(
    v.array(v.picklist(noticeSubjects)),
    v.description('The services and products that the notice is about'),
  ),
  title: v.string(),
  text: v.string(),
  lang,
  begin_time: timeSchema,
  planned_end_time: timeOrNull('When maintenance is planned to end, or null for disruptions'),
  end_time: timeOrNull('When the team ended the notice, or null while it is open or planned'),
  updates: v.pipe(
    v.array(v.object({ time: timeSchema, state: v.picklist(noticeStates), text: v.string(), lang })),
    v.description('Updates, oldest first'),
  ),
});
export type StatusNotice = v.InferOutput<typeof statusNoticeSchema>;
