/**
 * The design's colors (src/ui/styles/tokens.css) for mails, which cannot use custom properties: light, and
 * dark where a mailbox has it.
 */
export const day = {
  paper: '#f6f9f7',
  sheet: '#ffffff',
  line: '#cedbe0',
  ink: '#0a2233',
  quiet: '#566e7e',
  well: '#edf3f3',
  link: '#0b5a7c',
  signal: '#ff6b47',
  onSignal: '#0a2233',
};

export const night: typeof day = {
  paper: '#061420',
  sheet: '#0b1e2e',
  line: '#1b3445',
  ink: '#e4efed',
  quiet: '#8ba4b0',
  well: '#0f2638',
  link: '#86e3cf',
  signal: '#ff7c5c',
  onSignal: '#061420',
};
