import { setupI18n, type I18n } from '@lingui/core';
import { startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '#ui/styles/tokens.css';
import type { PageModule } from '#routes/page.ts';
import { App } from './app.tsx';
import { startRouter } from './browser-router.ts';
import { applyHead } from './browser-head.ts';
import { pageStateElementId, type PageState } from './page-state.ts';

const pageModules = import.meta.glob<PageModule>('../routes/*.tsx');

interface Shown {
  state: PageState;
  module: PageModule;
  i18n: I18n;
  /** Called when the page stands in the document. */
  onShown: () => void;
}

async function prepare(state: PageState): Promise<Omit<Shown, 'onShown'>> {
  const load = pageModules[`../routes/${state.id}.tsx`];
  if (!load) throw new Error(`Unknown page ${state.id}`);
  const i18n = setupI18n({ locale: state.locale, messages: { [state.locale]: state.messages } });
  return { state, module: await load(), i18n };
}

let show: (next: Shown) => void = () => undefined;

function Root({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    show = (next) => startTransition(() => setShown(next));
  }, []);
  useLayoutEffect(() => shown.onShown(), [shown]);
  const { state, module, i18n } = shown;
  return (
    <App
      i18n={i18n}
      locale={state.locale}
      path={state.path}
      Page={module.default}
      data={state.data}
      layout={module.layout ?? {}}
    />
  );
}

/** Shows a page in place of the present one; settles when it stands in the document, so that scrolling finds it there. */
async function showPage(state: PageState, signal: AbortSignal): Promise<void> {
  const next = await prepare(state);
  if (signal.aborted) return;
  await new Promise<void>((onShown) => show({ ...next, onShown }));
  applyHead(next.module.head({ data: state.data as never, locale: state.locale, i18n: next.i18n }), state);
}

async function start(): Promise<void> {
  const element = document.getElementById(pageStateElementId);
  const root = document.getElementById('root');
  if (!element || !root) return;
  const state = JSON.parse(element.textContent ?? '') as PageState;
  const first = { ...(await prepare(state)), onShown: () => undefined };
  hydrateRoot(
    root,
    <StrictMode>
      <Root first={first} />
    </StrictMode>,
  );
  startRouter(showPage);
}

void start();
