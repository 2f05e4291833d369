interface ShortcutRow {
  /** As the shortcuts name them. */
  keys: readonly string[];
  /** As people read them, where that differs; otherwise the keys that act, one behind the other. */
  label?: string;
  does: string;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Every shortcut of the desk, in the order of the sheet. */
const rows = [
  { keys: ['j', 'k'], does: 'Next, previous in the list' },
  { keys: ['o'], label: 'Enter / o', does: 'Open the focused item' },
  { keys: ['g'], does: 'Take the most urgent unassigned item' },
  { keys: ['t'], does: 'Assign the case to yourself, or give it back' },
  { keys: ['x'], does: 'Select the open item, to assign or reject several together' },
  { keys: ['/'], does: 'Filter this list' },
  { keys: ['q'], does: 'Open or close the list beside the item' },
  { keys: digits, does: 'Jump to a part of the item' },
  { keys: ['a', 'c', 'r'], does: 'Pick a decision: approve, request changes, reject' },
  { keys: ['i'], does: 'Invite to an interview' },
  { keys: ['f'], does: 'Mark a field to change: type its name' },
  { keys: ['e'], does: 'Correct a fact while approving: type the name of its field' },
  { keys: ['v'], does: 'Show the item as visitors will see it' },
  { keys: ['n'], does: 'Note for colleagues' },
  { keys: ['Control+Enter'], label: 'Ctrl Enter', does: 'Send the decision and take the next item' },
  { keys: ['z'], does: 'Undo the decision while its mail waits (25 s)' },
  { keys: ['Control+s'], label: 'Ctrl S', does: 'Save' },
  { keys: ['Alt+e'], label: 'Alt E', does: 'Show the English text beside' },
  { keys: ['Control+k'], label: 'Ctrl K', does: 'Find an item or a screen' },
  { keys: ['?'], does: 'These shortcuts' },
] as const satisfies readonly ShortcutRow[];

/** A key that the sheet explains. The compiler refuses any other where the desk listens to it. */
export type ShortcutKey = (typeof rows)[number]['keys'][number];

/** `1 to 4`, `a / c`. */
function labelOf({ keys, label }: ShortcutRow, active: readonly string[]): string {
  if (label !== undefined) return label;
  return keys === digits && active.length > 1 ? `${active[0]} to ${active.at(-1)}` : active.join(' / ');
}

/** What the sheet says of the keys that act. @param shortcuts each with words of its own, or undefined */
export function describeShortcuts(
  shortcuts: ReadonlyMap<string, string | undefined>,
): { label: string; does: string }[] {
  return rows.flatMap((row: ShortcutRow) => {
    const active = row.keys.filter((key) => shortcuts.has(key));
    if (active.length === 0) return [];
    const own = active.map((key) => shortcuts.get(key)).find((words) => words !== undefined);
    return [{ label: labelOf(row, active), does: own ?? row.does }];
  });
}
