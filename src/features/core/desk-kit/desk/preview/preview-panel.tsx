import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePreview } from './use-preview.ts';

const widths = { phone: 375, desktop: 1440 } as const;
type Device = keyof typeof widths;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** One of a few ways to look at a preview. */
export function PreviewChoice<Value extends string>({ label, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: Value | null) => next && onChange(next)}
      sx={{ '& .MuiToggleButton-root': { py: 0.25, px: 1, textTransform: 'none' } }}
    >
      {values.map(([each, word]) => (
        <ToggleButton key={each} value={each}>
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export type ListedView = 'card' | 'page';

/** Whether a preview shows a DApp in the store, or its page. */
export function ListedViewChoice(props: Pick<ChoiceProps<ListedView>, 'value' | 'onChange'>) {
  return (
    <PreviewChoice
      label="What is shown"
      values={[
        ['card', 'In the store'],
        ['page', 'Its page'],
      ]}
      {...props}
    />
  );
}

/** The page in a frame that runs nothing, as wide as the device and drawn as large as the column allows. */
function Frame({ src, device, onFailed }: { src: string; device: Device; onFailed: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scrolled = useRef<number>(undefined);
  const [size, setSize] = useState({ width: 375, height: 600 });
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const width = widths[device];
  const scale = Math.min(1, size.width / width);
  return (
    <Box
      ref={room}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center' }}
    >
      <Box sx={{ width: width * scale, height: '100%' }}>
        <iframe
          ref={frame}
          title="Preview of the page"
          src={src}
          sandbox="allow-same-origin"
          onLoad={() => {
            // The next preview shows the same place of the page; the first one begins where its address says.
            // An answer that is no preview is not shown in a frame: its page is the browser's, which nothing can be asked of.
            const page = frame.current?.contentDocument?.defaultView;
            if (!page) return onFailed();
            if (scrolled.current !== undefined) page.scrollTo(0, scrolled.current);
            page.addEventListener('scroll', () => (scrolled.current = page.scrollY));
          }}
          style={{
            border: 0,
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            background: 'Canvas',
          }}
        />
      </Box>
    </Box>
  );
}

interface ChoicesProps {
  device: Device;
  theme: 'light' | 'dark';
  onDevice: (device: Device) => void;
  onTheme: (theme: 'light' | 'dark') => void;
}

function Choices({ device, theme, onDevice, onTheme }: ChoicesProps) {
  return (
    <>
      <PreviewChoice
        label="Width of the page"
        value={device}
        onChange={onDevice}
        values={[
          ['phone', 'Phone'],
          ['desktop', 'Desktop'],
        ]}
      />
      <PreviewChoice
        label="Theme of the page"
        value={theme}
        onChange={onTheme}
        values={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
      />
    </>
  );
}

interface PreviewPanelProps {
  /** Where previews are asked for, below the desk's API. */
  address: string;
  /** What is drawn, without the theme; undefined while something is missing. */
  request: object | undefined;
  /** What is missing then. */
  hint?: string | undefined;
  /** Further choices beside those of width and theme. */
  children?: ReactNode;
}

/** The page that visitors will get, from what is in the form. */
export function PreviewPanel({ address, request, hint, children }: PreviewPanelProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [failed, setFailed] = useState<string>();
  const { src, path, problem } = usePreview(address, request && { ...request, theme });
  return (
    <Box
      component="aside"
      aria-label="Preview"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        bgcolor: 'var(--sea-1)',
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="h6">
          Preview
        </Typography>
        {children}
        <Choices device={device} theme={theme} onDevice={setDevice} onTheme={setTheme} />
        <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{path}</Box>
      </Box>
      {!request && hint && <Box sx={{ p: 1.5, color: 'text.secondary' }}>{hint}</Box>}
      {problem && <Alert severity="warning">{problem}</Alert>}
      {src && failed === src && (
        <Alert severity="warning">The preview could not be loaded. Your next change loads it again.</Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0, p: 1.5, display: 'flex' }}>
        {src && request && (
          <Frame key={path?.split('?')[0]} src={src} device={device} onFailed={() => setFailed(src)} />
        )}
      </Box>
    </Box>
  );
}
