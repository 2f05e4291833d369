import type { MadePage } from './make-page.ts';
import type { PortalRenderer } from './page-renderer.ts';
import { priorities } from './priorities.ts';
import { createRenderPool, type RenderPoolOptions } from './render-pool.ts';
import type * as tasks from './render-worker.ts';

type Tasks = typeof tasks;

/** What comes from another thread is a plain array of bytes. */
const bufferOf = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, length);

const withBuffers = (body: MadePage['body']) => ({
  ...body,
  br: bufferOf(body.br),
});

/**
 * The renderer over what `npm run build` made in dist/. Nothing is rendered, compressed or drawn in the thread that calls it.
 * @param size as many threads as a portal leaves itself, if absent; a part of them where it is one of several processes
 */
export function createBuiltRenderer(
  distDir: string,
  size: Pick<RenderPoolOptions, 'threads' | 'part'> = {},
): PortalRenderer {
  const filename = new URL('./render-worker.ts', import.meta.url).href;
  const pool = createRenderPool({ filename, workerData: { distDir }, ...size });
  const at = (level: number) => ({ level });
  return {
    async makePage(order, { priority, known }) {
      const made = await pool.run<Tasks['makePage']>('makePage', { order, known }, priority);
      return made && { ...made, body: withBuffers(made.body) };
    },
    requirePlace: (priority) => pool.requirePlace(priority),
    makeStill: (order) => pool.run<Tasks['makeStill']>('makeStill', order, at(priorities.depth)),
    describePage: (input) => pool.run<Tasks['describePage']>('describePage', input, at(priorities.immediate)),
    async compressBody(body) {
      const compressed = await pool.run<Tasks['compressBody']>(
        'compressBody',
        { body },
        at(priorities.immediate),
      );
      return withBuffers(compressed);
    },
    drawPicture: (input) => pool.run<Tasks['drawPicture']>('drawPicture', input, at(priorities.picture)),
    drawIcon: (name) => pool.run<Tasks['drawIcon']>('drawIcon', name, at(priorities.picture)),
    renderMail: (input) => pool.run<Tasks['renderMail']>('renderMail', input, at(priorities.immediate)),
    readMailWords: (input) =>
      pool.run<Tasks['readMailWords']>('readMailWords', input, at(priorities.immediate)),
    parseMarkdown: (text) => pool.run<Tasks['parseMarkdown']>('parseMarkdown', text, at(priorities.visit)),
    development: false,
    readLoad: () => pool.readLoad(),
    close: () => pool.close(),
  };
}
