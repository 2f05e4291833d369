import { performEntryAction, exportAll, importAll } from './contents.ts';
import { approve, reject, requestChanges } from './decisions.ts';
import type { DeskCommand } from './desk-command.ts';
import { list, show } from './lists.ts';
import { refund } from './refunds.ts';

export const deskCommands: Record<string, (command: DeskCommand) => Promise<void>> = {
  list,
  show,
  approve,
  reject,
  'request-changes': requestChanges,
  refund,
  publish: (command) => performEntryAction(command, 'publish', 'published'),
  unpublish: (command) => performEntryAction(command, 'unpublish', 'taken down'),
  export: exportAll,
  import: importAll,
};
